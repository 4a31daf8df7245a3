import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../../src/parts/text'
import { listElsewhere, listIn } from '../../../../src/site/schema/findings/listElsewhere'
import { problemsOf, siteWith, toyBlocks } from '../../../lib/toy'

const item = z.strictObject({ title: text })
const grid = z.strictObject({ columns: z.literal([2, 3]).optional(), text: z.string().optional(), items: z.array(item) })

test('a list that is missing is found in a field that is for something else', () => {
  const place = (value: object, ...path: string[]) => [listElsewhere(grid, value, ['items']), listIn(grid, value, path)]
  expect(place({ columns: [{ title: 'A' }] }, 'columns')).toEqual(['columns', 'items'])
  expect(place({ columns: ['A'] }, 'columns')).toEqual(['columns', 'items'])
  expect(place(JSON.parse('{ "constructor": ["A"], "toString": 1 }'), 'constructor')).toEqual([undefined, 'items'])
  expect(place({ columns: [5] }, 'columns')).toEqual([undefined, undefined])
  expect(place({ columns: 2, text: 'A' }, 'columns')).toEqual([undefined, undefined])
  expect(place({ columns: [{ title: 'A' }], items: [] }, 'columns')).toEqual([undefined, undefined])
})

test('that is one mistake, told where the list stands, and mended', () => {
  const told = problemsOf(siteWith({ type: 'grid', columns: [{ title: 'A' }] }), { ...toyBlocks, grid: { schema: grid } })
  expect(told.map(({ message, hint, fixable }) => [message, hint, fixable])).toEqual([
    ['Here one of 2, 3 is expected, but there is a list.', 'Write "items" in place of "columns": it is the list of these.', true],
  ])
})
