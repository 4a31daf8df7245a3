import { expect, test } from 'vitest'
import { shelfOf } from '../../lib/innocent'
import { markedBy } from '../../lib/lintRules'
import { leastSeconds } from '../../lib/seconds'

const marked = (text: string, more = {}) => markedBy('token-form', { site: { facts: { age: '12 years' } }, sections: [{ type: 'plain', text, words: '{facts.age}' }], ...more })

test.each([
  ['{{facts.age}}', ['{{facts.age}}']],
  ['{ facts.age }', ['{ facts.age }']],
  ['{facts.age }', ['{facts.age }']],
  ['{facts.age', ['{facts.age']],
  ['{facts.age} {{facts.age}}', ['{{facts.age}}']],
  ['[facts.age]', ['[facts.age]']],
  ['[facts.age](/)', []],
  ['[facts.height]', []],
  ['$' + '{facts.age}', []],
  ['{facts.age}', []],
  ['{x.y }', []],
  ['{facts}', []],
  ['{ hello }', []],
])('in %s is marked: %j', (text, marks) => {
  expect(marked(text)).toEqual(marks)
})

test('a sign of a currency that the value has, too, is told', () => {
  const more = { site: { facts: { age: '$5K' } } }
  expect([marked(`$${'{facts.age}'}`, more), marked('{facts.age}', more)]).toEqual([[`$${'{facts.age}'}`], []])
})

test('tokens of items are known by the name that a page gives them', () => {
  const { sections: _sections, ...shelf } = shelfOf({ slug: 'bear' })
  expect([marked('{ toy.title }', shelf), marked('{ item.title }', shelf)]).toEqual([['{ toy.title }'], []])
})

test('of a hundred thousand braces each is looked at once', () => {
  const { sections: _sections, ...shelf } = shelfOf({ slug: 'bear', content: `<p>${'{'.repeat(100_000)}</p>` })
  const seconds = leastSeconds(2, () => expect(marked('{ toy.title }', shelf)).toEqual(['{ toy.title }']))
  expect(seconds).toBeLessThan(2)
})
