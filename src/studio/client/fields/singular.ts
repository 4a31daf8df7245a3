/** The name of a list as that of one of its entries: "Questions" as "Question". */
export const singular = (title: string) => title.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

/** The first words of an entry, or its number. */
export function nameOf(entry: unknown, title: string, index: number): string {
  const words = typeof entry === 'string' ? entry : Object.values(entry ?? {}).find((value) => typeof value === 'string' && /\s|^[A-Z]/.test(value))
  return typeof words === 'string' && words.trim() !== '' ? words.slice(0, 60) : `${title} ${index + 1}`
}
