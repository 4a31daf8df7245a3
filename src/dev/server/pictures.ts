import { QUICK } from '../../build/media/resizePicture'
import { createMaker, type Maker } from '../../build/media/maker'
import { loadSource } from '../../build/media/loadSource'
import { CONTENT_TYPES } from '../../build/headers'
import { parseDerived, UNSEEN } from '../../parts/mediaFile'
import type { HttpResponse } from './pages'

/** Two hills: what examples of blocks show in the place of a picture. */
function standIn(width: number, height: number): string {
  const hills = '<path fill="#8f8f8f" d="M0 75 30 40 55 75z"/><path fill="#757575" d="M25 75 65 25 100 75z"/>'
  const box = `width="${width}" height="${height}" viewBox="0 0 100 75" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#c9c9c9" d="M0 0h100v75H0z"/>${hills}</svg>`
}

/**
 * Makes files of pictures when they are asked for.
 *
 * @param sources the file of each picture in media/, by the hash of what it holds
 * @returns what answers an address of such a file; undefined for any other, and for one of a picture that is not there or not so large
 */
export function createPictures(sources: () => ReadonlyMap<string, string>): (pathname: string) => Promise<HttpResponse | undefined> {
  let maker: Promise<Maker> | undefined
  return async (pathname) => {
    const derived = parseDerived(pathname)
    if (!derived) return undefined
    if (derived.hash === UNSEEN.hash) return { type: 'image/svg+xml', body: standIn(derived.width, derived.height) }
    if (!sources().has(derived.hash)) return undefined
    maker ??= createMaker((hash) => loadSource(sources(), hash), QUICK)
    const { make } = await maker
    const body = await make(derived).catch((error: unknown) => {
      if (error instanceof RangeError) return undefined
      throw error
    })
    return body && { type: CONTENT_TYPES[derived.ending] ?? '', body, headers: { 'Cache-Control': 'max-age=31536000, immutable' } }
  }
}
