import { expect, test } from 'vitest'
import { z } from 'zod'
import { asList } from '../../../../src/site/schema/findings/asList'
import { isObject } from '../../../../src/site/text/jsonPath'

const item = z.strictObject({ title: z.string() })
const section = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a') }), z.strictObject({ type: z.literal('b') })])
const isEntry = (value: unknown) => isObject(value) && 'title' in value

test('entries under names become a list, with the name as type where it is one', () => {
  expect(asList(section, { a: {}, b: {} }, isEntry)).toEqual({ do: 'list', field: 'type', isSure: true })
  expect(asList(item, { 0: { title: 'A' }, 1: { title: 'B' } }, isEntry)).toEqual({ do: 'list', field: undefined, isSure: true })
  expect(asList(item, { item1: { title: 'A' } }, isEntry)).toEqual({ do: 'list', field: undefined, isSure: true })
})

test('a name that says something is left to its author', () => {
  expect(asList(item, { monday: { title: 'A' } }, isEntry)).toEqual({ do: 'list', field: undefined, isSure: false })
})

test('a list that stands under the only name is the one that was meant', () => {
  expect(asList(item, { nodes: [{ title: 'A' }] }, isEntry)).toEqual({ do: 'inner', name: 'nodes' })
})

test('what holds anything else is no list', () => {
  expect([asList(item, {}, isEntry), asList(item, { a: 1 }, isEntry), asList(section, { a: {}, c: {} }, isEntry), asList(item, { a: [] }, isEntry)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
