import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { createFile } from '../../src/site/text/createFile'
import { clearLeftovers } from '../../src/site/text/writeWhole'

/**
 * Copies a content beside itself, as one file with a name that no other has: "pages.before.json", or with a number. A copy that is there already is not made again.
 *
 * @param bytes of the content
 * @returns the path of the copy
 * @throws the error of the file system
 */
export function keepCopy(path: string, bytes: Buffer): string {
  const ending = extname(path)
  const start = path.slice(0, path.length - ending.length)
  for (let count = 1; ; count++) {
    const copy = `${start}.before${count === 1 ? '' : `-${count}`}${ending}`
    clearLeftovers(copy)
    // One that was killed behind its copy does not make a second.
    if (!existsSync(copy)) createFile(copy, bytes)
    else if (!readFileSync(copy).equals(bytes)) continue
    return copy
  }
}
