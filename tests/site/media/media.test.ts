import { expect, test } from 'vitest'
import { UNSEEN } from '../../../src/parts/mediaFile'
import type { StoredFile } from '../../../src/parts/storedFile'
import { isFault, isStored, type Media, type MediaFault, pictureAt, storedAt } from '../../../src/site/media/media'

const house = { ...UNSEEN, hash: 'house' }
const list = { bytes: 12 } as StoredFile
const torn: MediaFault = { fault: 'is cut off', remedy: 'Copy it anew.' }
const media: Media = new Map<string, typeof house | StoredFile | MediaFault>([
  ['media/Haus für drei.jpg'.normalize('NFC'), house],
  ['media/Liste für drei.pdf'.normalize('NFC'), list],
  ['media/torn.jpg', torn],
])
const [picture, file] = ['media/Haus für drei.jpg', 'media/Liste für drei.pdf']

test('a picture is found by its path, and each other file by its own, but neither in the place of the other', () => {
  expect([pictureAt(media, picture), storedAt(media, file)]).toEqual([house, list])
  expect([pictureAt(media, file), storedAt(media, picture)]).toEqual([undefined, undefined])
})

test('letters may be written in one sign or in two', () => {
  for (const form of ['NFC', 'NFD']) expect([pictureAt(media, picture.normalize(form)), storedAt(media, file.normalize(form))]).toEqual([house, list])
})

test('what cannot be used, is not there, or where nobody has looked, is not found', () => {
  for (const path of ['media/torn.jpg', 'media/other.jpg']) expect([pictureAt(media, path), storedAt(media, path)]).toEqual([undefined, undefined])
  expect([pictureAt(undefined, picture), storedAt(undefined, file)]).toEqual([undefined, undefined])
})

test('a file is a fault, a picture or something else', () => {
  expect([house, list, torn].map((found) => [isFault(found), isStored(found)])).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ])
})
