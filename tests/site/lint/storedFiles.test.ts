import { expect, test } from 'vitest'
import { z } from 'zod'
import { type MediaFile, UNSEEN } from '../../../src/parts/mediaFile'
import { picture } from '../../../src/parts/picture'
import { rule as sameFile } from '../../../src/site/lint/rules/same-file'
import { rule as unusedFile } from '../../../src/site/lint/rules/unused-file'
import type { Media, MediaFault } from '../../../src/site/media/media'
import { pagesSchema } from '../../../src/site/schema/schema'
import { saidBy } from '../../lib/lintRules'

const schema = pagesSchema({ shown: z.strictObject({ picture }) })
const stored = (hash: string) => ({ ...UNSEEN, hash })
const torn = { fault: 'is no picture', remedy: 'Save it anew.' }
const media: Media = new Map<string, MediaFile | MediaFault>([
  ['media/a.jpg', stored('one')],
  ['media/b.jpg', stored('one')],
  ['media/c.jpg', stored('two')],
  ['media/d.jpg', torn],
  ['media/e.jpg', torn],
])
/** As much as these rules look at, of a page that shows files of these names. */
const showing = (...names: string[]) => ({
  schema,
  media,
  file: { site: {}, pages: [{ path: '/', title: 'Home', sections: names.map((name) => ({ type: 'shown', picture: { src: `media/${name}.jpg`, alt: 'A house' } })) }] },
})
const same = (...names: string[]) => saidBy(sameFile, showing(...names)).map(({ message, place }) => [message, place.slice(0, 'pages.0.sections.0'.length)])

test('same-file: the second name of a file is told where it is first used, once', () => {
  const sentence = '"media/b.jpg" is the same file as "media/a.jpg", to the last byte.'
  expect(same('c', 'a', 'b', 'b')).toEqual([[sentence, 'pages.0.sections.2']])
  expect(same('b', 'a')).toEqual([['"media/a.jpg" is the same file as "media/b.jpg", to the last byte.', 'pages.0.sections.1']])
})

test('same-file: a file used twice, two files, files with a fault and what is not there are not told', () => {
  expect([same('a', 'a'), same('a', 'c'), same('d', 'e'), same('x', 'x')]).toEqual([[], [], [], []])
  expect(saidBy(sameFile, { ...showing('a', 'b'), media: undefined })).toEqual([])
})

test('unused-file: what nothing shows is told with one sentence for all of it', () => {
  const [found, ...others] = saidBy(unusedFile, showing('a', 'b', 'c'))
  expect(others).toEqual([])
  expect(found?.message).toBe('In media/ are 2 files that nothing uses: media/d.jpg, media/e.jpg.')
  expect(found?.hint).toMatch(/^Use them, or delete them\./)
  const [one] = saidBy(unusedFile, showing('a', 'b', 'c', 'd'))
  expect([one?.message, one?.hint]).toEqual(['In media/ is 1 file that nothing uses: media/e.jpg.', expect.stringMatching(/^Use it, or delete it\./)])
})

test('unused-file: where all is shown, nothing lies or nobody has looked, nothing is told', () => {
  expect(saidBy(unusedFile, showing('a', 'b', 'c', 'd', 'e'))).toEqual([])
  expect(saidBy(unusedFile, { ...showing(), media: new Map() })).toEqual([])
  expect(saidBy(unusedFile, { ...showing(), media: undefined })).toEqual([])
})
