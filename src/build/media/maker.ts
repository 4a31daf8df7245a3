import type { Derived } from '../../parts/mediaFile'
import { derive } from './derive'
import { mediaCache } from './mediaCache'

/** Makes files of pictures, each once. */
export type Maker = { make: (derived: Derived) => Promise<Buffer>; tidy: () => void }

/** @param load reads the file of a picture by its hash */
export async function createMaker(load: (hash: string) => Promise<Buffer>): Promise<Maker> {
  const { default: sharp } = await import('sharp')
  const cache = mediaCache(sharp.versions)
  // Several are made at once already.
  sharp.concurrency(1)
  return {
    make: async (derived) => {
      if (derived.ending === 'svg') return load(derived.hash)
      const kept = cache.get(derived)
      if (kept) return kept
      const bytes = await derive(await load(derived.hash), derived)
      cache.keep(derived, bytes)
      return bytes
    },
    tidy: cache.tidy,
  }
}
