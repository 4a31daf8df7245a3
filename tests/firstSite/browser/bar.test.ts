import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { site } from '../parts'
import { solidity } from './solidity'
import { useBrowser } from '../../browser/browser'
import { openPrepared, routesOf, SCRIPT_LOST, withoutScripts, wakeApp } from '../../browser/visit'

const { open, keep, origin } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
const PHONE = { ...CALM, viewport: { width: 390, height: 844 } }
/** Pixels of scroll from which the bar is solid on Home. */
const THRESHOLD = 16

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

describe('the bar', () => {
  test('on Home is transparent until the page is scrolled', async () => {
    const page = await open('/', CALM)
    const isTransparentAt = async (top: number, isTransparent: boolean) => {
      await scrollTo(page, top)
      await expect.poll(() => solidity(page), { message: `${top}` }).toSatisfy((alpha: number) => (isTransparent ? alpha === 0 : alpha > 0.85))
    }
    for (const [top, isTransparent] of [
      [THRESHOLD, false],
      [THRESHOLD - 1, true],
      [600, false],
      [3, true],
      [0, true],
    ] as const)
      await isTransparentAt(top, isTransparent)
  })

  test('lets nothing of the first section be seen through its buttons', async () => {
    const page = await open('/', CALM)
    const grounds = await page.locator('.bar-actions a').evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
    expect(grounds.length).toBeGreaterThan(1)
    expect(grounds.filter((ground) => /transparent|\/ 0|, 0\)/.test(ground))).toEqual([])
  })

  test('is solid at the top of every other page', async () => {
    const page = await open('/about', CALM)
    for (const route of routesOf().slice(1)) {
      await page.goto(origin() + route)
      expect({ route, isSolid: (await solidity(page)) > 0.85 }).toEqual({ route, isSolid: true })
    }
  })

  test('changes with the page when a link is followed', async () => {
    const page = await open('/', CALM)
    await wakeApp(page)
    await page.locator('.bar-nav a[href="/about"]').click()
    await expect.poll(() => solidity(page)).toBeGreaterThan(0.85)
    await page.locator('.brand').first().click()
    await expect.poll(() => solidity(page)).toBe(0)
  })
})

describe('the list of services', () => {
  const list = (page: Page) => page.locator('.bar-list')
  const button = (page: Page) => page.getByRole('button', { name: 'Services' })
  const expanded = (page: Page) => button(page).getAttribute('aria-expanded')
  const awake = keep(async () => {
    const page = await open('/', CALM)
    await wakeApp(page)
    return page
  })
  const start = async () => {
    const page = await awake()
    expect(await expanded(page)).toBe('false')
    expect(await list(page).isVisible()).toBe(false)
    return page
  }
  const expectOpen = async (page: Page, isOpen: boolean) => {
    await expect.poll(async () => [await list(page).isVisible(), await expanded(page)]).toEqual([isOpen, String(isOpen)])
  }

  test.each(['a click', 'Enter', 'Space'])('opens and closes with %s and has nine links', async (way) => {
    const page = await start()
    const act = () => (way === 'a click' ? button(page).click() : button(page).press(way))
    await act()
    await expectOpen(page, true)
    expect(await list(page).getByRole('link').count()).toBe(9)
    await act()
    await expectOpen(page, false)
  })

  test('closes with Escape, and the focus returns to its button', async () => {
    const page = await start()
    await button(page).press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Merchant Cash Advances')
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Services')
  })

  test('closes when the focus moves on behind its last link', async () => {
    const page = await start()
    await button(page).press('Enter')
    for (let link = 0; link <= 9; link++) await page.keyboard.press('Tab')
    await expectOpen(page, false)
  })

  test('closes when the focus moves back to before its button', async () => {
    const page = await start()
    await button(page).press('Enter')
    await expectOpen(page, true)
    await page.keyboard.press('Shift+Tab')
    await expectOpen(page, false)
  })

  test('closes when a link in it is followed', async () => {
    const page = await start()
    await button(page).click()
    await list(page).getByRole('link', { name: 'SBA Loans' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/services/sba-loans')
    await expectOpen(page, false)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  test('is no menu to screen readers, names what it controls, and opens without scripts', async () => {
    const page = await open('/', { ...CALM, javaScriptEnabled: false })
    expect(await page.locator('[role=menu], [role=menuitem]').count()).toBe(0)
    expect(await button(page).getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
    await button(page).click()
    expect(await list(page).isVisible()).toBe(true)
  })
})

describe.each([
  {
    scripts: 'with scripts',
    start: async () => {
      const page = await open('/about', PHONE)
      await wakeApp(page)
      return page
    },
  },
  { scripts: 'when no script arrives', start: () => openPrepared(open, '/about', withoutScripts, { ...PHONE, expected: [SCRIPT_LOST] }) },
])('the panel on a phone $scripts', ({ scripts, start }) => {
  const atHand = keep(start)
  const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const panel = (page: Page) => page.getByRole('dialog', { name: site.navigation.panelTitle })
  const opened = async () => {
    const page = await atHand()
    await burger(page).press('Enter')
    await panel(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('panel')
    return page
  }
  const expectClosed = async (page: Page) => {
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    if (scripts === 'with scripts') expect(await page.locator('.burger').getAttribute('aria-expanded')).toBe('false')
  }

  test('opens, titled Navigation, with every link of the bar, and keeps the focus', async () => {
    const page = await opened()
    expect(await panel(page).getByRole('link').count()).toBe(17)
    expect(await panel(page).getByRole('heading').allTextContents()).toEqual(['Navigation', 'Services'])
    if (scripts === 'with scripts') expect(await page.locator('.burger').getAttribute('aria-expanded')).toBe('true')
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => !document.activeElement || document.activeElement === document.body || document.activeElement.closest('dialog')?.id === 'panel')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })

  test('closes with Escape and with its button, and the focus returns', async () => {
    const page = await opened()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('burger')
    await burger(page).click()
    await panel(page).getByRole('button', { name: 'Close menu' }).click()
    await expectClosed(page)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('burger')
  })

  test('closes with a tap beside it', async () => {
    const page = await opened()
    await page.mouse.click(8, 400)
    await expectClosed(page)
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('closes when a link in it is followed', async () => {
    const page = await opened()
    await panel(page).getByRole('link', { name: 'FAQ' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/faq')
    await expectClosed(page)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
  })

  // Without a script nothing hears of either.
  if (scripts === 'with scripts')
    test('is closed on a page that comes back from the memory of the browser, and where the window grows wide', async () => {
      const page = await opened()
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await expectClosed(page)
      await burger(page).press('Enter')
      await panel(page).waitFor()
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectClosed(page)
      await page.setViewportSize(PHONE.viewport)
    })

  test('closes when the link leads to the page at hand', async () => {
    const page = await opened()
    await panel(page).getByRole('link', { name: 'About' }).click()
    await expectClosed(page)
  })
})
