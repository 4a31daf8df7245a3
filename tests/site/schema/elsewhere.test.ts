import { expect, test } from 'vitest'
import { z } from 'zod'
import { elsewhere, sectionsElsewhere } from '../../../src/site/schema/elsewhere'

const schema = z.strictObject({ site: z.strictObject({ contact: z.string().optional() }), pages: z.array(z.string()) })
const home = (file: unknown, name: string) => {
  const words = elsewhere(schema, file, name)?.message.words
  return words && 'home' in words ? words.home : undefined
}

test('a field of the site belongs into "site", and the sections of a page into one', () => {
  expect([home({ contact: 'x' }, 'contact'), home({ sections: [] }, 'sections')]).toEqual(['site', 'page'])
})

test('any other field, one that is not there, and sections beside pages do not', () => {
  expect([home({ other: 1 }, 'other'), home({}, 'contact'), home({ sections: [], pages: [] }, 'sections'), home([], 'contact')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('sections are found under the name that other programs give them', () => {
  expect([home({ content: [{ type: 'a' }] }, 'content'), home({ content: 'x' }, 'content'), sectionsElsewhere(schema, { a: 1, blocks: [{}] })?.location]).toEqual([
    'page',
    undefined,
    { path: ['blocks'], on: 'key' },
  ])
  expect(sectionsElsewhere(schema, { site: {} })).toBeUndefined()
})
