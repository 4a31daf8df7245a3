import { expect, test } from 'vitest'
import { z } from 'zod'
import { elsewhere, toldBy, withoutTold } from '../../../../src/site/schema/findings/wrongLevel'

const page = z.strictObject({ path: z.string(), title: z.string(), description: z.string().optional(), sections: z.array(z.string()) })
const schema = z.strictObject({ site: z.strictObject({ name: z.string(), description: z.string().optional() }), pages: z.array(page) })
const homes = (file: unknown) => elsewhere(schema, file).map(({ message: { words }, location }) => [words, 'path' in location && location.path])

test('all fields of the site belong into "site", and the sections of a page with its other fields into one', () => {
  expect(homes({ description: 'x', name: 'y' })).toEqual([[{ name: 'description', home: 'site', fields: ['description', 'name'] }, ['description']]])
  expect(homes({ name: 'x', description: 'y', sections: [] })).toEqual([
    [{ name: 'sections', home: 'page', fields: ['description', 'sections'] }, ['sections']],
    [{ name: 'name', home: 'site', fields: ['name'] }, ['name']],
  ])
})

test('any other field, and sections beside pages, do not', () => {
  expect([homes({ other: 1 }), homes({}), homes({ sections: [], pages: [] }), homes([]), homes({ content: 'x' })]).toEqual([[], [], [], [], []])
})

test('sections are found under the name that other programs give them', () => {
  expect(homes({ content: [{ type: 'a' }] })).toEqual([[{ name: 'content', home: 'page', fields: ['content'] }, ['content']]])
})

test('what is told of fields is not told again of what they lack', () => {
  expect([...toldBy(elsewhere(schema, { name: 'x', sections: [] }))]).toEqual(['sections', 'pages', 'name', 'site'])
})

test('of an issue stays what is not told yet', () => {
  const [unknown, missing] = schema.safeParse({ name: 'x', other: 1 }).error?.issues.toSorted((one, other) => one.path.length - other.path.length) ?? []
  const told = new Set(['name', 'site'])
  expect(unknown && withoutTold(unknown, told)).toMatchObject({ keys: ['other'] })
  expect(unknown && withoutTold(unknown, new Set(['name', 'other']))).toBeUndefined()
  expect(missing && withoutTold(missing, new Set())).toBe(missing)
})
