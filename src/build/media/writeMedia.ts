import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { MEDIA_ASSETS, parseDerived } from '../../parts/mediaFile'
import { fewAtOnce } from '../fewAtOnce'
import { writeText } from '../writeText'
import { loadSource } from './loadSource'
import { createMaker } from './maker'

/** How strongly drawings are compressed: they are few, and are sent as texts are. */
const STRENGTH = 10

/**
 * Writes the files that pages show of pictures, beside the other assets of a site.
 *
 * @param addresses of these files, as `derivedAddress` gives them
 * @param sources the file of each picture, by the hash in such an address
 * @throws Error when one has been changed or taken away since it was looked at
 */
export async function writeMedia(folder: string, addresses: readonly string[], sources: ReadonlyMap<string, string>): Promise<void> {
  if (addresses.length === 0) return
  await mkdir(join(folder, MEDIA_ASSETS))
  const maker = await createMaker((hash) => loadSource(sources, hash))
  await fewAtOnce(availableParallelism(), addresses, async (address) => {
    const derived = parseDerived(address)
    if (derived) await writeText(folder, MEDIA_ASSETS + basename(address), await maker.make(derived), STRENGTH)
  })
  maker.tidy()
}
