import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { plainTree } from '../../src/parts/plainTree'
import { runs } from '../lib/runs'

test('of one line of plain words there is at once what the parser makes of it', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom(
      'Words',
      ' ',
      '. ',
      '1. ',
      '1.',
      '7)',
      '12) ',
      '- ',
      '+',
      '# ',
      '=',
      ': ',
      '!',
      '(',
      '"',
      '{facts.price}',
      '\u00a0',
      '\u2028',
      '\f',
      '\v',
      'http://a.b',
      'a@b.c',
      '$5',
      '\ufeff',
      '\0',
      '😀',
    ),
  )
  let plain = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('')
      const tree = plainTree(text)
      if (!tree) return
      plain++
      expect(tree).toEqual(JSON.parse(JSON.stringify(fromMarkdown(text))))
    }),
    runs(4000),
  )
  // Else nothing has been tried.
  expect(plain).toBeGreaterThan(200)
})

test.each(['Some **good** words', '[A link](/a)', 'Two\nlines', ' before', 'behind ', '1. One', '- One', '# Title', 'a & b', '\tcode', '', 'a | b'])(
  '%j has to be parsed',
  (text) => {
    expect(plainTree(text)).toBeUndefined()
  },
)
