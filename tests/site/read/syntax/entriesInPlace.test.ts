import { expect, test } from 'vitest'
import { entriesInPlace } from '../../../../src/site/read/syntax/entriesInPlace'
import { applyEdits } from '../../../../src/site/text/edits'

const placed = (text: string) => applyEdits(text, [entriesInPlace(text, text.split('\n'), 1, 3, ['1', '2'])])

test('entries stand in place of lines with the commas that they need, and no others', () => {
  expect(placed('[\nx\ny\n]')).toBe('[\n1,\n2\n]')
  expect(placed('[0\nx\ny\n3]')).toBe('[0\n,1,\n2,\n3]')
  expect(placed('[0,\nx\ny\n3]')).toBe('[0,\n1,\n2,\n3]')
})
