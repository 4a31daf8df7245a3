import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { picturedText, richText } from '../../../src/parts/richText'
import { holdsPictures, mapPictures, picturesIn } from '../../../src/site/check/textPictures'

/** What is found: path, words and the very text of its address. */
const found = (text: string, role: 'richText' | 'html') =>
  picturesIn(text, role).map(({ path, words, address: { start, length } }) => [path, words, text.slice(start, start + length)])

test('pictures of a running text are found in every form that Markdown has', () => {
  expect(found('A ![mill](media/mill.jpg) and ![](<media/old mill.jpg> "Old") end', 'richText')).toEqual([
    ['media/mill.jpg', 'mill', 'media/mill.jpg'],
    ['media/old mill.jpg', undefined, '<media/old mill.jpg>'],
  ])
  expect(found("![a [b](c) d](media/x.jpg '](no.jpg)')", 'richText')).toEqual([['media/x.jpg', 'a b d', 'media/x.jpg']])
  expect(found('![The mill][m] and ![again][m]\n\n[m]: media/mill.jpg "A mill"', 'richText')).toEqual([
    ['media/mill.jpg', 'The mill', 'media/mill.jpg'],
    ['media/mill.jpg', 'again', 'media/mill.jpg'],
  ])
  expect(found('![a](media/a_(1).jpg)', 'richText')).toEqual([['media/a_(1).jpg', 'a', 'media/a_(1).jpg']])
  expect(found('`![a](media/a.jpg)` and \\![b](/c)', 'richText')).toEqual([])
})

test('pictures of HTML are found with their whole attribute', () => {
  expect(found('<p>a</p><IMG alt="x" src=media/a.jpg><img src="media/b&amp;c.jpg"><img alt>', 'html')).toEqual([
    ['media/a.jpg', 'x', 'src=media/a.jpg'],
    ['media/b&c.jpg', undefined, 'src="media/b&amp;c.jpg"'],
  ])
  expect(found('<!-- <img src="media/a.jpg"> -->', 'html')).toEqual([])
  expect(found(`${'<b>'.repeat(20_000)}<img src="media/a.jpg">`, 'html').length).toBeLessThanOrEqual(1)
})

test('each address is exchanged, one that several share once, and nothing else is touched', () => {
  const change = (path: string) => (path === 'media/a.jpg' ? 'a 1 2' : undefined)
  expect(mapPictures('x ![a](media/a.jpg "t") ![b](media/b.jpg) ![c][n]\n\n[n]: media/a.jpg', 'richText', change)).toBe(
    'x ![a](<a 1 2> "t") ![b](media/b.jpg) ![c][n]\n\n[n]: <a 1 2>',
  )
  expect(mapPictures("<img src='media/a.jpg' alt=''><img src=media/b.jpg>", 'html', change)).toBe('<img src="a 1 2" alt=\'\'><img src=media/b.jpg>')
})

test('whatever a text holds, what is not the address of a picture stays to the letter', { tags: ['random'] }, () => {
  const part = fc.constantFrom('![', '](', 'media/a.jpg', ')', '[n]', ']: ', '\n', ' ', '"t"', '<', '>', '\\', '`', '(', '- ', '> ', 'word', '<img src=', "'", ' alt="b">', '&amp;')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 16 }), fc.constantFrom('richText' as const, 'html' as const), (parts, role) => {
      const text = parts.join('')
      const pictures = picturesIn(text, role)
      for (const { address, whole } of pictures) if (role === 'html') expect(address.start).toBeGreaterThanOrEqual(whole.start)
      expect(mapPictures(text, role, () => undefined)).toBe(text)
      const again = picturesIn(
        mapPictures(text, role, () => 'new'),
        role,
      )
      expect(again.map(({ path }) => path)).toEqual(pictures.map(() => 'new'))
      expect(again.map(({ words }) => words)).toEqual(pictures.map(({ words }) => words))
    }),
    { numRuns: 2000, seed: 20261122 },
  )
})

test('only HTML and texts that say so show pictures', () => {
  expect([holdsPictures('html', z.string()), holdsPictures('richText', richText), holdsPictures('richText', picturedText)]).toEqual([true, false, true])
})
