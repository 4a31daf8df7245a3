import { expect, test } from 'vitest'
import { gatherNested } from '../../../src/site/check/gatherNested'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at, atKey } from '../../../src/site/diagnostics/diagnostic'

const nested = (index: number, name: string) => at(['sections', index], message('nested', { name, owner: 'a hero' }))

test('fields in a field of one name are told once, with the number of other places', () => {
  const other = at(['pages'], message('emptyFile', {}))
  const told = gatherNested([nested(0, 'props'), other, nested(1, 'props'), nested(2, 'data'), nested(3, 'props')])
  expect(told).toEqual([at(['sections', 0], message('nested', { name: 'props', owner: 'a hero', others: 2 })), other, nested(2, 'data')])
})

test('a field that no entry of a list has is told once for all of them, and sections are told one by one', () => {
  const strange = (...path: (string | number)[]) => atKey(path, message('unknownField', { name: String(path.at(-1)), owner: 'an entry', known: ['title'], suggestion: undefined }))
  const told = gatherNested([
    strange('items', 0, 'price'),
    strange('items', 1, 'price'),
    strange('items', 1, 'fee'),
    strange('sections', 0, 'price'),
    strange('sections', 1, 'price'),
  ])
  expect(told.map(({ message: { words } }) => 'others' in words && words.others)).toEqual([1, false, false, false])
})

test('entries of one list that are all of another kind, and texts that stand in braces, are told once', () => {
  const kind = (path: (string | number)[], found: string, sample?: string) =>
    at(path, message('wrongKind', { expected: sample ? 'a text in quotes' : 'a list in [ ]', found, ...(sample && { remedy: { do: 'write', sample } }) }))
  const others = (finding: ReturnType<typeof kind>) => 'others' in finding.message.words && finding.message.words.others
  expect(gatherNested([kind(['rows', 0], 'the text "a"'), kind(['rows', 1], 'the text "b"'), kind(['x', 'rows', 0], 'the text "a"')]).map(others)).toEqual([1, false])
  expect(gatherNested([kind(['a', 'title'], 'an entry in { }', '"A"'), kind(['b', 'text'], 'an entry in { }', '"B"'), kind(['c'], 'an entry in { }')]).map(others)).toEqual([
    1,
    false,
  ])
})
