import { constants, copyFileSync, existsSync } from 'node:fs'
import { extname } from 'node:path'

/**
 * Copies a file beside itself under a name that no other has: "pages.before.json", or with a number.
 *
 * @returns the path of the copy
 * @throws the error of the file system
 */
export function keepCopy(path: string): string {
  const ending = extname(path)
  const start = path.slice(0, path.length - ending.length)
  for (let count = 1; ; count++) {
    const copy = `${start}.before${count === 1 ? '' : `-${count}`}${ending}`
    if (existsSync(copy)) continue
    copyFileSync(path, copy, constants.COPYFILE_EXCL)
    return copy
  }
}
