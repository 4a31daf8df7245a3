import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { mediaReference } from '../../src/parts/mediaFile'
import { kindOfEnding } from '../../src/parts/storedFile'
import { hashOfMedia } from '../../src/site/media/inspect'

const SIZE = { width: 1500, height: 1125 }
const CHECKS = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1125"><pattern id="c" width="40" height="40" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h40v40H0z"/><path d="M0 0h20v20H0zM20 20h20v20H20z"/></pattern><path fill="url(#c)" d="M0 0h1500v1125H0z"/></svg>`
const plain = (background: string) => sharp({ create: { ...SIZE, channels: 3, background } })
const folder = mkdtempSync(join(tmpdir(), 'quoin-sample-'))
const files = new Map<string, string>()

/** Writes a picture and returns what stands for it in a compiled site. */
async function sample(name: string, picture: Sharp): Promise<string> {
  const bytes = await picture.jpeg().toBuffer()
  const hash = hashOfMedia(bytes)
  const path = join(folder, `${name}.jpg`)
  writeFileSync(path, bytes)
  files.set(hash, path)
  return mediaReference(`media/${name}.jpg`, { hash, ...SIZE, color: '#b08850', kind: 'photo' })
}

const reference = await sample('sample', plain('#b08850'))
/** Pictures on which letters are hardest to read. */
export const HARD_GROUNDS = { white: await sample('white', plain('#fff')), black: await sample('black', plain('#000')), checks: await sample('checks', sharp(Buffer.from(CHECKS))) }

/** The files behind these, as a build takes them. */
export const SAMPLES: ReadonlyMap<string, string> = files

/** The fields of an example with a real picture wherever it names one in media/. */
export function withPictures<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, inner) => (typeof inner === 'string' && inner.startsWith('media/') && kindOfEnding(inner) === undefined ? reference : inner))
}
