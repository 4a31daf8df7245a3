import { expect, test } from 'vitest'
import type { MediaFile } from '../../../src/parts/mediaFile'
import { UNSEEN } from '../../../src/parts/mediaFile'
import type { StoredFile } from '../../../src/parts/storedFile'
import { compile } from '../../../src/site/compile'
import type { Media, MediaFault } from '../../../src/site/media/media'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

const pdf: StoredFile = { hash: '0123456789ab', bytes: 240_000, kind: 'document' }
const MEDIA: Media = new Map<string, MediaFile | StoredFile | MediaFault>([
  ['media/Price List.pdf', pdf],
  ['media/terms.pdf', pdf],
  ['media/terms.jpg', UNSEEN],
  ['media/secret.pdf', pdf],
  ['media/film.mp4', { ...pdf, kind: 'video', width: 16, height: 9 }],
  ['media/old.doc', { fault: 'is of an old office', remedy: 'Save it as PDF.' }],
])
const bytes = (parts: Record<string, unknown>) => new TextEncoder().encode(fileWith(parts))
const compiled = (parts: Record<string, unknown>, media: Media | undefined = MEDIA) => compile(bytes(parts), 'pages.json', toyBlocks, { media, advice: true })
/** What is told of a link in each place where one may stand. */
const told = (href: string, media?: Media) =>
  compiled({ pages: [pageWith({ type: 'note', text: 'x', links: [{ label: 'x', href }] })] }, media).problems.map(({ message, hint }) => `${message} ${hint}`)

test.each(['media/Price List.pdf', 'media/Price%20List.pdf', 'media/terms.pdf#page=2', 'media/film.mp4'])('a link may lead to %s', (href) => {
  expect(told(href)).toEqual([])
})

test.each<[string, RegExp]>([
  ['media/term.pdf', /There is no file "media\/term.pdf". Did you mean "media\/terms.pdf"\?/],
  ['media/Terms.pdf', /There is no file "media\/Terms.pdf". Did you mean "media\/terms.pdf"\?/],
  ['media/lists/terms.pdf', /Did you mean "media\/terms.pdf"\?/],
  ['media/zzzzzz.pdf', /The files in media\/ are: media\/Price List.pdf, media\/terms.pdf, media\/secret.pdf, media\/film.mp4./],
  ['media/terms.jpg', /is a picture: by a link visitors would get it with all/],
  ['media/old.doc', /"media\/old.doc" is of an old office. Save it as PDF./],
  ['media/../terms.pdf', /leads out of the folder/],
  ['media/.terms.pdf', /begins with a dot/],
  ['/media/terms.pdf', /There is no page "\/media\/terms.pdf". Did you mean "media\/terms.pdf"\?/],
  ['./media/terms.pdf', /Did you mean "media\/terms.pdf"\?/],
  ['Media/terms.pdf', /Did you mean "media\/terms.pdf"\?/],
  ['/terms.pdf', /Did you mean "media\/terms.pdf"\?/],
  ['/images/terms.pdf', /Did you mean "media\/terms.pdf"\?/],
  ['/images/offer.pdf', /There is no page "\/images\/offer.pdf". Put the file into the folder media\/ beside the content file and write "media\/offer.pdf"\./],
  ['public/files/offer.pdf', /Did you mean "media\/offer.pdf"\?/],
  ['offer.pdf', /Did you mean "media\/offer.pdf"\?/],
  ['www.toys.org/offer.pdf', /Did you mean "https:\/\/www.toys.org\/offer.pdf"\?/],
])('%s is told', (href, expected) => {
  expect(told(href)).toEqual([expect.stringMatching(expected)])
})

test('where nobody has looked a file is taken for granted', () => {
  expect(compile(bytes({ pages: [pageWith({ type: 'note', text: '[x](media/a.pdf)' })] }), 'pages.json', toyBlocks).problems).toEqual([])
})

test('in running text, in HTML, in the bar and the foot, and behind a token a file is looked for at its place', () => {
  const { collections, template } = shelf('a')
  const note = {
    type: 'note',
    text: 'See [it](<media/no 1.pdf>) or [that](media/no2.pdf).',
    body: '<p><a href="media/no3.pdf">x</a></p>',
    links: [{ label: 'x', href: '{facts.list}' }],
  }
  const site = {
    ...toySettings,
    facts: { ...toySettings.facts, list: 'media/no4.pdf' },
    navigation: { ...toySettings.navigation, links: [{ label: 'x', href: 'media/no5.pdf' }], actions: [{ label: 'x', href: 'media/no6.pdf' }] },
    footer: { ...toySettings.footer, links: [{ label: 'x', href: 'media/no7.pdf' }] },
    redirects: { '/old': 'media/no8.pdf' },
  }
  const file = { pages: [pageWith(note), template], collections: { toys: [{ ...(collections as { toys: object[] }).toys[0], content: '<a href="media/no9.pdf">x</a>' }] }, site }
  const text = fileWith(file).split('\n')
  const { problems } = compiled(file)
  const marked = problems.map(({ line, column, length }) => (text[line - 1] ?? '').slice(column - 1, column - 1 + length).replaceAll('"', ''))
  expect(marked.sort()).toEqual(['media/no 1.pdf', ...[2, 3, 5, 6, 7, 8, 9].map((number) => `media/no${number}.pdf`), '{facts.list}'])
})

test('what something leads to is published, and nothing else', () => {
  const site = { ...toySettings, facts: { list: 'media/film.mp4' }, redirects: { '/old': 'media/terms.pdf' } }
  const pages = [pageWith({ type: 'note', text: '[x](media/Price%20List.pdf#page=2) {facts.list}' }, { type: 'note', text: '[x](media/secret.pdf)', hidden: true })]
  const { site: made, problems } = compiled({ pages, site })
  expect(problems).toEqual([])
  expect(Object.keys(made?.files ?? {})).toEqual(['media/terms.pdf', 'media/Price List.pdf'])
  expect(made?.redirects).toEqual([{ from: '/old', to: '/media/terms.pdf' }])
})

test('an address copied from the published site is to be written as the file', () => {
  const { advice } = compiled({ pages: [pageWith({ type: 'note', text: '[x](https://toys.example.com/media/terms.pdf#a)' })] })
  expect(advice.find(({ code }) => code === 'PS530')?.hint).toBe('Write "media/terms.pdf#a".')
})
