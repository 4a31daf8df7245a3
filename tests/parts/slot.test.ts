import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EDGE, GUTTER, pixels, ROOM, type Slot, sizesOf, widthsFor } from '../../src/parts/slot'

const HALF: readonly Slot[] = [{}, { from: 62, share: 1 / 2, gaps: 1, gap: GUTTER }]

test.each<[string, readonly Slot[], 'narrow' | 'normal' | 'wide', string]>([
  ['all of a section', [{}], 'normal', 'calc((min(80rem, 100vw) - 2 * clamp(1.25rem, 5vw, 4rem)))'],
  ['all of a narrow one', [{}], 'narrow', 'calc(min(46rem, 100vw - 2 * clamp(1.25rem, 5vw, 4rem)))'],
  ['a fixed width, larger in large windows', [{ rem: 4 }, { from: 62, rem: 11 }], 'wide', '(min-width: 62em) 11rem, 4rem'],
  [
    'a share after its gaps, the widest window first',
    [{}, { from: 40, share: 1 / 3, gaps: 2, gap: 0.0625 }, { from: 62, share: 5 / 12, gaps: 1, gap: 2 }],
    'wide',
    '(min-width: 62em) calc(((min(96rem, 100vw) - 2 * clamp(1.25rem, 5vw, 4rem)) - 1 * 2rem) * 0.41667), (min-width: 40em) calc(((min(96rem, 100vw) - 2 * clamp(1.25rem, 5vw, 4rem)) - 2 * 0.0625rem) * 0.33333), calc((min(96rem, 100vw) - 2 * clamp(1.25rem, 5vw, 4rem)))',
  ],
  ['no more than so many rem and so much of the height', [{ most: 20, high: 66.666 }], 'narrow', 'min(20rem, 66.67vh, min(46rem, 100vw - 2 * clamp(1.25rem, 5vw, 4rem)))'],
  ['no more than a part of the height', [{ high: 150 }], 'narrow', 'min(150vh, min(46rem, 100vw - 2 * clamp(1.25rem, 5vw, 4rem)))'],
  ['the whole window, up to some width', [{ window: 48 }, { from: 48, rem: 20 }], 'normal', '(min-width: 48em) 20rem, 100vw'],
  ['a part of the window', [{ window: 62 }, { from: 62, window: 120, part: 0.56 }], 'normal', '(min-width: 62em) 56vw, 100vw'],
])('the sizes of %s', (_what, slots, section, expected) => {
  expect(sizesOf(slots, section)).toBe(expected)
})

test.each([
  [320, 'normal', 280],
  [992, 'normal', (992 - 2 * 49.6 - 32) / 2],
  [3000, 'normal', (1280 - 128 - 32) / 2],
  [3000, 'wide', (1536 - 128 - 32) / 2],
  [3000, 'narrow', (736 - 32) / 2],
] as const)('in a window of %i pixels half of a %s section is so wide', (window, section, expected) => {
  expect(pixels(HALF, section, window)).toBeCloseTo(expected)
})

test('what is limited by its width, by the height of a high window or by the window itself is no wider', () => {
  expect([pixels([{ most: 20 }], 'wide', 1600), pixels([{ high: 25 }], 'wide', 1600), pixels([{ window: 48 }], 'wide', 500), pixels([{ window: 48 }], 'wide', 1600)]).toEqual([
    320, 360, 500, 768,
  ])
  expect([pixels([{ window: 100, part: 0.5 }], 'normal', 1000), pixels([{ window: 100, part: 0.5 }], 'normal', 3000)]).toEqual([500, 800])
})

test('of several columns every gap between them is taken off', () => {
  expect(pixels([{ share: 1 / 3, gaps: 2, gap: 3 }], 'normal', 992)).toBeCloseTo((992 - 2 * 49.6 - 2 * 48) / 3)
})

test('widths are made from the smallest slot to twice the largest, none much larger than the one before, and never more than the picture has', () => {
  const all = widthsFor([{}], 'normal', 5000)
  expect([all[0], all.at(-1)]).toEqual([286, 2132])
  for (const [index, width] of all.slice(1).entries()) expect(width / (all[index] ?? 0)).toBeLessThanOrEqual(1.26)
  expect(widthsFor([{}], 'normal', 700)).toEqual([286, 358, 447, 559, 700])
  expect(widthsFor([{}], 'normal', 600)).toEqual([286, 358, 447, 518, 600])
  expect([widthsFor([{}], 'normal', 200), widthsFor([{ rem: 4 }], 'normal', 5000)]).toEqual([[200], [75, 94, 117, 146]])
})

test('whatever the size of the picture, no two widths are so far apart that one is much larger than it stands, nor so near that it is of no use', () => {
  for (let most = 360; most <= 2600; most += 7) {
    const all = widthsFor([{}], 'wide', most)
    const steps = all.slice(1).map((width, index) => width / (all[index] ?? 0))
    expect([most, Math.max(...steps) <= 1.3, Math.min(...steps) > 1.13]).toEqual([most, true, true])
  }
})

test('the stylesheet has the same gutter, edges and widths of sections', () => {
  const css = readFileSync('src/page/base.css', 'utf8')
  expect(css).toContain(`--space-m: ${GUTTER}rem;`)
  expect(css).toContain(`--edge: clamp(${EDGE.least}rem, ${EDGE.share}vw, ${EDGE.most}rem);`)
  expect(css).toContain(`.container { width: 100%; max-width: ${ROOM.normal}rem;`)
  expect(css).toContain(`[data-width='wide'] > .container { max-width: ${ROOM.wide}rem; }`)
  expect(css).toContain(`[data-width='narrow'] > .container > *, [data-width='narrow'] > .container > [data-island] > * { max-width: ${ROOM.narrow}rem; }`)
})

test('every stylesheet divides a section into seven and five columns of twelve, or into eight and four, with one gutter', () => {
  const sheets = [
    ...readdirSync('src/page').map((name) => `src/page/${name}`),
    ...readdirSync('src/blocks', { recursive: true, encoding: 'utf8' }).map((name) => `src/blocks/${name}`),
  ]
  const rules = sheets.filter((name) => name.endsWith('.css')).flatMap((name) => readFileSync(name, 'utf8').split('}'))
  const split = rules.filter((rule) => /minmax\(0, \dfr\) minmax\(0, \dfr\);/.test(rule))
  expect(split.length).toBeGreaterThan(8)
  expect(split.filter((rule) => !/minmax\(0, (?:7fr\) minmax\(0, 5fr|5fr\) minmax\(0, 7fr|8fr\) minmax\(0, 4fr|4fr\) minmax\(0, 8fr)\);/.test(rule))).toEqual([])
  expect(split.filter((rule) => /gap:/.test(rule) && !/gap:(?: var\(--space-l\))? var\(--space-m\);/.test(rule))).toEqual([])
})
