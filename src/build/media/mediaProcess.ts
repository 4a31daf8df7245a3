import { availableParallelism } from 'node:os'
import { type Derived, derivedAddress } from '../../parts/mediaFile'
import { fewAtOnce } from '../fewAtOnce'
import { answerWith } from '../runInChild'
import { writeText } from '../writeText'
import { loadSource } from './loadSource'
import { createMaker } from './maker'

/** Files to be made of pictures, into which folder, and where each picture lies, by the hash of what it holds. */
export type MediaTask = { files: readonly Derived[]; folder: string; sources: ReadonlyMap<string, string> }
/** What kept a file from being made. */
export type MediaResult = { fault?: string }

answerWith(async ({ files, folder, sources }: MediaTask): Promise<MediaResult> => {
  const maker = await createMaker((hash) => loadSource(sources, hash))
  try {
    await fewAtOnce(availableParallelism(), files, async (derived) => writeText(folder, derivedAddress(derived), await maker.make(derived), 0))
    return {}
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
})
