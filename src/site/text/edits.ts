/** Replaces `length` characters at `offset` of a text by other ones. */
export type Edit = { offset: number; length: number; by: string }

/** The text with all edits made. They are meant for the text as it is, in any order; of two that overlap only the first counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let end = 0
  const parts: string[] = []
  for (const { offset, length, by } of edits.toSorted((one, other) => one.offset - other.offset || one.length - other.length)) {
    if (offset < end) continue
    parts.push(text.slice(end, offset), by)
    end = offset + length
  }
  return parts.join('') + text.slice(end)
}
