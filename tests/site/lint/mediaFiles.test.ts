import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { UNSEEN } from '../../../src/parts/mediaFile'
import { compile } from '../../../src/site/compile'
import type { Media } from '../../../src/site/media/media'
import { fileWith } from '../../lib/toy'

const blocks = await loadBlocks()
const file = (hash: string) => ({ ...UNSEEN, hash })
const feature = (src: string) => ({ type: 'feature', title: src, picture: { src, alt: 'A house' } })

/** Advice on files of media/ for a page that shows these. */
function adviceOn(media: Media | undefined, ...shown: string[]): string[] {
  const hero = { type: 'hero', title: 'Toys' }
  const text = fileWith({ pages: [{ path: '/', title: 'Home', sections: [hero, ...shown.map(feature)] }], notFound: { title: 'Nothing', sections: [hero] } })
  const { advice } = compile(new TextEncoder().encode(text), 'pages.json', blocks, { advice: true, media })
  return advice.filter(({ code }) => code === 'PS532' || code === 'PS533').map(({ line, message, hint }) => `${line === 1 ? 1 : 'use'}: ${message} ${hint}`)
}

test('files that nothing uses are told at the head of the file', () => {
  const media = new Map([
    ['media/a.jpg', file('a')],
    ['media/b.jpg', file('b')],
    ['media/c.jpg', file('c')],
  ])
  expect(adviceOn(media, 'media/a.jpg')).toEqual(['1: In media/ are 2 files that nothing uses: media/b.jpg, media/c.jpg. Use them, or delete them. They are not published.'])
  expect(adviceOn(media, 'media/a.jpg', 'media/b.jpg', 'media/c.jpg')).toEqual([])
  expect(adviceOn(undefined, 'media/a.jpg')).toEqual([])
})

test('a file that lies there twice is told once, where the second one is used', () => {
  const media = new Map([
    ['media/a.jpg', file('same')],
    ['media/b.jpg', file('same')],
    ['media/c.jpg', file('c')],
  ])
  expect(adviceOn(media, 'media/a.jpg', 'media/b.jpg', 'media/c.jpg', 'media/b.jpg')).toEqual([
    'use: "media/b.jpg" is the same file as "media/a.jpg", to the last byte. Write "media/a.jpg" here, too, and delete the other one: visitors then load it once.',
  ])
})
