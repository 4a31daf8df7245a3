import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../lib/runs'
import { hrefFault } from '../../src/parts/href'
import {
  endingOf,
  fileAddress,
  fileHrefFault,
  filePath,
  fileReference,
  isFileHref,
  isShown,
  kindOfEnding,
  mediaPathFault,
  nameFault,
  parseFileReference,
  pathOfAddress,
  placeInMedia,
} from '../../src/parts/storedFile'

test.each([
  ['media/price-list.pdf', '/media/price-list.pdf'],
  ['media/Preise für März.pdf', '/media/Preise%20f%C3%BCr%20M%C3%A4rz.pdf'],
  ['media/Preise%20f%C3%BCr%20M%C3%A4rz.pdf', '/media/Preise%20f%C3%BCr%20M%C3%A4rz.pdf'],
  [`media/${'cafe\u0301'}.pdf`, '/media/caf%C3%A9.pdf'],
  ['media/R&D (C++).pdf#page=2', '/media/R%26D%20(C%2B%2B).pdf#page=2'],
  ['media/a/b.pdf#a b', '/media/a/b.pdf#a%20b'],
])('%s lies at %s', (href, address) => {
  expect([hrefFault(href), fileAddress(href)]).toEqual([undefined, address])
  expect(pathOfAddress(address)).toBe(filePath(href))
})

test.each<[string, RegExp]>([
  ['media/../secret.pdf', /leads out of the folder/],
  ['media/%2e%2e/secret.pdf', /leads out of the folder/],
  ['media/a/..%2f..%2fsecret.pdf', /leads out of the folder/],
  ['media/.hidden/a.pdf', /begins with a dot/],
  ['media//a.pdf', /is empty or/],
  ['media/', /is empty or/],
  ['media/a%5cb.pdf', /backslash/],
  ['media\\a.pdf', /backslash/],
  ['media/a.pdf?v=2', /contains "\?"/],
  ['media/a%3fv.pdf', /contains "\?"/],
  ['media/100%.pdf', /contains "%"/],
  ['media/a%00b.pdf', /invisible/],
  ['media/a\u200bb.pdf', /invisible/],
  ['media/a\tb.pdf', /invisible/],
])('%j may not be used', (href, expected) => {
  expect(hrefFault(href)).toMatch(expected)
})

test('no way of writing an address of a file leads out of the folder', { tags: ['random'] }, () => {
  const parts = fc.array(fc.constantFrom('.', '..', '/', '%2f', '%2e', '%252e', '\\', '%5c', 'a', '#', '?', '%', ' ', ':', 'ä', '//', '%00', '%e4'), { maxLength: 12 })
  fc.assert(
    fc.property(parts, (all) => {
      const href = `media/${all.join('')}`
      if (fileHrefFault(href) !== undefined) return
      const { origin, pathname, search } = new URL(fileAddress(href), 'https://here.example')
      expect([origin, search]).toEqual(['https://here.example', ''])
      expect(pathname).toMatch(/^\/media\/[^/]/)
      expect(pathname).not.toMatch(/\/\.|\/\/|%2f|%5c|%2e/i)
      expect(pathOfAddress(pathname)).toBe(filePath(href))
    }),
    runs(5000),
  )
})

test('a file is known by its ending, whatever its letters; what a browser cannot show is to be saved', () => {
  expect(['a.pdf', 'A.PDF', 'a.mp4', 'a.vtt', 'a.jpg', 'a.exe', 'a', 'pdf'].map(kindOfEnding)).toEqual(['document', 'document', 'video', 'captions', ...Array(4).fill(undefined)])
  const named = (endings: string) => endings.split(' ').map((ending) => `a.${ending}`)
  const [shown, saved] = [named('pdf TXT mp4 webm mp3 m4a ogg'), named('docx xlsx pptx odt ods odp epub zip csv ics vcf')]
  for (const path of [...shown, ...saved]) expect([path, kindOfEnding(path), isShown(path)]).toEqual([path, /mp4|webm/.test(path) ? 'video' : 'document', shown.includes(path)])
})

