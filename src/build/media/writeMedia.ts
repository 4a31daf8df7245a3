import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { derivedAddress, MEDIA_ASSETS, parseDerived } from '../../parts/mediaFile'
import { NOT_AT_ALL } from '../compress'
import { runInChild } from '../runInChild'
import { writeText } from '../writeText'
import { loadSource } from './loadSource'
import { createMaker } from './maker'
import type { MediaResult, MediaTask } from './mediaProcess'

/** How strongly drawings are compressed: they are few, and are sent as texts are. */
const STRENGTH = 10

/**
 * Writes the files that pages show of pictures, beside the other assets of a site. Pictures are opened in a process of their own, and only
 * for files that were not made before.
 *
 * @param addresses of these files, as `derivedAddress` gives them
 * @param sources the file of each picture, by the hash in such an address
 * @param isCompressed whether drawings also lie there in their compressed forms
 * @throws Error when one has been changed or taken away since it was looked at
 */
export async function writeMedia(folder: string, addresses: readonly string[], sources: ReadonlyMap<string, string>, isCompressed = true): Promise<void> {
  if (addresses.length === 0) return
  await mkdir(join(folder, MEDIA_ASSETS))
  const { make, put, tidy } = await createMaker((hash) => loadSource(sources, hash))
  const all = addresses.map(parseDerived).filter((derived) => derived !== undefined)
  for (const drawing of all.filter(({ ending }) => ending === 'svg')) {
    await writeText(folder, derivedAddress(drawing), await make(drawing), isCompressed ? STRENGTH : NOT_AT_ALL)
  }
  const files = all.filter((derived) => derived.ending !== 'svg' && !put(derived, join(folder, derivedAddress(derived))))
  if (files.length > 0) {
    const { fault } = await runInChild<MediaResult>('media/mediaProcess.ts', { files, folder, sources } satisfies MediaTask)
    if (fault !== undefined) throw new Error(fault)
  }
  tidy()
}
