import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { freePath, plainPath } from '../../authoring/edit/mediaNames'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { inspect, MOST_BYTES } from '../../site/media/inspect'
import { isFault } from '../../site/media/media'
import { mediaFolder, mediaPaths } from '../../site/media/readMedia'
import { createFile } from '../../site/text/createFile'
import type { PictureLine } from '../types'

/** Longest side of a small picture, in pixels. */
const SMALL = 320
const ENDINGS = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i

/** Every picture in the folder media/ beside a content file, by its path. */
export function pictureLines(contentFile: string): PictureLine[] {
  return mediaPaths(contentFile).flatMap((path) => {
    const bytes = ENDINGS.test(path) ? statSync(join(dirname(contentFile), path), { throwIfNoEntry: false })?.size : undefined
    return bytes === undefined ? [] : [{ path, bytes }]
  })
}

/**
 * Puts a picture into media/, under a name that means the same on every disk and that no other file has.
 *
 * @param name of the file where it comes from; folders in it do not count
 * @returns its path, or in words why it cannot be shown: nothing is written then
 */
export async function storePicture(contentFile: string, name: string, bytes: Buffer): Promise<{ path: string } | { refusal: string }> {
  const plain = plainPath(basename(name.replaceAll('\\', '/')))
  if (!ENDINGS.test(plain) || plain.length > 100 || plain.startsWith('.')) return { refusal: studioWords.noPicture(name) }
  if (bytes.length > MOST_BYTES) return { refusal: studioWords.largePicture(name) }
  const found = await inspect(plain, bytes)
  if (isFault(found)) return { refusal: `${name} ${found.fault}. ${found.remedy}` }
  const folder = mediaFolder(contentFile)
  mkdirSync(folder, { recursive: true })
  const path = freePath(`media/${plain}`, new Set(mediaPaths(contentFile).map((known) => known.toLowerCase())))
  // Never over a file that is there, and never where a link leads away.
  if (lstatSync(folder).isSymbolicLink()) return { refusal: studioWords.linkedFolder }
  createFile(join(dirname(contentFile), path), bytes, 0o644)
  return { path }
}

/** A picture of media/ made small; undefined where there is none. */
export async function smallPicture(contentFile: string, path: string): Promise<Buffer | undefined> {
  if (!mediaPaths(contentFile).includes(path) || !ENDINGS.test(path)) return undefined
  const file = realpathSync(join(dirname(contentFile), path))
  if (!file.startsWith(realpathSync(mediaFolder(contentFile)) + sep)) return undefined
  const { default: sharp } = await import('sharp')
  return sharp(readFileSync(file), { limitInputPixels: 50_000_000 }).rotate().resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true }).webp().toBuffer()
}
