import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import type { StoredFile } from '../../../src/parts/storedFile'
import { type MediaFile, UNSEEN } from '../../../src/parts/mediaFile'
import { meantBy } from '../../../src/site/check/media'
import { compile, compileValue } from '../../../src/site/compile'
import type { Media, MediaFault } from '../../../src/site/media/media'
import { fileWith } from '../../lib/toy'

const blocks = await loadBlocks()
const stored = (kind: StoredFile['kind']): StoredFile => ({ hash: UNSEEN.hash, bytes: 1000, kind })
const MEDIA: Media = new Map<string, MediaFile | StoredFile | MediaFault>([
  ['media/house.jpg', UNSEEN],
  ['media/team/Ana.jpg', UNSEEN],
  ['media/caf\u00e9.jpg', UNSEEN],
  ['media/prices.pdf', stored('document')],
  ['media/film.mp4', stored('video')],
  ['media/film.vtt', stored('captions')],
  ['media/broken.jpg', { fault: 'is broken', remedy: 'Put it there again.' }],
])
const hero = { type: 'hero', title: 'Toys' }
/** What is told of a page whose second section has this picture. */
function told(picture: object, media: Media | null = MEDIA, parts: object = {}) {
  const page = { path: '/', title: 'Home', sections: [hero, { type: 'feature', title: 'House', picture: { alt: 'A house', ...picture } }] }
  const file = fileWith({ pages: [page], notFound: { title: 'Nothing', sections: [hero] }, ...parts })
  return compile(new TextEncoder().encode(file), 'pages.json', blocks, { media: media ?? undefined }).problems.map(({ message, hint }) => `${message} ${hint}`)
}

test.each(['media/house.jpg', 'media/team/Ana.jpg', 'media/cafe\u0301.jpg'])('%s is right', (src) => {
  expect(told({ src })).toEqual([])
})

test.each<[string, RegExp]>([
  ['media/hous.jpg', /There is no file "media\/hous.jpg". Did you mean "media\/house.jpg"\?/],
  ['media/team/ana.jpg', /Did you mean "media\/team\/Ana.jpg"\?/],
  ['media/ana.JPG', /Did you mean "media\/team\/Ana.jpg"\?/],
  ['media/sunset.jpg', /The files in media\/ are: media\/house.jpg, /],
  ['media/broken.jpg', /"media\/broken.jpg" is broken. Put it there again./],
  ['media/prices.pdf', /"media\/prices.pdf" is a document \(PDF\), but what is wanted here is a picture. Name a picture, or link to the document/],
  ['media/film.mp4', /is a video, but what is wanted here is a picture. Name a file of that kind./],
  ['https://example.com/a.jpg', /it lies on another site/],
  ['//example.com/a.jpg', /it lies on another site/],
  ['media/../secret.jpg', /it leads out of the folder/],
  ['/media/house.jpg', /it does not begin with "media\/"/],
  ['house.jpg', /it does not begin with "media\/"/],
  ['media\\house.jpg', /it has a backslash/],
  ['media//house.jpg', /a part of it is empty/],
  ['media/.house.jpg', /begins with a dot/],
  ['/media/house.jpg', /Did you mean "media\/house.jpg"\?/],
  ['/images/house.jpg', /Did you mean "media\/house.jpg"\?/],
  ['public/images/Ana.png', /Did you mean "media\/team\/Ana.jpg"\?/],
  ['/images/our/sunset.jpg', /Put the file into the folder media\/ beside the content file and write "media\/our\/sunset.jpg"\./],
  ['./public/assets/sunset.jpg', /write "media\/sunset.jpg"\./],
  ['images\\sunset.jpg', /write "media\/sunset.jpg"\./],
  ['https://example.com/a.jpg', /write its path from there, such as "media\/team\/ana.jpg"\./],
])('%s is told', (src, expected) => {
  expect(told({ src })).toEqual([expect.stringMatching(expected)])
})

test('of two files of one name that is meant which lies where it was written, whatever its letters are', () => {
  const known = ['media/old/house.jpg', 'media/new/House.jpg', 'media/new/house.png']
  expect(['media/NEW/house.JPG', 'media/other/house.jpg', 'media/hous.jpg', 'media/sunset.jpg'].map((path) => meantBy(path, known))).toEqual([
    'media/new/House.jpg',
    'media/old/house.jpg',
    'media/old/house.jpg',
    undefined,
  ])
})

test('in an empty folder nothing is listed; where nobody has looked the file is taken for granted', () => {
  expect(told({ src: 'media/a.jpg' }, new Map())).toEqual([expect.stringContaining('Put it into a folder "media" beside the content file.')])
  expect([told({ src: 'media/a.jpg' }, null), told({ src: '../a.jpg' }, null).length]).toEqual([[], 1])
})

