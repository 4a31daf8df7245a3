/** What went wrong, and where in the files of the blocks, where that is known. */
export function reasonOf(error: unknown): string {
  try {
    if (!(error instanceof Error)) return String(error)
    const [, place] = /(src[\\/]blocks[\\/][^\s:()]+:\d+(?::\d+)?)/.exec(error.stack ?? '') ?? []
    return `${error.message || error.name}${place === undefined ? '' : ` (${place})`}`
  } catch {
    return 'not even its error can be read'
  }
}
