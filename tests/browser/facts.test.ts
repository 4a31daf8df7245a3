import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { brokenWords } from './wholeWords'

const { open } = useBrowser()

const KINDS = {
  short: [
    ['24 h', 'Time'],
    ['$5K', 'Least'],
    ['98%', 'Approved'],
    ['12', 'Offices'],
    ['A+', 'Rating'],
    ['7', 'Years'],
  ],
  long: [
    ['$12,500,000 financed', 'Working capital arranged for manufacturers'],
    ['Unternehmensfinanzierung', 'Zwischenfinanzierung für Wachstumsunternehmen'],
    ['Same-day decisions', 'For businesses with bank statements'],
    ['1,250,000,000', 'Geschäftsführungsangelegenheiten'],
    ['24-48 hours after your application', 'Median'],
    ['Nationwide', 'Responsibilities, acknowledgements, confidentiality'],
  ],
  mixed: [
    ['24 h', 'Zwischenfinanzierung'],
    ['Unternehmensfinanzierung', 'Kind'],
    ['7', 'Years'],
    ['Internationalisation', 'Median'],
    ['$5K–$2M', 'Working capital'],
    ['98.75%', 'Recommendations'],
  ],
} as const
const WIDTHS = [320, 390, 650, 834, 1000, 1440]
const COUNTS = [1, 2, 3, 4, 5, 6]
type Kind = keyof typeof KINDS
const pathOf = (kind: Kind, count: number) => `/${kind}-${count}`

let site: OwnSite
beforeAll(async () => {
  const kinds: readonly Kind[] = ['short', 'long', 'mixed']
  site = await startOwnSite(
    kinds.flatMap((kind) =>
      COUNTS.map((count) => {
        const facts = KINDS[kind].slice(0, count).map(([value, label]) => ({ value, label }))
        return {
          path: pathOf(kind, count),
          sections: [sectionWith({ type: 'hero', props: { title: 'Funding', facts, ...(count % 2 === 0 && { art: 'contours', size: 'full' }) } })],
        }
      }),
    ),
  )
})
afterAll(() => site.stop())

test.each<Kind>(['short', 'long', 'mixed'])('in a hero with one to six %s facts no word is broken inside, and none leaves the window', async (kind) => {
  const page = await open('', { reducedMotion: 'reduce' })
  const found: Record<string, string[]> = {}
  for (const count of COUNTS) {
    await page.goto(site.origin + pathOf(kind, count))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      const here = [...(await brokenWords(page, 'main dl')), ...(over > 0 ? [`${over} px too wide`] : [])]
      if (here.length > 0) found[`${count} at ${width}`] = here
    }
  }
  expect(found).toEqual({})
})

test('as long as words are short, facts stand below each other in columns of one width', async () => {
  const page = await open('', { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const places = async (count: number) => {
    await page.goto(site.origin + pathOf('short', count))
    const boxes = await page
      .locator('main dl > div')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect()).map(({ left, top }) => [Math.round(left), Math.round(top)]))
    return { columns: new Set(boxes.map(([left]) => left)).size, rows: new Set(boxes.map(([, top]) => top)).size }
  }
  expect(await places(3)).toEqual({ columns: 3, rows: 1 })
  expect(await places(5)).toEqual({ columns: 5, rows: 1 })
  expect(await places(6)).toEqual({ columns: 4, rows: 2 })
})
