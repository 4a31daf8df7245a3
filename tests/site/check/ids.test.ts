import { expect, test } from 'vitest'
import { z } from 'zod'
import { html } from '../../../src/parts/html'
import { id } from '../../../src/parts/id'
import { fileWith, pageWith, problemsOf } from '../../lib/toy'

const blocks = {
  parts: { schema: z.strictObject({ parts: z.array(z.strictObject({ id })).optional(), body: html.optional() }) },
  rule: { schema: z.strictObject({}) },
}
const twice = (sections: object[], shared = {}) =>
  problemsOf(fileWith({ shared, pages: [pageWith(...sections)] }), blocks)
    .filter(({ message }) => message.includes('stands twice'))
    .map(({ path }) => path)
const parts = (...ids: string[]) => ({ type: 'parts', parts: ids.map((id) => ({ id })) })

test('an id that a page has twice is told where it stands the second time', () => {
  expect(twice([{ type: 'rule', id: 'a' }, parts('b', 'c')])).toEqual([])
  expect(twice([{ type: 'rule', id: 'a' }, parts('b', 'a')])).toEqual(['pages[0].sections[1].parts[1].id'])
  expect(
    twice([
      { type: 'rule', id: 'a' },
      { type: 'parts', body: '<p id="a">x</p>' },
    ]),
  ).toEqual(['pages[0].sections[1].body'])
})

test('of a shared section the id that its use gives is told at the use, and those inside of it where it is written', () => {
  const shared = { some: parts('b') }
  expect(
    twice(
      [
        { type: 'rule', id: 'a' },
        { use: 'some', id: 'a' },
      ],
      shared,
    ),
  ).toEqual(['pages[0].sections[1].id'])
  expect(twice([parts('b'), { use: 'some', id: 'a' }], shared)).toEqual(['shared.some.parts[0].id'])
  expect(twice([parts('b'), { use: 'some', with: { parts: [{ id: 'b' }] } }], shared)).toEqual(['pages[0].sections[1].with.parts[0].id'])
})

/** Places of ids that stand twice, of an item with this body on the pages of these templates. */
const ofItem = (content: string, ...templates: object[]) =>
  problemsOf(
    fileWith({
      pages: [pageWith({ type: 'rule' }), ...templates.map((template, index) => ({ path: `/toys${index}/$slug`, each: 'toys', title: '{item.title}', ...template }))],
      collections: { toys: [{ slug: 'bear', title: 'Bear', excerpt: 'x', content }] },
    }),
    blocks,
  )
    .filter(({ message }) => message.includes('stands twice'))
    .map(({ path }) => path)
const shown = { type: 'parts', body: '{item.content}' }
const HEAD = '<h2 id="a">A</h2>'
const IN_ITEM = ['collections.toys[0].content']

test.each<[name: string, found: string[], ...templates: object[]]>([
  ['is a section’s on its page', IN_ITEM, { sections: [shown, parts('a')] }],
  ['is a section’s on the first of two pages', IN_ITEM, { sections: [shown, parts('a')] }, { sections: [shown] }],
  ['is a section’s, beside a hidden page', IN_ITEM, { sections: [shown, parts('a')] }, { sections: [shown], hidden: true }],
  ['is shown twice on one page', IN_ITEM, { sections: [shown, shown] }],
  ['is shown twice in one text', IN_ITEM, { sections: [{ type: 'parts', body: '{item.content}{item.content}' }] }],
  ['stands behind the same one of the page', IN_ITEM, { sections: [{ type: 'parts', body: HEAD }, shown] }],
  ['stands in one text with it', IN_ITEM, { sections: [{ type: 'parts', body: `${HEAD}{item.content}` }] }],
  ['stands before the same one of the page', ['pages[1].sections[1].body'], { sections: [shown, { type: 'parts', body: HEAD }] }],
  ['is not shown', [], { sections: [parts('a')] }],
  ['is shown once on each of two pages', [], { sections: [shown] }, { sections: [shown] }],
])('an id of an item that %s is told there', (_, found, ...templates) => {
  expect(ofItem(HEAD, ...templates)).toEqual(found)
})

test('an id that the body of an item says twice is told once, wherever it is shown', () => {
  expect(ofItem(HEAD + HEAD, { sections: [shown] }, { sections: [shown] })).toEqual(IN_ITEM)
})

test('an id stands twice beside a token, too', () => {
  expect(twice([parts('a'), { type: 'parts', body: '<p id="a">{facts.age}</p>' }])).toEqual(['pages[0].sections[1].body'])
})
