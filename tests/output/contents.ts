import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** All files of a folder with their bytes. */
export function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), readFileSync(file, 'base64')]),
  )
}
