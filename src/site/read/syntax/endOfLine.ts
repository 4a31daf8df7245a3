/** Where the line of an offset ends: at its line break, or with the text. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
