import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './mark'

/** Whether two folders hold the same files, to the byte; also where one of them is not there. */
export function isSameFolder(one: string, other: string): boolean {
  if (![one, other].every((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())) return false
  const [files, others] = [filesIn(one).sort(), filesIn(other).sort()]
  if (files.join('\n') !== others.join('\n')) return false
  const both = files.map((name) => [join(one, name), join(other, name)] as const)
  // Most that differ differ in size, which is known without reading.
  return both.every(([own, its]) => statSync(own).size === statSync(its).size) && both.every(([own, its]) => readFileSync(own).equals(readFileSync(its)))
}
