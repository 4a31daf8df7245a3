/** A value as it is read: the words of a text, "nothing" where there is none, and all else as it is written. */
export function wordsOfValue(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
