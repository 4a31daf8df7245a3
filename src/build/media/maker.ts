import type { Derived } from '../../parts/mediaFile'
import { publishedVector } from '../../site/media/vector'
import { resizePicture, type Encoders, ENCODERS } from './resizePicture'
import { mediaCache } from './mediaCache'

/** Makes files of pictures, each once. */
export type Maker = {
  make: (derived: Derived) => Promise<Buffer>
  /** Puts one that was made before at a path, without a look at it; false where there is none. */
  put: (derived: Derived, to: string) => boolean
  tidy: () => void
}

/**
 * @param load reads the file of a picture by its hash
 * @param encoders how each format is written
 */
export async function createMaker(load: (hash: string) => Promise<Buffer>, encoders: Encoders = ENCODERS): Promise<Maker> {
  const { default: sharp } = await import('sharp')
  const cache = mediaCache({ ...sharp.versions, encoders })
  // Several are made at once already.
  sharp.concurrency(1)
  return {
    make: async (derived) => {
      if (derived.ending === 'svg') return publishedVector(await load(derived.hash))
      const kept = cache.get(derived)
      if (kept) return kept
      const bytes = await resizePicture(await load(derived.hash), derived, encoders)
      cache.keep(derived, bytes)
      return bytes
    },
    put: cache.put,
    tidy: cache.tidy,
  }
}
