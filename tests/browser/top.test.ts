import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { isWhole, some } from '../lib/extent'
import { useBrowser } from './browser'
import { exampleProps, type OwnPage, type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { SCRIPT_LOST, withoutScripts } from './visit'

const { open } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
/** The page that lends its place has the policy of one without a film. */
const FILM = 'media/mill'
const TYPES = Object.keys(await loadBlocks())
const SPACINGS = ['none', 'tight', 'normal', 'loose'] as const
const GROUNDS = ['light', 'tinted', 'dark'] as const
const WIDTHS = [320, 390, 834, 1440]
/** Every second width, by turns: over the spacings of a block each width is seen twice. With `--all` each of them. */
const widthsAt = (turn: number) => WIDTHS.filter((_, place) => isWhole || place % 2 === turn % 2)
const EXAMPLES = ['barest', 'full', 'usual', 'full']

const pathOf = (type: string, spacing: string) => `/${type}-${spacing}`

/** Every block as the first section, with every spacing; its ground and its example go round. Half of those on dark ground shine through the bar. */
async function pagesOf(type: string, place: number): Promise<OwnPage[]> {
  return Promise.all(
    SPACINGS.map(async (spacing, index) => {
      const ground = GROUNDS[(place + index) % GROUNDS.length] ?? 'light'
      const first = sectionWith({ type, spacing, ground, id: 'start', props: await exampleProps(type, EXAMPLES[index] ?? 'full') })
      const second = sectionWith({ type: 'prose', key: 'second', ground, props: { title: 'What comes next', text: 'A few words.' } })
      return { path: pathOf(type, spacing), overlay: ground === 'dark' && place % 2 === 0, sections: [first, second] }
    }),
  )
}

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite((await Promise.all(TYPES.map(pagesOf))).flat())
})
afterAll(() => site.stop())

/** Words of the page that lie under the bar, one line for each. */
const underBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('#app > header')?.getBoundingClientRect().bottom ?? 0
    const range = document.createRange()
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (
        !node.textContent?.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        parent.closest('.visually-hidden, [class*=VisuallyHidden], thead')
      )
        continue
      range.selectNodeContents(node)
      const top = Math.min(...[...range.getClientRects()].map((box) => box.top))
      if (top < bar - 1) found.push(`${Math.round(bar - top)} px under the bar: "${node.textContent.trim().slice(0, 40)}"`)
    }
    return found
  })

test.each(some(TYPES))('%s as the first section begins below the bar with every spacing and at every width, also where a link leads to it', async (type) => {
  const page = await open('', { ...CALM, expected: [FILM] })
  const found: Record<string, string[]> = {}
  for (const [index, spacing] of SPACINGS.entries()) {
    await page.goto(site.origin + pathOf(type, spacing))
    for (const width of widthsAt(TYPES.indexOf(type) + index)) {
      await page.setViewportSize({ width, height: 900 })
      const here = await underBar(page)
      await page.evaluate(() => document.getElementById('start')?.scrollIntoView({ behavior: 'instant' }))
      const atAnchor = await underBar(page)
      if (here.length + atAnchor.length > 0) found[`${spacing} ${width}`] = [...here, ...atAnchor.map((line) => `at its anchor: ${line}`)]
    }
  }
  expect(found).toEqual({})
})

test('a first section begins below the bar when no script arrives', async () => {
  const page = await open('', { ...CALM, viewport: { width: 390, height: 844 }, expected: [SCRIPT_LOST, FILM] })
  await withoutScripts(page)
  const found: string[] = []
  for (const type of TYPES) {
    await page.goto(site.origin + pathOf(type, 'none'))
    found.push(...(await underBar(page)))
  }
  expect(found).toEqual([])
})

test('the room for the bar is left at the top only, and not on paper', async () => {
  const page = await open('', { ...CALM, expected: [FILM] })
  await page.goto(`${site.origin}${pathOf('prose', 'none')}`)
  const tops = () => page.locator('main > section').evaluateAll((sections) => sections.map((section) => Number.parseFloat(getComputedStyle(section).paddingTop)))
  const bar = await page.locator('#app > header').evaluate((header) => header.getBoundingClientRect().height)
  expect((await tops())[0]).toBe(bar)
  expect((await tops())[1]).toBe(
    await page
      .locator('main > section')
      .last()
      .evaluate((section) => (section.matches('[data-surface=light]') ? 0 : Number.parseFloat(getComputedStyle(section).paddingBottom))),
  )
  await page.emulateMedia({ media: 'print' })
  expect((await tops())[0]).toBe(16)
})

test('the way past the bar covers nothing once it is used, and leads to the first section', async () => {
  const page = await open('', { ...CALM, viewport: { width: 320, height: 700 }, expected: [FILM] })
  await page.goto(`${site.origin}${pathOf('cta', 'none')}`)
  await page.keyboard.press('Tab')
  expect(await page.locator('.skip').evaluate((skip) => skip === document.activeElement && skip.getBoundingClientRect().top >= 0)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await underBar(page)).toEqual([])
  expect(await page.locator('.skip').evaluate((skip) => skip.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
})
