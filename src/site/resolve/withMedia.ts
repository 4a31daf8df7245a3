import { mediaReference, UNSEEN } from '../../parts/mediaFile'
import { isFault, type Media } from '../media/media'
import { holdsPictures, mapPictures } from '../check/textPictures'
import type { StringVisitor } from '../schema/walk'

/** Puts in the place of each picture of media/ what is known of it, in running texts, too, and leaves all else to `fill`. */
export function withMedia(media: Media | undefined, fill: StringVisitor): StringVisitor {
  const referenceTo = (path: string) => {
    const found = media?.get(path.normalize('NFC')) ?? UNSEEN
    return mediaReference(path, isFault(found) ? UNSEEN : found)
  }
  return (text, role, path, schema) => {
    if (role === 'media') return referenceTo(text)
    const filled = fill(text, role, path, schema)
    return holdsPictures(role, schema) ? mapPictures(filled, role, referenceTo) : filled
  }
}
