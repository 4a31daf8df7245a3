import { expect, test } from 'vitest'
import { applyOperation } from '../../../src/studio/server/operations'
import { operationNow } from '../../../src/studio/server/operationNow'
import type { Operation } from '../../../src/studio/types'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const note = (title: string) => ({ type: 'note', title, text: `${title} is what this note is about, and nothing else.` })
const file = (...titles: string[]) => fileWith({ pages: [pageWith(...titles.map(note))] })
const seen = file('Apples', 'Bread', 'Cheese', 'Dates')
const at = (...rest: (string | number)[]) => ['pages', 0, 'sections', ...rest]
/** The titles after an operation that was meant for `seen` is made of a file with other sections. */
function titles(now: string, operation: Operation): string[] | undefined {
  const meant = operationNow(seen, now, operation)
  const after = meant && applyOperation({ text: now, value: JSON.parse(now) }, meant, toyBlocks).text
  return after && JSON.parse(after).pages[0].sections.map(({ title }: { title: string }) => title)
}

test('a change is made of the section that was meant, wherever it stands by now', () => {
  const now = file('Dates', 'Cheese', 'Bread', 'Apples')
  expect(titles(now, { do: 'set', path: at(0, 'title'), value: 'New' })).toEqual(['Dates', 'Cheese', 'Bread', 'New'])
  expect(titles(now, { do: 'remove', path: at(3) })).toEqual(['Cheese', 'Bread', 'Apples'])
})

test('what is moved or added goes beside what it was to stand beside', () => {
  const now = file('New', 'Apples', 'Bread', 'Cheese', 'Dates')
  expect(titles(now, { do: 'move', path: at(0), to: at(2) })).toEqual(['New', 'Bread', 'Cheese', 'Apples', 'Dates'])
  expect(titles(now, { do: 'move', path: at(3), to: at(1) })).toEqual(['New', 'Apples', 'Dates', 'Bread', 'Cheese'])
  expect(titles(now, { do: 'insert', path: at(1), value: note('Eggs') })).toEqual(['New', 'Apples', 'Eggs', 'Bread', 'Cheese', 'Dates'])
})

test('what was taken away is not changed', () => {
  expect(operationNow(seen, file('Apples', 'Cheese', 'Dates'), { do: 'set', path: at(1, 'title'), value: 'New' })).toBeUndefined()
  expect(operationNow(seen, file('Apples'), { do: 'move', path: at(3), to: at(0) })).toBeUndefined()
})

test('what is said of a page by its address is as it was', () => {
  expect(operationNow(seen, file('Apples'), { do: 'movePage', from: '/', to: '/x' })).toEqual({ do: 'movePage', from: '/', to: '/x' })
})
