import { changeFile } from '../../authoring/edit/changeFile'
import { endingOf } from '../../parts/storedFile'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { inspect } from '../../site/media/inspect'
import { isFault } from '../../site/media/media'
import { renamable } from '../../site/media/readMedia'
import { readWhole } from '../../site/read/include/readWhole'

/** What was done, a sentence each; or why it was not. */
type Exchanged = { done: string[] } | { refusal: string }

/** What sharp calls the formats that one picture can be made into another of. */
const FORMATS: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'avif'>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' }
/** How good a picture stays that is saved in another format. */
const QUALITY = 90

/**
 * Puts another picture in the place of one in media/: its name and all that uses it stay. One of another format is saved in that of the name.
 *
 * @param name of the file where the other comes from
 */
export async function replacePicture(contentFile: string, path: string, name: string, bytes: Buffer): Promise<Exchanged> {
  if (!renamable(contentFile).has(path)) return { refusal: studioWords.noFile(path) }
  const found = await inspect(name, bytes)
  if (isFault(found)) return { refusal: `${name} ${found.fault}. ${found.remedy}` }
  const [own, other] = [endingOf(path), endingOf(name)]
  const isSame = own === other || (FORMATS[own] !== undefined && FORMATS[own] === FORMATS[other])
  const format = FORMATS[own]
  if (!isSame && (!format || !FORMATS[other])) return { refusal: studioWords.otherFormat(path, name) }
  const { default: sharp } = await import('sharp')
  const fitting = isSame || !format ? bytes : await sharp(bytes).rotate().toFormat(format, { quality: QUALITY }).toBuffer()
  return exchange(contentFile, path, fitting, studioWords.replacedFile(path))
}

/** Takes a file out of media/ that nothing uses. */
export function removeMedia(contentFile: string, path: string): Exchanged {
  if (!renamable(contentFile).has(path)) return { refusal: studioWords.noFile(path) }
  return exchange(contentFile, path, undefined, studioWords.removedFile(path))
}

/** As a change that can be undone, like those of the content. */
function exchange(contentFile: string, name: string, bytes: Buffer | undefined, words: string): Exchanged {
  const content = readWhole(contentFile)
  changeFile(contentFile, content, content, { done: [words], media: [{ name, bytes }] })
  return { done: [words] }
}
