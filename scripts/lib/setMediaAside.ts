import { mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Blocks } from '../../src/blocks/schemas'
import type { MediaBytes } from '../../src/authoring/edit/mediaExchange'
import { mediaUses } from '../../src/site/check/mediaUses'
import { namesOnDisk, renamable } from '../../src/site/media/readMedia'
import { readAll } from '../../src/site/read/include/readAll'
import { schemaOf } from '../../src/site/schema/composed'
import { plainFile } from '../../src/site/schema/itemFields'
import type { WrittenFile } from '../../src/site/schema/schema'
import { createFile } from '../../src/site/text/createFile'
import { clearLeftovers } from '../../src/site/text/writeWhole'
import { holdTheSame } from './holdTheSame'

/**
 * Copies the files of media/ that a content file uses into a folder beside the copy of it: "media.before/" for "pages.before.json". What
 * it does not use is the owner's, and stays.
 *
 * @param before the bytes of the file
 * @param copy where these are kept
 * @returns the folder, and the files to take out of media/; no file where the content has mistakes, and nobody knows what it uses
 * @throws the error of the file system
 */
export function setMediaAside(pages: string, before: Uint8Array, copy: string, blocks: Blocks): { folder: string; gone: MediaBytes[] } {
  const folder = join(dirname(pages), basename(copy).replace(/^.*?\.(before(?:-\d+)?)\.[^.]*$/, 'media.$1'))
  const { value } = readAll(before)
  if (!schemaOf(blocks).safeParse(value).success) return { folder, gone: [] }
  // The schema has just accepted it.
  const used = new Set(mediaUses(schemaOf(blocks), plainFile(value as WrittenFile)).map(({ path }) => path))
  const [free, onDisk] = [renamable(pages), namesOnDisk(pages)]
  const names = [...used].filter((path) => free.has(path))
  for (const name of names) {
    const [source, target] = [join(dirname(pages), onDisk.get(name) ?? name), join(folder, name.replace(/^media\//, ''))]
    mkdirSync(dirname(target), { recursive: true })
    // Killed half-way, the command has made some of them, and may have been about to make one.
    clearLeftovers(target)
    if (!holdTheSame(source, target)) createFile(target, readFileSync(source))
  }
  return { folder, gone: names.map((name) => ({ name, bytes: undefined })) }
}
