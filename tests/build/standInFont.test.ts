import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { readFont } from '../../src/build/fonts'
import { standInFace } from '../../src/build/standInFont'
import { STAND_IN } from '../../src/page/standIn'
import { themeCss } from '../../src/page/themeCss'
import { toySettings } from '../lib/toy'

const LETTERS = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const sfnt = (name: string) => subsetFont(readFont(name), LETTERS, { targetFormat: 'sfnt' })
const numberOf = (css: string, descriptor: string) => Number(new RegExp(`${descriptor}:([0-9.]+)%`).exec(css)?.[1])

test('a font of the machine takes the room of the own one: as wide, as high, as deep', async () => {
  const css = await standInFace('text', 'sans', await sfnt('Instrument Sans'))
  expect(css).toMatch(/^@font-face\{font-family:text-stand-in;src:local\('Arial'\),/)
  expect(numberOf(css, 'size-adjust')).toBeCloseTo(105.7, 0)
  // The own font is 0.97 of its size high and 0.25 deep; what is scaled by 1.057 needs that much less.
  expect(numberOf(css, 'ascent-override') * 1.057).toBeCloseTo(97, 0)
  expect(numberOf(css, 'descent-override') * 1.057).toBeCloseTo(25, 0)
  expect(css).toContain('line-gap-override:0%')
})

test('what is wider is scaled more, and headings have a stand-in of their own kind', async () => {
  const [narrow, wide] = await Promise.all([standInFace('text', 'sans', await sfnt('Newsreader')), standInFace('text', 'sans', await sfnt('Instrument Sans'))])
  expect(numberOf(wide, 'size-adjust')).toBeGreaterThan(numberOf(narrow, 'size-adjust'))
  expect(await standInFace('heading', 'serif', await sfnt('Newsreader'))).toContain("local('Times New Roman')")
})

test('pages ask for it right after the own font', () => {
  const css = themeCss({ ...toySettings.theme, fonts: { heading: 'Newsreader', text: 'Instrument Sans' } }, {})
  expect(css).toContain(`'Newsreader', ${STAND_IN.heading},`)
  expect(css).toContain(`'Instrument Sans', ${STAND_IN.text},`)
})
