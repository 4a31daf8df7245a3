import { expect, test } from 'vitest'
import { fontFolder, fontKinds, fontPackage, installedFonts, isOfDevice } from '../../../src/site/check/fonts'

test('a font is found by its name', () => {
  expect(['Source Serif 4', 'Newsreader', 'Noto Sans_Display'].map(fontPackage)).toEqual([
    '@fontsource-variable/source-serif-4',
    '@fontsource-variable/newsreader',
    '@fontsource-variable/noto-sans-display',
  ])
  expect(fontFolder('Newsreader')).toMatch(/@fontsource-variable\/newsreader$/)
  expect([fontFolder('Nowhere'), fontFolder("Newsreader'"), fontFolder('../newsreader'), fontFolder('')]).toEqual([undefined, undefined, undefined, undefined])
  expect(installedFonts()).toEqual(expect.arrayContaining(['Instrument Sans', 'Newsreader']))
})

test('what stands in for a font has serifs where it has', () => {
  expect(fontKinds({ heading: 'Newsreader', text: 'Instrument Sans' })).toEqual({ heading: 'serif', text: 'sans' })
  expect(fontKinds({ heading: 'Outfit', text: 'Source Serif 4' })).toEqual({ heading: 'sans', text: 'serif' })
  expect(fontKinds(undefined)).toEqual({ heading: 'serif', text: 'sans' })
})

test('a font of devices, or several of them, is none that can be installed', () => {
  expect(['Georgia', 'sans-serif', 'Georgia, serif', 'Helvetica Neue'].map(isOfDevice)).toEqual([true, true, true, true])
  expect(['Lora', 'Georgian'].map(isOfDevice)).toEqual([false, false])
})
