import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stretchOther } from '../../../src/site/text/stretchOther'
import { runs } from '../../lib/runs'

test('what both states begin with and end with is left out, at the ends of blocks as elsewhere', () => {
  const long = 'a'.repeat(4096)
  expect(stretchOther(`${long}b${long}`, `${long}cd${long}`)).toEqual({ start: 4096, end: 4097, more: 1 })
  expect(stretchOther(long, `${long}a`)).toEqual({ start: 4096, end: 4096, more: 1 })
  expect(stretchOther('same', 'same')).toEqual({ start: 4, end: 4, more: 0 })
  expect(stretchOther('', 'all')).toEqual({ start: 0, end: 0, more: 3 })
})

test('it is as short as it can be, leads from one state to the other, and of bytes is the same as of letters', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.nat(9000).map((length) => 'a'.repeat(length)),
  )
  fc.assert(
    fc.property(piece, piece, piece, piece, (head, one, other, tail) => {
      const [before, after] = [head + one + tail, head + other + tail]
      const { start, end, more } = stretchOther(before, after)
      expect(before.slice(0, start) + after.slice(start, end + more) + before.slice(end)).toBe(after)
      const [gone, come] = [before.slice(start, end), after.slice(start, end + more)]
      if (gone !== '' && come !== '') expect([gone[0] === come[0], gone.at(-1) === come.at(-1)]).toEqual([false, false])
      expect(stretchOther(Buffer.from(before, 'latin1'), Buffer.from(after, 'latin1'))).toEqual(stretchOther(latin(before), latin(after)))
    }),
    runs(200),
  )
})

const latin = (text: string) => Buffer.from(text, 'latin1').toString('latin1')
