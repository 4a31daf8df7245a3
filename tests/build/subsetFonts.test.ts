import { expect, test } from 'vitest'
import { fontFace } from '../../src/build/fonts'
import { subsetFonts } from '../../src/build/subsetFonts'

test('a font holds the characters that are asked for, in a file named by its content', { tags: ['large'] }, async () => {
  const fonts = { heading: 'Newsreader', text: 'Instrument Sans' }
  const [heading, text] = await subsetFonts(fonts, 'abc')
  const [more] = await subsetFonts(fonts, 'abcdefgh')
  expect(heading?.address).toMatch(/^\/assets\/heading-[\w-]{8}\.woff2$/)
  expect(text?.address).toMatch(/^\/assets\/text-[\w-]{8}\.woff2$/)
  expect(
    Buffer.from(heading?.bytes ?? [])
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
  expect(more?.address).not.toBe(heading?.address)
  expect(more?.bytes.length).toBeGreaterThan(heading?.bytes.length ?? 0)
  expect(heading?.css).toContain(fontFace('Newsreader', 'heading', heading?.address ?? ''))
  expect(heading?.css).toContain('font-family:heading-stand-in')
  expect(await subsetFonts(undefined, 'abc')).toEqual([])
})

test('a site that names no fonts has none', async () => {
  expect(await subsetFonts(undefined, 'abc')).toEqual([])
})
