import { expect, test } from 'vitest'
import { z } from 'zod'
import { fileSpots, textSpots, tokenSpots } from '../../../src/authoring/edit/whereSpots'

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
