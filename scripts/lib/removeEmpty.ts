import { existsSync, readdirSync, rmdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Takes a folder away in which nothing is left, and those around it. */
export function removeEmpty(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder))
}
