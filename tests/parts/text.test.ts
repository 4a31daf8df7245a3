import { expect, test } from 'vitest'
import { html, HTML_LIMIT } from '../../src/parts/html'
import { icon } from '../../src/parts/icon'
import { id } from '../../src/parts/id'
import { richText } from '../../src/parts/richText'
import { text, TEXT_LIMIT } from '../../src/parts/text'

const FIELDS = { text, richText, html }

test.each(Object.entries(FIELDS))('a %s needs something to see', (_name, schema) => {
  for (const empty of ['', ' ', '\t\n', '\u00a0', '\u200b', '\u00ad', '\u2800', '\ufeff \u2060', '\u3164'])
    expect(schema.safeParse(empty).success, JSON.stringify(empty)).toBe(false)
  for (const visible of ['a', '.', '\u200ba', '日', '🙂']) expect(schema.safeParse(visible).success, visible).toBe(true)
})

test('texts end at their limits', () => {
  for (const [schema, limit] of [
    [text, TEXT_LIMIT],
    [richText, TEXT_LIMIT],
    [html, HTML_LIMIT],
  ] as const) {
    expect([limit, limit + 1].map((length) => schema.safeParse('x'.repeat(length)).success)).toEqual([true, false])
  }
  expect([TEXT_LIMIT, HTML_LIMIT]).toEqual([20_000, 200_000])
})

test('an anchor begins with a small letter and goes on with letters, digits and hyphens, 64 at most', () => {
  for (const good of ['a', 'our-fees', 'part2', 'x'.repeat(64)]) expect(id.safeParse(good).success, good).toBe(true)
  for (const bad of ['', '2nd', '-a', 'Fees', 'a b', 'a_b', 'é', 'x'.repeat(65), 'a\n']) expect(id.safeParse(bad).success, bad).toBe(false)
})

test('the name of an icon has small letters, digits and hyphens', () => {
  for (const good of ['coin', 'shield-check', '2fa']) expect(icon.safeParse(good).success, good).toBe(true)
  for (const bad of ['', 'Coin', 'a b', 'a_b']) expect(icon.safeParse(bad).success, bad).toBe(false)
})
