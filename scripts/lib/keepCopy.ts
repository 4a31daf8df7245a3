import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { createFile } from '../../src/site/text/createFile'
import { clearLeftovers } from '../../src/site/text/writeWhole'
import { holdTheSame } from './holdTheSame'

/**
 * Copies a file beside itself under a name that no other has: "pages.before.json", or with a number. A copy that is there already is not made again.
 *
 * @returns the path of the copy
 * @throws the error of the file system
 */
export function keepCopy(path: string): string {
  const ending = extname(path)
  const start = path.slice(0, path.length - ending.length)
  for (let count = 1; ; count++) {
    const copy = `${start}.before${count === 1 ? '' : `-${count}`}${ending}`
    clearLeftovers(copy)
    // One that was killed behind its copy does not make a second.
    if (holdTheSame(path, copy)) return copy
    if (existsSync(copy)) continue
    createFile(copy, { copyOf: path })
    return copy
  }
}
