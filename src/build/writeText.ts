import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '../site/schema/site'
import { compressed, isCompressible } from './compress'

export type PageJob = { page: Page; file: string }

export type WriteFailure = { source: Page['source']; sectionType: string; message: string }

/** Writes a file, and beside it the forms that hosts send compressed. */
export async function writeText(path: string, bytes: Buffer, strength: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const forms = isCompressible(path) ? await compressed(bytes, strength) : []
  // Nobody else has written it: of two writers both would leave a part.
  const flag = 'wx'
  await Promise.all([writeFile(path, bytes, { flag }), ...forms.map((form) => writeFile(path + form.ending, form.bytes, { flag }))])
}
