import { expect, test } from 'vitest'
import { read } from '../../../src/site/read/read'
import { runOnEntries } from '../../../src/site/read/runOn'
import { applyEdits } from '../../../src/site/text/edits'

const told = (text: string) => {
  const { findings } = read(new TextEncoder().encode(text))
  return [
    findings.map(({ message }) => message.name),
    applyEdits(
      text,
      findings.flatMap(({ edits = [] }) => edits),
    ),
  ]
}

test('an entry that begins anew with its first name is another one', () => {
  expect(told('[{ "a": 1, "b": 2, "a": 3, "b": [4] , "a": 5, "c": "6" }]')).toEqual([['runOn', 'runOn'], '[{ "a": 1, "b": 2 }, { "a": 3, "b": [4] }, { "a": 5, "c": "6" }]'])
  expect(told('{ "list": [{ "a": { "x": 1 },\n "b": 2,\n "a": {}, "b": 4 }, {}] }')).toEqual([['runOn'], '{ "list": [{ "a": { "x": 1 },\n "b": 2 }, { "a": {}, "b": 4 }, {}] }'])
})

test.each([
  ['in braces that are in no list', '{ "a": 1, "b": 2, "a": 3, "b": 4 }', 2],
  ['one name alone', '[{ "a": 1, "b": 2, "a": 3 }]', 1],
  ['another name first', '[{ "a": 1, "b": 2, "b": 3, "c": 4 }]', 1],
  ['a name twice in what would be an entry', '[{ "a": 1, "b": 2, "a": 3, "b": 4, "b": 5 }]', 3],
])('what stands twice for another reason is only told: %s', (_name, text, count) => {
  expect(told(text)).toEqual([Array.from({ length: count }, () => 'duplicateKey'), text])
})

test('of names without a double nothing is said', () => {
  const key = (name: string, offset: number) => ({ name, offset, before: offset - 2 })
  expect([runOnEntries([]), runOnEntries([key('a', 3), key('b', 9)])]).toEqual([undefined, undefined])
})
