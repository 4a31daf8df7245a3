import { expect, test } from 'vitest'
import { fault, isLineBetween } from '../../../../src/site/read/syntax/token'

test('two signs stand on different lines where one ends between them, not where one of them goes over several', () => {
  const text = '“one\ntwo” "x"\n: “y\nz”'
  const token = (words: string) => ({ kind: 'string' as const, offset: text.indexOf(words), length: words.length })
  const between = (one: string, other: string) => isLineBetween(text, token(one), token(other))
  expect([between('“one\ntwo”', '"x"'), between('"x"', ':'), between(':', '“y\nz”'), between('“one\ntwo”', '“y\nz”')]).toEqual([false, true, false, true])
})

test('a mistake is mended by nothing unless said', () => {
  expect(fault('comment', 3, 4)).toEqual({ name: 'comment', offset: 3, length: 4, edits: [] })
})
