import { parseTree } from 'jsonc-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followPath } from '../../../src/authoring/merge/followPath'
import { matchTrees } from '../../../src/authoring/merge/matchTrees'
import { oneTextOther } from '../../../src/site/text/oneTextOther'
import { runs } from '../../lib/runs'

const written = (value: unknown) => JSON.stringify(value, null, 1)
const file = (...titles: string[]) => written({ pages: [{ path: '/', sections: titles.map((title) => ({ type: 'note', title })) }], tags: ['a', 'b'] })
const before = file('Apples', 'Say "a: b"')

test.each([
  ['a text is longer', file('Apples and pears', 'Say "a: b"')],
  ['a text is empty', file('', 'Say "a: b"')],
  ['a text has other quotes in it', file('Apples', 'Say "c: d"')],
])('where %s, every place is where it was', (_what, after) => {
  expect(oneTextOther(before, after)).toBeDefined()
  expect(oneTextOther(after, before)).toBeDefined()
})

test.each([
  ['two texts have changed places', file('Say "a: b"', 'Apples')],
  ['a section is gone', file('Apples')],
  ['a section has come', file('Apples', 'Bread', 'Say "a: b"')],
  ['a field has another name', before.replace('"title": "Apples"', '"tilte": "Apples"')],
  ['an entry of a list is another', before.replace('"a",', '"c",')],
  ['a text has become a number', before.replace('"Apples"', '7')],
  ['a text has become two fields', before.replace('"Apples"', '"A", "more": "s"')],
  ['an escape is another', before.replace('\\"a', '\\na')],
  ['a text has become one that ends with a backslash, and a field', before.replace('"Apples"', '"A\\\\", "b": "s"')],
])('where %s, places have to be looked for', (_what, after) => {
  expect(oneTextOther(before, after)).toBeUndefined()
  expect(oneTextOther(after, before)).toBeUndefined()
})

test('whatever is said to have one other text has all its places where they are found by what stands there', () => {
  const text = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('a: "b"', '\\', 'x"', ': "', 'line\nbreak'))
  const sites = fc.array(fc.array(fc.record({ title: text, text }), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
  const change = fc.record({ page: fc.nat(2), section: fc.nat(2), field: fc.constantFrom('title', 'text'), by: text })
  fc.assert(
    fc.property(sites, change, fc.boolean(), (pages, { page, section, field, by }, isFlat) => {
      const space = isFlat ? 0 : 1
      const later = pages.map((sections, index) => sections.map((own, place) => (index === page && place === section ? { ...own, [field]: by } : own)))
      const [one, other] = [JSON.stringify({ pages }, null, space), JSON.stringify({ pages: later }, null, space)]
      if (one === other || !oneTextOther(one, other)) return
      const [seen, now] = [parseTree(one), parseTree(other)]
      if (!seen || !now) throw new Error('Both are JSON.')
      const match = matchTrees(seen, now)
      for (const [index, sections] of pages.entries())
        for (const place of sections.keys()) {
          const path = [index, place, 'title'].flatMap((key, at) => (at === 0 ? ['pages', key] : [key]))
          expect(followPath(seen, match, path)).toEqual(path)
        }
    }),
    runs(200),
  )
})
