import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Blocks } from '../../blocks/schemas'
import type { Media } from '../../site/media/media'
import { readWhole } from '../../site/read/include/readWhole'
import { changeFile } from './changeFile'
import { type Fixed, fix } from './fix'

const SCHEMA = join(import.meta.dirname, '../../../schema/pages.schema.json')

/**
 * Mends a content file in its place; that can be undone as any other change. A file with nothing to mend, or none at all, is not touched.
 *
 * @param media what lies in media/; without it nobody has looked
 * @returns what was done, by line of the file as it was
 * @throws ChangedMeanwhile when somebody has saved it meanwhile, or the error of the file system when it cannot be read or written
 */
export function fixFile(path: string, blocks: Blocks, media?: Media): Fixed[] {
  if (!existsSync(path)) return []
  const bytes = readWhole(path)
  const { bytes: mended, fixed } = fix(bytes, blocks, pointerFrom(path), media)
  if (fixed.length > 0)
    changeFile(path, bytes, Buffer.from(mended), {
      done: fixed.map(({ line, message, file }) => (file === undefined ? `Line ${line}: ${message}.` : `${file}, line ${line}: ${message}.`)),
    })
  return fixed
}

/** How a file names the schema: the way from its folder. Undefined where there is no such folder. */
export function pointerFrom(path: string): string | undefined {
  const folder = dirname(path)
  if (!existsSync(folder)) return undefined
  const way = relative(existsSync(path) ? dirname(realpathSync(path)) : realpathSync(folder), realpathSync(SCHEMA)).replaceAll('\\', '/')
  return way.startsWith('.') ? way : `./${way}`
}
