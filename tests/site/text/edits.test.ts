import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/site/text/edits'
import { lineFinder, placesOf } from '../../../src/site/text/position'
import { siteWith } from '../../lib/toy'

test('edits are meant for the text as it is, in whatever order they are given', () => {
  const edits = [
    { offset: 4, length: 1, by: 'E' },
    { offset: 0, length: 1, by: '' },
    { offset: 1, length: 1, by: 'bb' },
  ]
  expect(applyEdits('abcdef', edits)).toBe('bbcdEf')
  expect(applyEdits('abcdef', edits.toReversed())).toBe('bbcdEf')
  expect(applyEdits('abc', [])).toBe('abc')
})

test('of two edits that overlap only the first counts', () => {
  expect(
    applyEdits('abcdef', [
      { offset: 2, length: 3, by: 'Y' },
      { offset: 1, length: 2, by: 'X' },
      { offset: 5, length: 1, by: 'F' },
    ]),
  ).toBe('aXdeF')
})

test('what is put in at a place stands before what is replaced there', () => {
  expect(
    applyEdits('abc', [
      { offset: 1, length: 1, by: 'B' },
      { offset: 1, length: 0, by: '-' },
    ]),
  ).toBe('a-Bc')
})

const text = siteWith({ type: 'note', text: 'Hello' }, { type: 'rule' })

test('the place of a value is its line and column; of one that is not there, those of what is around it', () => {
  const section = ['pages', 0, 'sections', 0]
  expect(placesOf({ text }, [section, [...section, 'text'], [...section, 'title'], ['pages', 0, 'sections', 7, 'text'], []])).toEqual([
    { line: 7, column: 9 },
    { line: 9, column: 19 },
    { line: 7, column: 9 },
    { line: 6, column: 19 },
    { line: 1, column: 1 },
  ])
  expect(placesOf({ text: '' }, [['pages']])).toEqual([{ line: 1, column: 1 }])
})

test('the line of a value is that in which it starts, also when the first line is empty', () => {
  expect(lineFinder({ text })(['pages', 0, 'sections', 1, 'type'])).toBe(12)
  expect(lineFinder({ text: `\n${text}` })(['pages', 0, 'sections', 1, 'type'])).toBe(13)
})
