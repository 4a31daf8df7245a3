import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineFinder, placesOf } from '../../../src/site/text/position'
import { runs } from '../../lib/runs'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Every value inside a value, with its path. */
function valuesIn(value: Json, path: (string | number)[] = []): [(string | number)[], Json][] {
  const inner = Array.isArray(value)
    ? value.flatMap((child, index) => valuesIn(child, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => valuesIn(child, [...path, name]))
      : []
  return [[path, value], ...inner]
}

/** How the text of a value begins; of a list or an entry only its bracket is sure. */
const beginning = (value: Json) => (typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[' : '{') : JSON.stringify(value))

test('in the list of places each line and column is where the value begins, in whatever way the file is written', { tags: ['random'] }, () => {
  const { times: _, ...settings } = runs(200)
  const json = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value
  fc.assert(
    fc.property(json, fc.constantFrom(0, 1, 2, '\t'), fc.constantFrom('', '\n', '\n\n  '), (value, indent, before) => {
      const text = before + JSON.stringify(value, null, indent)
      const all = valuesIn(value)
      const lines = text.split('\n')
      placesOf(
        { text },
        all.map(([path]) => path),
      ).forEach(({ line, column }, index) => {
        const [path = [], own = null] = all[index] ?? []
        expect((lines[line - 1] ?? '').slice(column - 1).startsWith(beginning(own)), `${path.join('.')} at ${line}:${column} of ${text}`).toBe(true)
        expect(lineFinder({ text })(path)).toBe(line)
      })
    }),
    settings,
  )
})

test('lines and columns of places count from 1', () => {
  expect(placesOf({ text: '{ "a": [1,\n  "x"] }' }, [[], ['a'], ['a', 0], ['a', 1]])).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 8 },
    { line: 1, column: 9 },
    { line: 2, column: 3 },
  ])
})

test('a path that is not there has the place of what is nearest to it', () => {
  expect(placesOf({ text: '{ "a": { "b": 1 } }' }, [['a', 'c', 2], ['z']])).toEqual([
    { line: 1, column: 8 },
    { line: 1, column: 1 },
  ])
})
