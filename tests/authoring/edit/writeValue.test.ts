import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeValue } from '../../../src/authoring/edit/writeValue'
import type { JsonPath } from '../../../src/site/text/jsonPath'

const text = `{
  "sections": [
    { "type": "note",   "title": "One" },
    {
      "type": "faq",
      "items": [
        { "q": "A?", "a": "a" },
        { "q": "B?", "a": "b" }, { "q": "C?", "a": "c" }
      ]
    }
  ]
}
`
const value = JSON.parse(text)
const faq = value.sections[1]
const write = (path: JsonPath, next: unknown) => writeValue(text, path, next, () => ['type', 'title', 'items'])

test('of a section that is brought back only the words that differ are written', () => {
  const next = { ...faq, items: [faq.items[0], { q: 'B?', a: 'other' }, faq.items[2]] }
  expect(write(['sections', 1], next)).toBe(text.replace('"a": "b"', '"a": "other"'))
})

test('fields that are new stand in the order of the schema, and those that are gone go with their comma', () => {
  expect(write(['sections', 0], { type: 'note' })).toBe(text.replace(',   "title": "One"', ''))
  expect(write(['sections', 1], { ...faq, title: 'New' })).toBe(text.replace('"type": "faq",', '"type": "faq",\n      "title": "New",'))
})

test('entries come and go between those that stay', () => {
  expect(write(['sections', 1, 'items'], [faq.items[0], faq.items[2]])).toBe(text.replace(',\n        { "q": "B?", "a": "b" }', ''))
  const more = write(['sections', 1, 'items'], [faq.items[0], { q: 'New?', a: 'n' }, ...faq.items.slice(1)])
  expect(JSON.parse(more).sections[1].items.map(({ q }: { q: string }) => q)).toEqual(['A?', 'New?', 'B?', 'C?'])
  expect(more).toContain('        { "q": "A?", "a": "a" },\n')
})

test('whatever is written, it is there, and the rest is as it was', { tags: ['random'] }, () => {
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const any = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('type', 'title', 'items', 'q', 'a'), tie('value'), { maxKeys: 4 }),
    ),
  })).value
  fc.assert(
    fc.property(fc.constantFrom(['sections'], ['sections', 1], ['sections', 1, 'items'], ['sections', 0, 'title']), any, any, (path, first, next) => {
      const once = writeValue(text, path, first, () => [])
      const twice = writeValue(once, path, next, () => ['type', 'q'])
      expect([JSON.parse(once), JSON.parse(twice)]).toEqual([withValue(path, first), withValue(path, next)])
    }),
    { numRuns: 300 },
  )
})

function withValue(path: JsonPath, next: unknown): unknown {
  const copy = structuredClone(value)
  const owner = path.slice(0, -1).reduce((part, key) => part[key], copy)
  owner[path.at(-1) ?? ''] = next
  return copy
}

test('of entries that are the same as many stay as are wanted', () => {
  const list = '{ "a": ["x", "x", "y", "x"] }'
  for (const next of [['x'], ['x', 'x'], ['x', 'y', 'x'], ['x', 'x', 'x', 'y', 'x'], []])
    expect(JSON.parse(writeValue(list, ['a'], next, () => undefined as never)), next.join()).toEqual({ a: next })
})
