import { mediaReference, UNSEEN } from '../../parts/mediaFile'
import { fileReference } from '../../parts/storedFile'
import { holdsPictures, mapPictures } from '../check/textPictures'
import { type Media, pictureAt, storedAt } from '../media/media'
import { markOf } from '../schema/schemaTree'
import type { StringVisitor } from '../schema/walk'

/** Puts in the place of each file of media/ what is known of it, of pictures in running texts, too, and leaves all else to `fill`. */
export function withMedia(media: Media | undefined, fill: StringVisitor): StringVisitor {
  const picture = (path: string) => mediaReference(path, pictureAt(media, path) ?? UNSEEN)
  return (text, role, path, schema) => {
    if (role === 'media') {
      if (markOf(schema).accepts === undefined) return picture(text)
      const found = storedAt(media, text)
      // Of one that nobody has looked at its path tells as much.
      return found ? fileReference(text, found) : text
    }
    const filled = fill(text, role, path, schema)
    return holdsPictures(role, schema) ? mapPictures(filled, role, picture) : filled
  }
}
