import { expect, test } from 'vitest'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { TEXT_MOST } from '../../../src/site/expand/produced'
import { settledScope } from '../../../src/site/expand/settled'
import type { TokenValue } from '../../../src/site/expand/tokens'

/** What tokens stand for in the end, with an exclamation mark before those that are broken, and what is told of them. */
function settle(texts: Record<string, string>, html: readonly string[] = []) {
  const findings: Finding[] = []
  const written = new Map(Object.entries(texts).map(([name, value]): [string, TokenValue] => [name, { value, html: html.includes(name) }]))
  const scope = settledScope(written, (finding) => findings.push(finding))
  const values = Object.fromEntries(Object.keys(texts).map((name) => [name, `${scope.get(name)?.isBroken ? '!' : ''}${scope.get(name)?.value}`]))
  return { scope, values, findings, circles: findings.map(({ message: { words } }) => ('circle' in words ? words.circle : 'none')) }
}

test('tokens are filled in however long the chain is, and in whatever order they stand', () => {
  expect(settle({ 'facts.a': 'A {facts.b}, {facts.c}!', 'facts.b': 'B{facts.c}{facts.c}', 'facts.c': 'C' }).values).toEqual({
    'facts.a': 'A BCC, C!',
    'facts.b': 'BCC',
    'facts.c': 'C',
  })
  const chain = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`facts.n${index}`, index === 4_999 ? 'end' : `{facts.n${index + 1}}`]))
  expect(settle(chain).values['facts.n0']).toBe('end')
})

test('a token stays what it is: text or HTML', () => {
  const { scope, findings } = settle({ 'facts.a': '{facts.b}', 'facts.b': '<b>' }, ['facts.b'])
  expect([scope.get('facts.a'), scope.get('facts.b'), findings]).toEqual([{ value: '<b>', html: false }, { value: '<b>', html: true }, []])
})

test('those that stand for each other are told once, at the one that closes the circle, and are broken with all that names them', () => {
  const { values, findings } = settle({ 'facts.start': 'x {facts.a}', 'facts.a': '{facts.b}', 'facts.b': 'see {facts.a}', 'facts.other': 'y' })
  expect(values).toEqual({ 'facts.start': '!x {facts.a}', 'facts.a': '!{facts.b}', 'facts.b': '!see {facts.a}', 'facts.other': 'y' })
  expect(findings).toEqual([
    {
      location: { path: ['site', 'facts', 'b'], on: 'value', within: { start: 4, length: 9 } },
      message: { name: 'tokenCircle', words: { circle: '{facts.a} → {facts.b} → {facts.a}' } },
    },
  ])
})

test('what names itself is a circle, and a place in the settings of the site is told as such', () => {
  const { findings, circles } = settle({ 'site.contact.phone': '{site.contact.phone}' })
  expect([circles, findings[0]?.location]).toEqual([
    ['{site.contact.phone} → {site.contact.phone}'],
    { path: ['site', 'contact', 'phone'], on: 'value', within: { start: 0, length: 20 } },
  ])
})

test('of a large circle its beginning and end are told', () => {
  const circle = (count: number) => settle(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f.n${index}`, `{f.n${(index + 1) % count}}`]))).circles
  expect(circle(5)).toEqual(['{f.n0} → {f.n1} → {f.n2} → {f.n3} → {f.n4} → {f.n0}'])
  expect(circle(6)).toEqual(['{f.n0} → {f.n1} → {f.n2} → {f.n3} → … → {f.n0}'])
})

test('a token that does not exist breaks what names it and is not told here', () => {
  expect(settle({ 'facts.a': 'x {facts.none}' })).toMatchObject({ values: { 'facts.a': '!x {facts.none}' }, findings: [] })
})

test('what would become too long is told with the token that makes it so, and is broken', () => {
  const half = 'x'.repeat(TEXT_MOST / 2)
  const { values, findings } = settle({ 'facts.half': half, 'facts.all': '{facts.half}{facts.half}', 'facts.more': '{facts.half}.{facts.half}' })
  expect([values['facts.all']?.length, values['facts.more'], findings]).toEqual([
    TEXT_MOST,
    '!{facts.half}.{facts.half}',
    [
      {
        location: { path: ['site', 'facts', 'more'], on: 'value', within: undefined },
        message: { name: 'tooLongFilled', words: { whole: 'text', size: TEXT_MOST + 1, limit: TEXT_MOST, token: 'facts.half', length: TEXT_MOST / 2 } },
      },
    ],
  ])
})

test('all tokens together may not become too long either', () => {
  const all = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`facts.n${index}`, '{facts.most}']))
  const { values, findings } = settle({ 'facts.most': 'x'.repeat(TEXT_MOST), ...all })
  expect(findings.map(({ location, message }) => ['path' in location && location.path, message.name, 'whole' in message.words && message.words.whole])).toEqual([
    [['site'], 'tooLongFilled', 'site'],
  ])
  expect([values['facts.n0']?.length, values['facts.n399']]).toEqual([TEXT_MOST, '!{facts.most}'])
})
