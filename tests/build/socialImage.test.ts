import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { fitText, lettersOf, LINE } from '../../src/build/fitText'
import { socialImage } from '../../src/build/socialImage'
import type { Site } from '../../src/site/schema/site'
import { folderWords } from '../../src/site/diagnostics/wording/commands'
import { toySettings } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-picture-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [WIDTH, HEIGHT] = [1200, 630]
const colors = { ...toySettings.theme.colors, dark: '#000000', accent: '#0000ff', accentOnDark: '#00ff00', onDark: '#ff0000' }

/** The picture for a name: where the ink of its letters begins and ends, in pixels, and how much there is. Letters are red here. */
async function inkOf(name: string, fonts: object | null = { heading: 'Newsreader', text: 'Instrument Sans' }) {
  // Only what is drawn with is set.
  const settings = { ...toySettings, name, theme: { colors, ...(fonts && { fonts }) } } as unknown as Site['settings']
  const { png, unseen, isOfMachine } = await socialImage(settings, folder)
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}"><image width="${WIDTH}" height="${HEIGHT}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render()
  const box = { left: WIDTH, right: 0, top: HEIGHT, bottom: 0, pixels: 0 }
  for (let index = 0; index < WIDTH * HEIGHT; index++) {
    if ((pixels[index * 4] ?? 0) < 128) continue
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)]
    Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x), top: Math.min(box.top, y), bottom: Math.max(box.bottom, y), pixels: box.pixels + 1 })
  }
  return { ...box, unseen, isOfMachine }
}

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

describe('the picture beside links to a site', () => {
  test.each([
    'Toys',
    'Aurelian Crest Capital Partners',
    'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
    LONG,
    `${LONG} `.repeat(8),
    'The Society for the Promotion of Long Names and Other Inconveniences of Everyday Life in the Town of Llanfairpwllgwyngyll',
    'Žluťoučký kůň – Việt Nam',
    'a"b<c>&d\'e',
  ])('holds the name %s whole, with room around it', async (name) => {
    const { left, right, top, bottom, pixels } = await inkOf(name)
    expect(left).toBeGreaterThanOrEqual(80)
    expect(right).toBeLessThanOrEqual(WIDTH - 80)
    expect(top).toBeGreaterThan(265)
    expect(bottom).toBeLessThan(HEIGHT - 40)
    expect(pixels).toBeGreaterThan(1000)
  })

  test('is the same each time', async () => expect(await inkOf('Toys and more toys')).toEqual(await inkOf('Toys and more toys')))

  test('shows more ink for each letter more, also without a font of the site', async () => {
    for (const fonts of [null, { heading: 'Instrument Sans', text: 'Instrument Sans' }]) {
      const [one, two] = [await inkOf('A', fonts), await inkOf('AA', fonts)]
      expect(two.pixels).toBeGreaterThan(one.pixels * 1.8)
      expect(one.isOfMachine).toBe(fonts === null)
    }
  })

  test('tells which letters no font has, and shows all others', async () => {
    // In the last place of the private area no font has a letter.
    const [both, plain, none] = [await inkOf('Toys \u{10fffd}'), await inkOf('Toys'), await inkOf('\u{10fffd}')]
    expect([both.unseen, plain.unseen, none.unseen]).toEqual([['\u{10fffd}'], [], ['\u{10fffd}']])
    expect(both.pixels).toBe(plain.pixels)
    // With another font installed there may be more to see.
    expect([both.isOfMachine, plain.isOfMachine, none.isOfMachine]).toEqual([true, false, true])
    expect(none.pixels).toBe(0)
  })

  test.each(['東京パン工房', 'مخبز المدينة', 'Пекарня', '서울 빵집', 'ร้านขนม'])('shows %s where this machine has a font for it, and says so where it has none', async (name) => {
    const { pixels, unseen, isOfMachine } = await inkOf(name)
    expect(isOfMachine).toBe(true)
    const letters = new Set(lettersOf(name).filter((letter) => letter !== ' '))
    if (unseen.length === 0) expect(pixels).toBeGreaterThan(letters.size * 100)
    else expect(pixels === 0).toBe(unseen.length === letters.size)
  })

  test('the sentence says what is missing and what to do', () => {
    expect(folderWords.unseenLetters('東京', '東京')).toBe(
      'social.png, the picture beside links to the site, shows the mark without the name: no font of this machine has 東京. Install one that has, such as Noto, and build again.',
    )
    expect(folderWords.unseenLetters('Tōkyō 東', '東')).toContain('shows the name without some of its letters: no font of this machine has 東.')
  })
})

test('any text fits into any box, loses no letter while there is room, and breaks where words end', () => {
  const letter = fc.constantFrom('a', 'i', 'W', ' ', '-', '日', '本', 'é')
  const widthOf = (sign: string) => (sign === 'W' || /\p{Script=Han}/u.test(sign) ? 1 : sign === 'i' ? 0.25 : 0.5)
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 120 }), fc.integer({ min: 200, max: 1200 }), fc.integer({ min: 60, max: 400 }), (signs, width, height) => {
      const letters = lettersOf(signs.join(''))
      const { lines, size } = fitText(letters, { width, height }, widthOf)
      expect(lines.length * size * LINE).toBeLessThanOrEqual(height)
      for (const line of lines) expect(lettersOf(line.replace('…', '')).reduce((sum, sign) => sum + widthOf(sign), 0) * size).toBeLessThanOrEqual(width + 0.001)
      const shown = lines.join('').replaceAll(' ', '')
      if (!shown.endsWith('…')) expect(shown).toBe(letters.join('').replaceAll(' ', ''))
    }),
    { numRuns: 300 },
  )
  expect(fitText(lettersOf('one two three'), { width: 400, height: 400 }, () => 0.5).lines).toEqual(['one two', 'three'])
})