test('a name that cannot be an address is told', () => {
  expect(['media/Über uns (2).pdf', 'media/a b/c.pdf'].map(nameFault)).toEqual([undefined, undefined])
  expect(['media/a:b.pdf', 'media/a|b.pdf', 'media/a. /b.pdf', 'media/a.pdf.'].map((name) => nameFault(name) !== undefined)).toEqual([true, true, true, true])
})

test('what stands for a file says all that a page tells of it; of one that nobody has looked at its address', () => {
  const clip = { hash: '0123456789ab', bytes: 1234, kind: 'video', width: 160, height: 90 } as const
  expect(parseFileReference(fileReference('media/Film 1.mp4', clip))).toEqual({ address: '/media/Film%201.mp4', bytes: 1234, width: 160, height: 90 })
  expect(parseFileReference(fileReference('media/a.pdf', { hash: clip.hash, bytes: 5, kind: 'document' }))).toEqual({ address: '/media/a.pdf', bytes: 5 })
  expect(parseFileReference('media/Film 1.mp4')).toEqual({ address: '/media/Film%201.mp4' })
})

test.each([
  ['/images/a.jpg', 'media/a.jpg'],
  ['public/a.jpg', 'media/a.jpg'],
  ['./public/Images/team/a.jpg', 'media/team/a.jpg'],
  ['/media/a.jpg', 'media/a.jpg'],
  ['photos\\a.jpg', 'media/photos/a.jpg'],
  ['images.jpg', 'media/images.jpg'],
  ['images', undefined],
  ['/images/a', undefined],
  ['../images/a.jpg', undefined],
  ['//example.com/a.jpg', undefined],
  ['C:\\images\\a.jpg', undefined],
  ['https://example.com/a.jpg', undefined],
])('the place of %s is %s', (path, place) => {
  expect(placeInMedia(path)).toBe(place)
})

test.each([
  ['media/a.pdf', undefined],
  ['media/a/b.pdf', undefined],
  ['media', 'it does not begin with "media/"'],
  ['files/a.pdf', 'it does not begin with "media/"'],
  ['Media/a.pdf', 'it does not begin with "media/"'],
  ['//a.example/b.pdf', 'it lies on another site'],
  ['https://a.example/b.pdf', 'it lies on another site'],
  ['C:\\Users\\a.pdf', 'it lies on your own disk, where no visitor finds it'],
  ['file:///Users/a.pdf', 'it lies on your own disk, where no visitor finds it'],
  ['media/a\\b.pdf', 'it has a backslash, where "/" is meant'],
])('of the path %s is said: %s', (path, words) => expect(mediaPathFault(path)).toBe(words))

test.each([
  ['media/a:b.pdf', 'has ":" in its name'],
  ['media/a\u200bb.pdf', 'has a sign in its name that nobody sees'],
  ['media/a. /b.pdf', 'has a name that begins or ends with a space, or ends with a dot'],
])('of the name %j is said that it %s', (path, words) => expect(nameFault(path)).toBe(words))

test('an ending is what follows the last dot; what looks like a reference and is none keeps its address', () => {
  expect(['a.tar.GZ', 'a', 'a.'].map(endingOf)).toEqual(['gz', '', ''])
  expect(parseFileReference('media/a.pdf 12')).toEqual({ address: '/media/a.pdf%2012' })
  expect(pathOfAddress('/assets/a.pdf')).toBeUndefined()
})

test.each(['public', 'static', 'assets', 'images', 'image', 'img', 'pictures', 'uploads', 'files', 'documents', 'downloads', 'media', 'Public/Images'])(
  'a file that others keep in "%s" would lie in media/',
  (folder) => expect([placeInMedia(`/${folder}/team/ana.jpg`), placeInMedia(folder)]).toEqual(['media/team/ana.jpg', undefined]),
)

test('a file in media/ is one by the beginning of its address', () => {
  expect(['media/a.pdf', '/media/a.pdf', 'https://a.example/media/a.pdf', 'mediation', ''].map(isFileHref)).toEqual([true, false, false, false, false])
})
