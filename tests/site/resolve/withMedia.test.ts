import { expect, test } from 'vitest'
import { z } from 'zod'
import { mediaReference, type MediaFile, UNSEEN } from '../../../src/parts/mediaFile'
import { picturedText, richText } from '../../../src/parts/richText'
import { media as picture } from '../../../src/parts/picture'
import { marked } from '../../../src/parts/role'
import type { StoredFile } from '../../../src/parts/storedFile'
import { withMedia } from '../../../src/site/resolve/withMedia'

const stored: StoredFile = { hash: '9'.repeat(12), bytes: 240_400, kind: 'document' }
const media = new Map<string, MediaFile | StoredFile>([
  ['media/mark.svg', { ...UNSEEN, kind: 'vector' }],
  ['media/house.jpg', { ...UNSEEN, hash: 'e'.repeat(12) }],
  ['media/list.pdf', stored],
])
const house = mediaReference('media/house.jpg', { ...UNSEEN, hash: 'e'.repeat(12) })
const mark = mediaReference('media/mark.svg', { ...UNSEEN, kind: 'vector' })
const visit = withMedia(media, (text) => text.replaceAll('{what}', 'House'))
const document = marked(picture, { accepts: 'file' })

test('what is known of a picture stands in its place, and of one that nobody knows what stands for all such', () => {
  expect(visit('media/house.jpg', 'media', [], picture)).toBe(house)
  expect([visit('media/none.jpg', 'media', [], picture), withMedia(undefined, String)('media/house.jpg', 'media', [], picture)]).toEqual([
    mediaReference('media/none.jpg', UNSEEN),
    mediaReference('media/house.jpg', UNSEEN),
  ])
})

test('of another file its address and size stand there, and of one that nobody knows its path', () => {
  expect([visit('media/list.pdf', 'media', [], document), visit('media/other.pdf', 'media', [], document)]).toEqual(['/media/list.pdf 240400', 'media/other.pdf'])
})

test('every picture of a running text is replaced once its tokens are filled in', () => {
  expect(visit('![{what}](media/house.jpg) and ![Mark](media/mark.svg)', 'richText', [], picturedText)).toBe(`![House](<${house}>) and ![Mark](<${mark}>)`)
  expect(visit('<p>{what}<img src="media/house.jpg" alt=""><img src="media/mark.svg" alt=""></p>', 'html', [], z.string())).toBe(
    `<p>House<img src="${house}" alt=""><img src="${mark}" alt=""></p>`,
  )
})

test('where no pictures may stand the text is only filled in', () => {
  expect([visit('{what}: ![x](media/house.jpg)', 'richText', [], richText), visit('media/house.jpg', 'text', [], z.string())]).toEqual([
    'House: ![x](media/house.jpg)',
    'media/house.jpg',
  ])
})
