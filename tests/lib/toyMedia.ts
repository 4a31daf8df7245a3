import { type MediaFile, UNSEEN } from '../../src/parts/mediaFile'
import type { Media } from '../../src/site/media/media'

const file = (letter: string, width: number, height: number, kind: MediaFile['kind']): MediaFile => ({ ...UNSEEN, hash: letter.repeat(12), width, height, kind })

/** What lies in the folder media/ of a made-up site. */
export const toyMedia: Media = new Map<string, MediaFile>([
  ['media/mark.svg', file('a', 48, 48, 'vector')],
  ['media/wordmark.svg', file('b', 480, 96, 'vector')],
  ['media/light.png', file('c', 600, 120, 'seeThrough')],
  ['media/icon.png', file('d', 256, 256, 'seeThrough')],
  ['media/house.jpg', file('e', 1600, 1200, 'photo')],
  ['media/small.jpg', file('f', 300, 400, 'photo')],
])
