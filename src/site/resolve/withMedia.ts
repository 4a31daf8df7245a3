import { mediaReference, UNSEEN } from '../../parts/mediaFile'
import { isFault, type Media } from '../media/media'
import type { StringVisitor } from '../schema/walk'

/** Puts in the place of each file of media/ what is known of it, and leaves all else to `fill`. */
export function withMedia(media: Media | undefined, fill: StringVisitor): StringVisitor {
  return (text, role, path, schema) => {
    if (role !== 'media') return fill(text, role, path, schema)
    const found = media?.get(text.normalize('NFC')) ?? UNSEEN
    return mediaReference(text, isFault(found) ? UNSEEN : found)
  }
}
