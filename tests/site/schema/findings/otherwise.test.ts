import { expect, test } from 'vitest'
import { z } from 'zod'
import { otherwise } from '../../../../src/site/schema/findings/otherwise'

const schema = z.strictObject({ flag: z.boolean(), size: z.number().max(9), name: z.string(), day: z.iso.date() })
const written = (field: string, value: unknown) => otherwise(schema, { [field]: value }, [field])

test('true, false, numbers and words for them lose their quotes where the value fits then', () => {
  expect(['true', ' false ', 'yes', 'Off', 'maybe'].map((value) => written('flag', value))).toEqual(['true', 'false', 'true', 'false', undefined])
  expect(['3', '-1.5', '03', '10', 'yes', 'Three', 'ten', 'constructor'].map((value) => written('size', value))).toEqual([
    '3',
    '-1.5',
    undefined,
    undefined,
    undefined,
    '3',
    undefined,
    undefined,
  ])
})

test('small numbers are known by their words', () => {
  const any = z.strictObject({ size: z.number() })
  const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
  expect(words.map((size) => otherwise(any, { size }, ['size']))).toEqual(words.map((_, number) => String(number)))
  expect(['yes', 'On', 'no', 'off'].map((value) => written('flag', value))).toEqual(['true', 'true', 'false', 'false'])
})

test('a number gets quotes where a text is wanted, and nothing is known of what no schema has', () => {
  expect(written('day', 20261224)).toBe('"2026-12-24"')
  expect([written('name', 5), written('flag', 5), written('other', 'true')]).toEqual(['"5"', undefined, undefined])
})

test('a number in quotes whose point may stand between thousands is left to its author', () => {
  expect([written('size', '1.250'), written('size', '1.25')]).toEqual([undefined, '1.25'])
})
