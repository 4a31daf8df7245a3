import { readFileSync, statSync } from 'node:fs'

/** Whether two files are there and hold the same bytes. */
export function holdTheSame(one: string, other: string): boolean {
  const [size, otherSize] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false })?.size)
  return size !== undefined && size === otherSize && readFileSync(one).equals(readFileSync(other))
}
