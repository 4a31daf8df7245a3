import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaReference } from '../../src/parts/mediaFile'
import { kindOfEnding } from '../../src/parts/storedFile'
import { hashOfMedia } from '../../src/site/media/inspect'

const SIZE = { width: 1500, height: 1125 }
const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#b08850' } })
  .jpeg()
  .toBuffer()
const hash = hashOfMedia(bytes)
const path = join(mkdtempSync(join(tmpdir(), 'quoin-sample-')), 'sample.jpg')
writeFileSync(path, bytes)

/** The file behind `withPictures`, as a build takes it. */
export const SAMPLES: ReadonlyMap<string, string> = new Map([[hash, path]])

/** The fields of an example with a real picture wherever it names one in media/. */
export function withPictures<Value>(value: Value): Value {
  const reference = mediaReference('media/sample.jpg', { hash, ...SIZE, color: '#b08850', kind: 'photo' })
  return JSON.parse(JSON.stringify(value), (_key, inner) => (typeof inner === 'string' && inner.startsWith('media/') && kindOfEnding(inner) === undefined ? reference : inner))
}
