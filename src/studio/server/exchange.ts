import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { digest, historyFolder } from '../../authoring/edit/historyFolder'
import { endingOf } from '../../parts/storedFile'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { inspect } from '../../site/media/inspect'
import { isFault } from '../../site/media/media'
import { renamable } from '../../site/media/readMedia'
import { createFile } from '../../site/text/createFile'
import { replaceFile } from '../../site/text/replaceFile'

/** What was done, and by what name the file that was there can be brought back. */
export type Exchanged = { path: string; kept: string }
type Refused = { refusal: string }

/** What sharp calls the formats that one picture can be made into another of. */
const FORMATS: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'avif'>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' }
/** How good a picture stays that is saved in another format. */
const QUALITY = 90

/**
 * Puts another picture in the place of one in media/: its name and all that uses it stay. One of another format is saved in that of the name.
 *
 * @param name of the file where the other comes from
 */
export async function replacePicture(contentFile: string, path: string, name: string, bytes: Buffer): Promise<Exchanged | Refused> {
  if (!renamable(contentFile).has(path)) return { refusal: studioWords.noFile(path) }
  const found = await inspect(name, bytes)
  if (isFault(found)) return { refusal: `${name} ${found.fault}. ${found.remedy}` }
  const [own, other] = [endingOf(path), endingOf(name)]
  const isSame = own === other || (FORMATS[own] !== undefined && FORMATS[own] === FORMATS[other])
  const format = FORMATS[own]
  if (!isSame && (!format || !FORMATS[other])) return { refusal: studioWords.otherFormat(path, name) }
  const fitting = isSame || !format ? bytes : await sharp(bytes).rotate().toFormat(format, { quality: QUALITY }).toBuffer()
  const place = join(dirname(contentFile), path)
  const before = readFileSync(place)
  const kept = keep(contentFile, path, before)
  replaceFile(place, before, fitting)
  return { path, kept }
}

/** Takes a file out of media/ that nothing uses; it can be brought back. */
export function removeMedia(contentFile: string, path: string): Exchanged | Refused {
  if (!renamable(contentFile).has(path)) return { refusal: studioWords.noFile(path) }
  const place = join(dirname(contentFile), path)
  const kept = keep(contentFile, path, readFileSync(place))
  rmSync(place)
  return { path, kept }
}

/** Brings back a file that was replaced or taken out; the one that is there now can be brought back in turn. */
export function bringBack(contentFile: string, kept: string): Exchanged | Refused {
  const folder = keptFolder(contentFile)
  if (!/^[0-9a-f]{64}$/.test(kept)) return { refusal: studioWords.notKept }
  try {
    const path = readFileSync(join(folder, `${kept}.name`), 'utf8')
    const bytes = readFileSync(join(folder, kept))
    const place = join(dirname(contentFile), path)
    const present = lstatSync(place, { throwIfNoEntry: false })
    if (!present) {
      mkdirSync(dirname(place), { recursive: true })
      createFile(place, bytes, 0o644)
      return { path, kept }
    }
    const before = readFileSync(place)
    const next = keep(contentFile, path, before)
    replaceFile(place, before, bytes)
    return { path, kept: next }
  } catch {
    return { refusal: studioWords.notKept }
  }
}

const keptFolder = (contentFile: string) => join(historyFolder(contentFile), 'media')

/** Keeps the bytes of a file among what can be undone; returns by what name. */
function keep(contentFile: string, path: string, bytes: Buffer): string {
  const folder = keptFolder(contentFile)
  const name = digest(Buffer.concat([Buffer.from(path), bytes]))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, name), bytes, { mode: 0o600 })
  writeFileSync(join(folder, `${name}.name`), path, { mode: 0o600 })
  return name
}
