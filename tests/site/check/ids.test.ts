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