test('a picture says something to who does not see it, or decorates and says nothing', () => {
  const src = 'media/house.jpg'
  expect(told({ src, alt: ' ' })).toEqual([expect.stringContaining('says nothing to those who do not see it')])
  expect(told({ src, alt: '', decorative: true })).toEqual([])
  expect(told({ src, alt: 'A house', decorative: true })).toEqual([expect.stringContaining('is "decorative" and has words')])
})

test('in a shared section, where it is used too, and on a hidden page it is looked at as well', () => {
  const shared = { house: { type: 'feature', title: 'House', picture: { src: 'media/x.jpg', alt: 'x' } } }
  const pages = [{ path: '/', title: 'Home', sections: [hero, { use: 'house', with: { picture: { src: 'media/y.jpg', alt: 'y' } } }] }]
  expect(
    told({}, MEDIA, { shared, pages })
      .map((line) => /"(.*?)"/.exec(line)?.[1])
      .sort(),
  ).toEqual(['media/x.jpg', 'media/y.jpg'])
})

const toldInText = (section: object) => {
  const file = fileWith({ pages: [{ path: '/', title: 'Home', sections: [hero, section] }], notFound: { title: 'Nothing', sections: [hero] } })
  return compile(new TextEncoder().encode(file), 'pages.json', blocks, { media: MEDIA }).problems.map(({ column, message, hint }) => `${column} ${message} ${hint}`)
}

test('pictures in running texts and articles are looked at where they stand', () => {
  expect(toldInText({ type: 'prose', text: '![A house](media/house.jpg)' })).toEqual([])
  expect(toldInText({ type: 'prose', text: '![A house](media/hous.jpg) ![](media/house.jpg)' })).toEqual([
    expect.stringMatching(/^31 There is no file "media\/hous.jpg". Did you mean "media\/house.jpg"/),
    expect.stringMatching(/^47 .*between the brackets/),
  ])
  expect(toldInText({ type: 'prose', title: 'a', parts: [{ title: 'x', text: '![A](https://x.example/a.jpg)' }] })).toEqual([expect.stringContaining('it lies on another site')])
  const article = (content: string) => toldInText({ type: 'article', title: 'a', content })
  expect(article('<figure><img src="media/house.jpg" alt=""><figcaption>b</figcaption></figure>')).toEqual([])
  expect(article('<img src="/house.jpg">')).toEqual([expect.stringContaining('alt=""'), expect.stringContaining('does not begin with "media/"')])
})

test('a field for files to open takes no picture, and is offered none', () => {
  const files = (file: string) => ({ pages: [{ path: '/', title: 'Home', sections: [hero, { type: 'downloads', items: [{ title: 'A file', file }] }] }] })
  expect(['media/prices.pdf', 'media/film.mp4', 'media/film.vtt'].flatMap((file) => told({}, MEDIA, files(file)))).toEqual([])
  expect(told({}, MEDIA, files('media/house.jpg'))).toEqual([expect.stringContaining('is a picture, but what is wanted here is a document, a video or another file to open.')])
  expect(told({}, MEDIA, files('media/house.pdf'))).toEqual([expect.stringContaining('The files in media/ are: media/prices.pdf, media/film.mp4, media/film.vtt.')])
})

/** What is certainly meant by a path that leads to none of media/. */
const certain = (src: string, media: Media = MEDIA) => {
  const file = fileWith({
    pages: [{ path: '/', title: 'Home', sections: [hero, { type: 'feature', title: 'House', picture: { alt: 'A house', src } }] }],
    notFound: { title: 'Nothing', sections: [hero] },
  })
  return compileValue({ text: file, value: JSON.parse(file) }, blocks, { media }).findings.flatMap(({ message }) => (message.name === 'mediaPath' ? [message.words.meant] : []))
}

test('a name alone, or with the folder of another program, means the one file of that name; what lies elsewhere means none', () => {
  const twice: Media = new Map([...MEDIA, ['media/old/house.jpg', UNSEEN]])
  expect(['house.jpg', 'HOUSE.JPG', 'images/ana.jpg', './Ana.jpg', 'sunset.jpg', 'house.png', 'https://example.com/house.jpg'].map((src) => certain(src)[0])).toEqual([
    ...['media/house.jpg', 'media/house.jpg', 'media/team/Ana.jpg', 'media/team/Ana.jpg'],
    ...[undefined, undefined, undefined],
  ])
  expect(certain('house.jpg', twice)).toEqual([undefined])
})

test('a path on a disk that goes through media/ means the file that is there, as it is called there, or else the one that may come', () => {
  expect(['C:/site/media/HOUSE.jpg', 'media\\team\\ana.jpg', 'C:/site/media/sunset.jpg', 'C:/Users/house.jpg'].map((src) => certain(src))).toEqual([
    ['media/house.jpg'],
    ['media/team/Ana.jpg'],
    ['media/sunset.jpg'],
    [undefined],
  ])
})
