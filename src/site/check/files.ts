import { kindOfEnding } from '../../parts/storedFile'
import { type Message, message } from '../diagnostics/catalogue'
import { near } from '../diagnostics/suggest'
import { isFault, isStored, type Media } from '../media/media'
import { meantBy } from './media'

/**
 * Reports a link to a file that is not there, cannot be used, or is a picture.
 *
 * @param path of the file in media/
 * @param media what lies in the folder; without it nobody has looked, and nothing is told
 */
export function checkFileHref(path: string, media: Media | undefined, report: (why: Message) => void): void {
  const found = media?.get(path)
  if (!media) return
  if (!found)
    return report(
      message(
        'unknownMedia',
        near(path, () => filesIn(media), meantBy),
      ),
    )
  if (isFault(found)) return report(message('brokenMedia', { path, ...found }))
  if (!isStored(found)) report(message('pictureLink', { path }))
}

/** The file that is meant by an address of a page that does not exist: "/media/price-list.pdf", or "/price-list.pdf" alone. */
export function fileMeantBy(address: string, media: Media | undefined): string | undefined {
  if (!media || kindOfEnding(address) === undefined) return undefined
  return meantBy(address.replace(/^\/(?=media\/)/, ''), filesIn(media))
}

const filesIn = (media: Media) => [...media.keys()].filter((path) => kindOfEnding(path) !== undefined)
