import { afterComma, afterSpace, afterValue } from './jsonWalk'

/** An entry of a list, or a field of an object with its name: where its text begins and ends. */
export type EntrySpan = { name?: string; start: number; end: number }

/**
 * The entries of the list or object that begins at an offset, in their order.
 *
 * @param text that JSON.parse accepts
 */
export function entriesAt(text: string, offset: number): EntrySpan[] {
  const isObject = text[offset] === '{'
  const closing = isObject ? '}' : ']'
  const entries: EntrySpan[] = []
  let start = afterSpace(text, offset + 1)
  while (text[start] !== closing) {
    const nameEnd = isObject ? afterValue(text, start) : start
    const end = isObject ? afterValue(text, afterSpace(text, afterSpace(text, nameEnd) + 1)) : afterValue(text, start)
    entries.push(isObject ? { name: JSON.parse(text.slice(start, nameEnd)) as string, start, end } : { start, end })
    start = afterComma(text, end)
  }
  return entries
}
