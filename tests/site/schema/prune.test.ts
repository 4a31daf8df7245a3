import { expect, test } from 'vitest'
import { z } from 'zod'
import { marked } from '../../../src/parts/role'
import { GONE, prune, reaching, writtenPath } from '../../../src/site/schema/prune'
import { markOf } from '../../../src/site/schema/schemaTree'

const entry = marked(z.strictObject({ name: z.string(), hidden: z.boolean().optional() }), { timed: true })
const group = z.strictObject({ title: z.string(), entries: z.array(entry) })
const schema = z.strictObject({ groups: z.array(group), first: entry.optional(), more: z.array(entry).optional(), byName: z.record(z.string(), entry).optional() })
const into = reaching((one) => markOf(one).timed === true)
const pruned = (value: z.infer<typeof schema>) => prune(schema, value, { into, entry: ({ hidden }) => hidden === true })
const off = (name: string) => ({ name, hidden: true })

test('entries are taken out of lists, fields and records, and the fields that say so of the others', () => {
  const groups = [{ title: 'A', entries: [off('a'), { name: 'b', hidden: false }, off('c'), { name: 'd' }] }]
  expect(pruned({ groups, first: off('x'), byName: { x: off('x'), y: { name: 'y' } } })).toEqual({
    value: { groups: [{ title: 'A', entries: [{ name: 'b' }, { name: 'd' }] }], byName: { y: { name: 'y' } } },
    gone: [
      ['groups', 0, 'entries', 0],
      ['groups', 0, 'entries', 2],
    ],
  })
})

test('an entry whose list has become empty goes along; one that was empty stays', () => {
  const groups = [
    { title: 'Void', entries: [off('a')] },
    { title: 'Empty', entries: [] },
  ]
  expect(pruned({ groups, more: [off('b')] }).value).toEqual({ groups: [{ title: 'Empty', entries: [] }] })
})

test('what stands in no list stays without the entries of its own: of a section its words are left', () => {
  expect(prune(group, { title: 'A', entries: [off('a')] }, { into, entry: ({ hidden }) => hidden === true })).toEqual({
    value: { title: 'A', entries: [] },
    gone: [['entries', 0]],
  })
  const owner = z.strictObject({ group })
  expect(prune(owner, { group: { title: 'A', entries: [off('a')] } }, { into, entry: ({ hidden }) => hidden === true }).value).toEqual({ group: { title: 'A', entries: [] } })
})

test('a value of which nothing is taken is the same', () => {
  const value = { groups: [{ title: 'A', entries: [{ name: 'b' }] }] }
  expect(pruned(value)).toEqual({ value, gone: [] })
  expect(pruned(value).value).toBe(value)
})

test('what cannot be without a string goes with it, up to the whole', () => {
  const string = (text: string) => (text === 'x' ? GONE : text)
  const needy = z.strictObject({ a: z.strictObject({ b: z.string() }).optional(), c: z.string() })
  const all = { into: () => true, string }
  expect(prune(needy, { a: { b: 'x' }, c: 'y' }, all).value).toEqual({ c: 'y' })
  expect(prune(needy, { c: 'x' }, all).value).toBeUndefined()
})

test('a place in what is left is told as it was written', () => {
  const gone = [
    ['links', 0],
    ['links', 2],
    ['groups', 1, 'links', 0],
    ['links', 5],
  ]
  const written = (...path: (string | number)[]) => writtenPath(path, gone)
  expect([0, 1, 2, 3].map((index) => written('links', index)[1])).toEqual([1, 3, 4, 6])
  expect(written('groups', 1, 'links', 0, 'href')).toEqual(['groups', 1, 'links', 1, 'href'])
  expect(written('groups', 0, 'links', 0)).toEqual(['groups', 0, 'links', 0])
})
