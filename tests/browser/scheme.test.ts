import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { some } from '../lib/extent'
import { loadBlocks } from '../../src/blocks/schemas'
import { completeSettings } from '../../src/site/schema/complete'
import { axeFaults } from './axe'
import { useBrowser } from './browser'
import { type Specimens, startSpecimens } from './specimens'
import { touchIslands } from './visit'

const { open } = useBrowser()
/** A loud colour with buttons of it, and a foot on light ground: as much as can go wrong. */
const { theme } = completeSettings({ site: { name: 'Toys', theme: { accent: '#d9480f', button: 'accent', scheme: 'auto' } }, pages: [] })
const DARK = { colorScheme: 'dark', reducedMotion: 'reduce' } as const

let specimens: Specimens
beforeAll(async () => {
  specimens = await startSpecimens({ theme })
})
afterAll(() => specimens.stop())

async function opened(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await open('', { ...options })
  await page.goto(specimens.origin + path)
  return page
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const isDark = async (page: Page) => /^rgb\((?:[0-5]?\d, ){2}[0-5]?\d\)$/.test(await ground(page))
const toLight = (page: Page) => page.locator('.bar-scheme [data-to=light]')
const toDark = (page: Page) => page.locator('.bar-scheme [data-to=dark]')

test.each(some(Object.keys(await loadBlocks()), 2))('%s can be read in dark colours, on every ground, also when it is awake', async (type) => {
  const page = await opened(`/${type}`, { ...DARK, bypassCSP: true })
  expect(await isDark(page)).toBe(true)
  await touchIslands(page)
  expect(await axeFaults(page, ['color-contrast'])).toEqual([])
})

describe('a site with both schemes', () => {
  test('is shown as the device has it, and follows when that changes', async () => {
    const page = await opened('/cardGrid', { colorScheme: 'light' })
    expect(await isDark(page)).toBe(false)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.documentElement.dataset.scheme === 'dark')
    expect(await isDark(page)).toBe(true)
  })

  test('is dark without scripts, too, and shows no button that would do nothing', async () => {
    const page = await opened('/cardGrid', { ...DARK, javaScriptEnabled: false })
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toMatch(/^rgb\((?:[0-5]?\d, ){2}/)
    expect(await page.locator('.scheme:visible').count()).toBe(0)
  })

  test('a button leads to the other one, which stays on the next page and from the first paint on; the focus stays at the button', async () => {
    const page = await opened('/cardGrid', { colorScheme: 'light' })
    expect(await toLight(page).isVisible()).toBe(false)
    await toDark(page).focus()
    await page.keyboard.press('Enter')
    expect(await isDark(page)).toBe(true)
    expect(await toLight(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.goto(`${specimens.origin}/hero`, { waitUntil: 'commit' })
    await page.waitForSelector('body', { state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark')
  })

  test('whoever chooses what the device has anyway follows it again', async () => {
    const page = await opened('/cardGrid', { colorScheme: 'light' })
    await toDark(page).click()
    expect(await page.evaluate(() => localStorage.getItem('scheme'))).toBe('dark')
    await toLight(page).click()
    expect(await page.evaluate(() => localStorage.getItem('scheme'))).toBeNull()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.documentElement.dataset.scheme === 'dark')
  })

  test('where nothing can be kept, or something else lies there, the device decides and the button works', async () => {
    const page = await opened('/cardGrid', DARK)
    await page.evaluate(() => localStorage.setItem('scheme', 'loud'))
    await page.reload()
    expect(await isDark(page)).toBe(true)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied')
        },
      }),
    )
    await page.reload()
    await toLight(page).click()
    expect(await isDark(page)).toBe(false)
  })

  test('on a phone the choice stands in the menu, by its name', async () => {
    const page = await opened('/cardGrid', { ...DARK, viewport: { width: 390, height: 800 } })
    expect(await toLight(page).isVisible()).toBe(false)
    await page.locator('.burger').click()
    const button = page.locator('.panel-scheme [data-to=light]')
    expect(await button.textContent()).toBe('Cores claras')
    await button.click()
    expect(await isDark(page)).toBe(false)
  })

  test('is light on paper', async () => {
    const page = await opened('/cardGrid', DARK)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))).toBe(theme.colors.ink)
  })
})
