import { expect, test } from 'vitest'
import { syntaxFaults } from '../../../../src/site/read/syntax/syntax'

const told = (text: string) =>
  syntaxFaults(text).map(({ name, offset, length, edits, words }) => [name, text.slice(offset, offset + length), edits.length, words?.hint.split(';')[0]])

test.each([
  ['{\n  "a": 1,:wq\n  "b": 2\n}', ':wq', 'Delete ":wq"'],
  ['[\n  ## Our promise\n  We bake by hand.\n  { "a": 1 }\n]', '## Our promise\n  We bake by hand.', 'Delete the 2 lines from here on'],
  ['[\n  { "a": 1 },\n  ... (the rest as before)\n]', '... (the rest as before)', 'Delete "... (the rest as before)"'],
  ['[{ "a": 1 }, { … }]', ', { … }', 'Delete ", { … }"'],
  ['[{ "a": 1 }, {                  …                  }]', ', {                  …                  }', expect.stringContaining('Delete')],
])('what belongs to nothing is one mistake, which only its author deletes: %j', (text, part, hint) => {
  expect(told(text)).toEqual([['stray', part, 0, hint]])
})

test('a value or a field is not taken for it', () => {
  for (const text of ['{ "a": b c }', '{\n  "a" "b"\n}', '{ "a": 1, "b" }']) expect(told(text).map(([name]) => name)).not.toContain('stray')
})

test('so many lines, so long a part and so wide an entry may be stray, and not more', () => {
  const lines = (count: number, words = 'Some words: of another file!') => `[\n${`${words}\n`.repeat(count)}{ "a": 1 }\n]`
  const isStray = (text: string) => told(text).some(([name]) => name === 'stray')
  expect([50, 51].map((count) => isStray(lines(count)))).toEqual([true, false])
  expect([95, 105].map((count) => isStray(lines(49, `w! ${'x'.repeat(count - 4)}`)))).toEqual([true, false])
  expect([150, 250].map((count) => isStray(`[{ "a": 1 }, {${' '.repeat(count)}… }]`))).toEqual([true, false])
})

test.each(['[{ ... }, { "a": 1 }]', '[{ "a": 1 }, ...]', '{ "a": 1, # it\'s "mine"\n "b": 2 }', '[\n!! ?? ;;\n{ "a": 1 }\n]'])(
  'what is quoted, and points or signs alone, are not taken for it: %j',
  (text) => expect(told(text).map(([name]) => name)).not.toContain('stray'),
)
