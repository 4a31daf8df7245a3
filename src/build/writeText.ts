import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../site/schema/site'
import { compressed, type CompressedForm, isCompressible, NOT_AT_ALL } from './compress'
import { fewAtOnce } from './fewAtOnce'

/** A page and its file; the key names all that it is made of. */
export type PageJob = { page: Page; file: string; key?: string }

export type WriteFailure = { source: Page['source']; sectionType: string; message: string }

/** How strongly a file is compressed, if at all, or the forms that were made before. */
type Strength = number | readonly CompressedForm[]

/** A file by its path in the site, or its address, with its content. */
export type TextFile = readonly [name: string, content: string | Uint8Array, strength: Strength]

/** Files that are compressed and written at the same time. */
const MOST_AT_ONCE = 16

/** Writes files into a folder, each with its compressed forms. */
export async function writeTexts(folder: string, files: readonly TextFile[]): Promise<void> {
  await fewAtOnce(MOST_AT_ONCE, files, ([name, content, strength]) => writeText(folder, name, Buffer.from(content), strength))
}

/**
 * Writes a file into a folder, and beside it the forms that hosts send compressed.
 *
 * @throws Error of the file system, also where the folder is not there
 */
export async function writeText(folder: string, name: string, bytes: Buffer, strength: Strength): Promise<void> {
  const path = join(folder, name)
  await makeFolders(folder, name)
  const forms = typeof strength !== 'number' ? strength : isCompressible(path) && strength !== NOT_AT_ALL ? await compressed(bytes, strength) : []
  // Nobody else has written it: of two writers both would leave a part.
  const flag = 'wx'
  await Promise.all([writeFile(path, bytes, { flag }), ...forms.map((form) => writeFile(path + form.ending, form.bytes, { flag }))])
}

/** Makes the folders in which a file lies, below one that is there: taken away by a build that was interrupted, it must not come again. */
async function makeFolders(folder: string, name: string): Promise<void> {
  let made = folder
  for (const part of name.split('/').filter(Boolean).slice(0, -1)) {
    made = join(made, part)
    await mkdir(made).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
