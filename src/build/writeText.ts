import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '../site/schema/site'
import { compressed, isCompressible } from './compress'
import { fewAtOnce } from './fewAtOnce'

export type PageJob = { page: Page; file: string }

export type WriteFailure = { source: Page['source']; sectionType: string; message: string }

/** A file by its path in the site, or its address, with its content and how strongly that is compressed. */
export type TextFile = readonly [name: string, content: string | Uint8Array, strength: number]

/** Files that are compressed and written at the same time. */
const MOST_AT_ONCE = 16

/** Writes files into a folder, each with its compressed forms. */
export async function writeTexts(folder: string, files: readonly TextFile[]): Promise<void> {
  await fewAtOnce(MOST_AT_ONCE, files, ([name, content, strength]) => writeText(join(folder, name), Buffer.from(content), strength))
}

/** Writes a file, and beside it the forms that hosts send compressed. */
export async function writeText(path: string, bytes: Buffer, strength: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const forms = isCompressible(path) ? await compressed(bytes, strength) : []
  // Nobody else has written it: of two writers both would leave a part.
  const flag = 'wx'
  await Promise.all([writeFile(path, bytes, { flag }), ...forms.map((form) => writeFile(path + form.ending, form.bytes, { flag }))])
}
