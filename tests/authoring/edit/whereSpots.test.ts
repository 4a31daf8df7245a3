import { expect, test } from 'vitest'
import { z } from 'zod'
import { fileSpots, linkSpots, readSpots, textSpots, tokenSpots } from '../../../src/authoring/edit/whereSpots'

const text = (words: string) => ({ text: words, role: 'richText' as const, path: ['a'], schema: z.string() })
const starts = (spots: readonly { within?: { start: number } | undefined }[]) => spots.map(({ within }) => within?.start)

test('a file is found in whichever way its letters are composed', () => {
  const forms = ['media/caf\u00e9.jpg', 'media/cafe\u0301.jpg']
  const counts = forms.map((written) => [...forms, 'media/cafe.jpg'].map((name) => fileSpots(name, { ...text(written), role: 'media' }).length))
  expect(counts).toEqual([
    [1, 1, 0],
    [1, 1, 0],
  ])
})

test('words are found each time once, in any case, and nothing is found where nothing is looked for', () => {
  expect([starts(textSpots('aXa', text('axaxa AXA'))), textSpots('', text('a'))]).toEqual([[0, 6], []])
})

test('a token is found by its whole name or by that of its group', () => {
  expect(['facts.price', 'facts.pri', 'facts.price.low'].map((name) => starts(tokenSpots(name, text('{facts.price.low}, {facts.price}'))))).toEqual([[0, 19], [], [0]])
})

test('an address is found with whatever it leads to in the page, an anchor on every page, and an address with an anchor by itself', () => {
  const links = text('[a](/faq) [b](/faq#fees) [c](#fees) [d](/faq?x=1) [e](/faqs) [f](/prices#fees) [g](https://x.example/#fees)')
  const found = (name: string) => linkSpots(name, links).map(({ within }) => within && links.text.slice(within.start, within.start + within.length))
  expect(['/faq', '/faq#fees', '#fees', '/prices', '/faq?x=1', '#faq'].map(found)).toEqual([
    ['/faq', '/faq#fees', '/faq?x=1'],
    ['/faq#fees'],
    ['/faq#fees', '#fees', '/prices#fees'],
    ['/prices#fees'],
    ['/faq?x=1'],
    [],
  ])
})

test('words are found as visitors read them: of a text as a whole, of a file in their lines, and no words nowhere', () => {
  const [written, file] = [text('One **two**'), { ...text('One\n\nOne **two** three\n'), body: { name: 'a.md', place: ['a'], text: '' } }]
  const within = (words: string, where: typeof written) => readSpots(words, {})(where).map(({ within: range }) => range)
  expect([within('one two', written), within('One two', written), within('One two', file), within('', file)]).toEqual([[undefined], [undefined], [{ start: 5, length: 18 }], []])
})
