import { expect, test } from 'vitest'
import { grammarFaults } from '../../../../src/site/read/syntax/grammar'
import { lex } from '../../../../src/site/read/syntax/lex'
import { MOST_FAULTS } from '../../../../src/site/read/syntax/token'
import { applyEdits } from '../../../../src/site/text/edits'

const reported = (text: string) => grammarFaults(text, lex(text).tokens).map(({ name, offset, length }) => `${name} ${offset} ${text.slice(offset, offset + length)}`)
const mended = (text: string) =>
  applyEdits(
    text,
    grammarFaults(text, lex(text).tokens).flatMap(({ edits }) => edits),
  )

test('JSON has no mistakes, and neither has nothing', () => {
  expect(['', '1', '"a"', '{}', '[]', '[[],{}]', '{"a":[1,{"b":null}],"c":"d"}'].flatMap(reported)).toEqual([])
})

test.each([
  ['[1,]', 'commaAtEnd 2 ,', '[1]'],
  ['{"a":1,}', 'commaAtEnd 6 ,', '{"a":1}'],
  ['[1,,2]', 'commaTwice 3 ,', '[1,2]'],
  ['[,1]', 'commaTwice 1 ,', '[1]'],
  ['{,"a":1}', 'commaTwice 1 ,', '{"a":1}'],
  ['[1\n2]', 'commaMissing 1 1', '[1,\n2]'],
  ['{"a":"b"\n"c":1}', 'commaMissing 7 "', '{"a":"b",\n"c":1}'],
])('%s is told and mended', (text, fault, right) => {
  expect([reported(text), mended(text)]).toEqual([[fault], right])
})

test.each([
  ['{"a":}', 'valueMissing 5 }'],
  ['{"a":,"b":1}', 'valueMissing 5 ,'],
  ['{"a"}', 'valueMissing 4 }'],
  ['{"a","b":1}', 'valueMissing 4 ,'],
  ['{"a"::1}', 'colonTooMuch 5 :'],
  ['{"a":1:2}', 'colonTooMuch 6 :'],
  ['{:1}', 'nameMissing 1 :'],
  ['{1:2}', 'nameMissing 1 1'],
  ['{1}', 'nameMissing 1 1'],
  ['{{}}', 'entryAlone 1 {'],
  ['{[]}', 'nameMissing 1 ['],
  ['["a":1]', 'fieldInList 1 "a"'],
  ['["a":1,"b":2]', 'fieldInList 1 "a"'],
  ['[1 "b"]', 'commaMissing 1 1'],
  ['[1 {"a":2}]', 'commaMissing 1 1'],
  ['{} {}', 'afterEnd 3 {'],
  ['{} 1', 'afterEnd 3 1'],
  ['{} [1] x', 'afterEnd 3 ['],
  ['1 [', 'beforeStart 0 1'],
  ['"a":1', 'startMissing 0 "a"'],
  ['1,2', 'startMissing 0 1'],
  ['1 "a"', 'afterEnd 2 "a"'],
  [',', 'valueMissing 0 ,'],
])('%s is told at its place, and left to its author', (text, fault) => {
  expect([reported(text), mended(text)]).toEqual([[fault], text])
})

test('a value that is still to come at the end is missing', () => {
  expect(reported(':')).toEqual(['colonTooMuch 0 :', 'valueMissing 0 :'])
})

test('each list that holds fields is told once', () => {
  expect(reported('[["a":1,"b":2],["c":3,"d":4]]')).toEqual(['fieldInList 2 "a"', 'fieldInList 16 "c"'])
  expect(reported('[["a":1],"b":2]')).toEqual(['fieldInList 2 "a"', 'fieldInList 9 "b"'])
})

test('beside a sign that stands for another nothing is told', () => {
  expect(['[x y\n1]', '{"a"=}', '[1;]', '[1;,2]'].map(reported)).toEqual([[], [], [], []])
})

test('no more mistakes are collected than can be told', () => {
  expect(reported(`[${','.repeat(MOST_FAULTS + 9)}]`).length).toBeLessThanOrEqual(MOST_FAULTS + 1)
})
