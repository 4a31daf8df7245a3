import { availableParallelism } from 'node:os'
import { parseDerived } from '../../parts/mediaFile'
import { fewAtOnce } from '../fewAtOnce'
import { writeText } from '../writeText'
import { loadSource } from './loadSource'
import { createMaker } from './maker'

/**
 * Writes the files that pages show of pictures, beside the other assets of a site; a drawing, which is text, with its compressed forms.
 *
 * @param addresses of these files, as `derivedAddress` gives them
 * @param sources the file of each picture, by the hash in such an address
 * @param strength of the compression
 * @throws Error when one has been changed or taken away since it was looked at
 */
export async function writeMedia(folder: string, addresses: readonly string[], sources: ReadonlyMap<string, string>, strength: number): Promise<void> {
  if (addresses.length === 0) return
  const maker = await createMaker((hash) => loadSource(sources, hash))
  await fewAtOnce(availableParallelism(), addresses, async (address) => {
    const derived = parseDerived(address)
    if (derived) await writeText(folder, address, await maker.make(derived), strength)
  })
  maker.tidy()
}
