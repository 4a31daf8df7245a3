import { expect, test } from 'vitest'
import { fillTokens, hasToken, tokensIn } from '../../src/parts/token'

test.each(['{facts.age}', '{facts.price.low}', '{links.pre-qualify}', '{item.read_time}', '{toy.1}', 'in {a.b} here'])('%s holds a token', (text) => {
  expect(hasToken(text)).toBe(true)
})

test.each(['{facts}', '{Facts.age}', '{facts.}', '{.age}', '{ facts.age }', '{1.a}', '{facts..age}', 'facts.age', '{facts.age'])('%s holds none', (text) => {
  expect(hasToken(text)).toBe(false)
  expect(tokensIn(text)).toEqual([])
})

test('tokens are told with their place', () => {
  expect(tokensIn('a {b.c} {{d.e-f}} {g}')).toEqual([
    { name: 'b.c', offset: 2 },
    { name: 'd.e-f', offset: 9 },
  ])
})

test('every token is filled, once, and whatever it is filled with is taken as it is', () => {
  expect(fillTokens('{a.b} and {a.b} and {c.d} and {e}', (name) => `<${name} $& {a.b}>`)).toBe('<a.b $& {a.b}> and <a.b $& {a.b}> and <c.d $& {a.b}> and {e}')
  expect(fillTokens('none', () => 'x')).toBe('none')
})
