import { expect, test } from 'vitest'
import { fontFolder, fontPackage, installedFonts } from '../../../src/site/check/fonts'

test('a font is found by its name', () => {
  expect(['Source Serif 4', 'Newsreader', 'Noto Sans_Display'].map(fontPackage)).toEqual([
    '@fontsource-variable/source-serif-4',
    '@fontsource-variable/newsreader',
    '@fontsource-variable/noto-sans-display',
  ])
  expect(fontFolder('Newsreader')).toMatch(/@fontsource-variable\/newsreader$/)
  expect([fontFolder('Nowhere'), fontFolder("Newsreader'"), fontFolder('../newsreader'), fontFolder('')]).toEqual([undefined, undefined, undefined, undefined])
  expect(installedFonts()).toEqual(['Instrument Sans', 'Newsreader'])
})
