import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { faultsOf } from './pageFaults'
import { touchIslands } from './visit'
import { closePages, sharedBrowser } from './sharedBrowser'

const cell = 'Words with **weight**, *stress* and [a link](/breads) in them'
const panel = (id: string) => ({ id, label: id, paragraphs: [`${cell} of ${id}.`], items: [{ title: 'Whole', text: cell }], layout: 'folded' })
const data = [1, 2, 3].map((value) => ({ label: `Day ${value}`, value }))
const sections = [
  sectionWith({ type: 'hero', props: { title: 'Marks', text: 'Words with marks.' } }),
  sectionWith({ type: 'tabs', props: { title: 'Breads', intro: cell, label: 'Breads', panels: [panel('rye'), panel('spelt')] } }),
  sectionWith({ type: 'chart', props: { title: 'Loaves', intro: cell, caption: 'Loaves a day', series: 'Rye', data, points: [cell], note: cell } }),
  sectionWith({
    type: 'table',
    props: { caption: 'Prices', columns: ['What', 'Price', 'When', 'Where'].map((label) => ({ label })), rows: [[cell, cell, cell, cell]], note: cell },
  }),
  sectionWith({ type: 'productGrid', props: { title: 'Kinds', items: [{ title: 'Rye', text: cell, href: '/rye', gradient: 'oven' }] } }),
]

let site: OwnSite
let browser: Browser
let page: Page
const noise: string[] = []
beforeAll(async () => {
  site = await startOwnSite([
    { path: '/marks', sections },
    { path: '/rye', sections: [] },
    { path: '/breads', sections: [] },
  ])
  browser = await sharedBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce' })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
}, 120_000)
afterAll(async () => {
  await closePages()
  site.stop()
  expect(noise).toEqual([])
})

test('marks in cards, cells, tabs and lines fit every screen and reader', async () => {
  await page.goto(`${site.origin}/marks`)
  expect(await faultsOf(page)).toEqual({})
})

test('marks in an island stay when it wakes, and in the tab that is opened then', async () => {
  await page.goto(`${site.origin}/marks`)
  const before = await page.locator('[data-island] strong').count()
  expect(before).toBeGreaterThan(5)
  await touchIslands(page)
  await page.getByRole('tab', { name: 'spelt' }).click()
  const shown = page.getByRole('tabpanel', { name: 'spelt' })
  expect(await shown.locator('p').first().innerHTML()).toMatch(/<strong>weight<\/strong>, <em>stress<\/em> and <a href="\/breads">a link<\/a>/)
  await shown.getByText('Whole').click()
  expect(await shown.getByRole('link', { name: 'a link' }).count()).toBe(2)
  expect(await page.locator('[data-island] strong').count()).toBe(before)
  expect((await page.locator('main :is(p, td, li)').allTextContents()).join('')).not.toContain('**')
})

test('a link in the text of a tile leads where it says, and the rest of the tile to its own page', async () => {
  await page.goto(`${site.origin}/marks`)
  const tile = page.locator('[data-block="productGrid"] li').first()
  await tile.getByRole('link', { name: 'a link' }).click()
  await page.waitForURL(/\/breads$/)
  await page.goBack()
  await tile.click({ position: { x: 20, y: 20 } })
  await page.waitForURL(/\/rye$/)
})
