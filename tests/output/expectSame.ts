import { expect, inject } from 'vitest'
import { contents } from './contents'

/** Compares the site with the one that was built for all tests: file by file, so that a difference has a name. */
export function expectSame(out: string, site: 'main' | 'bakery' = 'main'): number {
  const [first, second] = [contents(inject('sites')[site].folder), contents(out)]
  expect([...second.keys()]).toEqual([...first.keys()])
  for (const [file, bytes] of second) expect(bytes === first.get(file), file).toBe(true)
  return first.size
}
