import { describe, expect, test } from 'vitest'
import { figure, passing } from '../../lib/figure'
import { pageAt, wordsOf } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { breakIsland, ISLAND_FILES, type Where } from '../../browser/broken'
import { headingOf, isSameDocument, mark, openPrepared, touchIslands } from '../../browser/visit'
import { CALM, fold, heading } from './calm'

const { open } = useBrowser()

describe('an island that breaks', () => {
  const HOMES: Record<string, string> = { carousel: '/', chart: '/', tabs: '/academy', form: '/support' }
  const contained = passing()
  const WHERE: Where[] = ['while it is drawn', 'in an effect', 'when it is clicked']

  test('every island of the site is broken below', () => expect([...ISLAND_FILES.keys()].sort()).toEqual(Object.keys(HOMES).sort()))

  test.each(Object.entries(HOMES).flatMap(([block, path]) => WHERE.map((where) => ({ block, path, where }))))(
    '$block $where: it alone goes back to the HTML it came with, is told once, and all else goes on',
    async ({ block, path, where }) => {
      contained.add()
      const page = await openPrepared(open, path, (prepared) => breakIsland(prepared, block, where), { ...CALM, expected: ['It broke.'] })
      const said: string[] = []
      page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      await touchIslands(page)
      const island = page.locator(`[data-island=${block}]`).first()
      if (where === 'when it is clicked') await island.locator('> *').last().dispatchEvent('click')
      await expect.poll(() => said.filter((words) => words.includes('It broke.')).length).toBe(1)
      // A handler that breaks takes nothing away: the island goes on.
      if (where !== 'when it is clicked') await expect.poll(async () => fold(await island.textContent())).toBe(wordsOf(pageAt(path).querySelector(`[data-island=${block}]`)))
      expect(fold(await island.textContent()).length).toBeGreaterThan(100)
      expect(await page.locator('main > section').count()).toBe(pageAt(path).querySelectorAll('main > section').length)
      await mark(page)
      await page.locator('#app > header a[href="/about"]').first().click()
      await expect.poll(() => heading(page)).toBe(headingOf('/about'))
      expect(await isSameDocument(page)).toBe(true)
    },
  )

  test('every island was broken in every way, and each time it alone went back', ({ task }) => {
    const all = Object.keys(HOMES).length * WHERE.length
    figure(
      { task },
      'B9',
      `${Object.keys(HOMES).length} islands, each broken in ${WHERE.length} ways: ${contained.count()} of ${all} times it alone goes back to its HTML (goal all)`,
    )
    expect(contained.count()).toBe(all)
  })
})

test('when the app has given up, links go on without it, whatever the pointer touches before', async () => {
  const broken = 'export const start = async (onBroken) => { setTimeout(onBroken, 20); return { go: () => new Promise(() => {}), show: () => new Promise(() => {}) } }'
  const page = await openPrepared(open, '/', (prepared) => prepared.route('**/assets/app-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: broken })), CALM)
  const loaded = page.waitForResponse(/\/assets\/app-/)
  await touchIslands(page)
  await loaded
  await page.waitForTimeout(100)
  const link = page.locator('#app > header a[href="/about"]').first()
  await link.hover()
  await link.click()
  await expect.poll(() => heading(page)).toBe(headingOf('/about'))
})
