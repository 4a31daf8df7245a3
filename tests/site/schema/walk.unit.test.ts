import { expect, test } from 'vitest'
import { z } from 'zod'
import { href } from '../../../src/parts/link'
import { text } from '../../../src/parts/text'
import { mapStrings, visitStrings } from '../../../src/site/schema/walk'

const schema = z.strictObject({
  list: z.array(text),
  inner: z.strictObject({ label: text }),
  other: z.strictObject({ label: text }).optional(),
  names: z.record(z.string(), text),
  count: z.number(),
})
const value = { list: ['a', 'b'], inner: { label: 'c' }, other: { label: 'd' }, names: { x: 'e' }, count: 1 }

test('the value itself stays as it is, and what does not change is the very same', () => {
  const before = structuredClone(value)
  const loud = mapStrings(schema, value, (string) => (string === 'd' ? string : `${string}!`))
  expect(loud).toEqual({ list: ['a!', 'b!'], inner: { label: 'c!' }, other: { label: 'd' }, names: { x: 'e!' }, count: 1 })
  expect(value).toEqual(before)
  expect(loud.other).toBe(value.other)
  expect(mapStrings(schema, value, (string) => string)).toBe(value)
})

test('paths have numbers in lists and names in braces, also for names that are digits', () => {
  const paths: unknown[] = []
  visitStrings(z.strictObject({ list: z.array(text), names: z.record(z.string(), text) }), { list: ['a'], names: { 7: 'b' } }, (_string, _role, path) => paths.push(path))
  expect(paths).toEqual([
    ['list', 0],
    ['names', '7'],
  ])
  const mapped: unknown[] = []
  mapStrings(schema, value, (string, _role, path) => {
    mapped.push(path)
    return string
  })
  expect(mapped).toEqual([
    ['list', 0],
    ['list', 1],
    ['inner', 'label'],
    ['other', 'label'],
    ['names', 'x'],
  ])
})

test('of two kinds of entry the one that is meant says the role, and the choice of sorts holds inside', () => {
  const entry = z.union([z.strictObject({ label: text, href }), z.strictObject({ label: text, inner: z.array(text) })])
  const shown: unknown[] = []
  visitStrings(
    z.array(entry),
    [
      { label: 'a', href: '/b' },
      { label: 'c', inner: ['d'] },
    ],
    (string, role) => shown.push([string, role]),
    ['href'],
  )
  expect(shown).toEqual([['/b', 'href']])
})
