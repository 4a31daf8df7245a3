import { chromium } from 'playwright'
import { describe, expect, test } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser'
import { figure } from '../../lib/figure'
import { pageAt, wordsOf } from '../../lib/page'
import { CALM, fold } from './calm'
import { place } from './place'
import { useBrowser } from '../../browser/browser'
import { asleep, follow, headingOf, openPrepared, touchIslands, wakeApp } from '../../browser/visit'

const { open, origin } = useBrowser()

describe('the history', () => {
  const HOPS = ['/about', '/faq#process', '/advisory', '/no-such-page', '/faq', '/privacy-policy', '/privacy-policy#information-we-collect', '/', '/leadership', '/terms']
  const TOPS = [300, 0, 450, 0, 120, 200, 0, 700, 350, 260]

  test.for(['awake', 'asleep'] as const)(
    'is walked back and forth over ten pages, with addresses, titles, headings and places on the screen (the app is %s)',
    async (state, { task }) => {
      const options = { ...CALM, expected: ['status of 404', 'No page at'] }
      const page = state === 'awake' ? await open('/compliance', options) : await openPrepared(open, '/compliance', asleep, options)
      if (state === 'awake') await wakeApp(page)
      const seen: (Awaited<ReturnType<typeof place>> & { top: number })[] = []
      const note = async () => seen.push({ ...(await place(page)), top: await page.evaluate(() => scrollY) })
      await note()
      for (const [index, href] of HOPS.entries()) {
        await follow(page, href)
        await expect.poll(async () => (await place(page)).address).toBe(href)
        const path = href.replace(/#.*/, '')
        await expect.poll(async () => (await place(page)).heading).toBe(headingOf(path === '/no-such-page' ? '/404' : path))
        if (!href.includes('#')) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), TOPS[index] ?? 0)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        await note()
      }
      const check = async (index: number, way: string) => {
        const { top, ...expected } = seen[index] ?? { top: 0 }
        await expect.poll(() => place(page), { message: `${way} to ${HOPS[index - 1]}` }).toEqual(expected)
        await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top), { message: `${way} to ${HOPS[index - 1]}: scroll` }).toBeLessThanOrEqual(2)
      }
      for (let index = HOPS.length - 1; index >= 0; index--) {
        await page.goBack()
        await check(index, 'back')
      }
      for (let index = 1; index <= HOPS.length; index++) {
        await page.goForward()
        await check(index, 'forward')
      }
      figure({ task }, 'B16', `back and forth over ${HOPS.length} hops with the app ${state}: address, title, heading, scroll to 2 px`)
    },
  )

  test('a page that is left by an open panel comes back from the memory of the browser without it', async () => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    try {
      const page = await browser.newPage({ ...CALM, viewport: { width: 390, height: 844 } })
      await page.goto(`${origin()}/about`)
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted))))
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
      await page.locator('.burger[aria-expanded=true]').waitFor({ state: 'attached' })
      await page.goto(`${origin('bakery')}/`)
      // Not by goBack, which waits for a page that loads.
      await page.evaluate(() => history.back())
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.persisted)).toBe('true')
      await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(false)
      expect(await page.locator('.burger').getAttribute('aria-expanded')).toBe('false')
    } finally {
      await browser.close()
    }
  })
})

describe('odd addresses', () => {
  const HASHES = ['#%', '#%E0%A4%A', '#nope', '#"><b>', '#:~:text=x', '#__proto__', '#app', '#']

  test('none is a mistake: on arrival, as a link, and on the way back', async () => {
    const page = await open('', CALM)
    for (const hash of HASHES) {
      await page.goto('about:blank')
      await page.goto(`${origin()}/faq${hash}`)
      expect((await place(page)).heading, hash).toBe(headingOf('/faq'))
    }
    await wakeApp(page)
    for (const hash of HASHES) {
      await follow(page, hash)
      await follow(page, `/about${hash}`)
      await expect.poll(async () => (await place(page)).heading, { message: hash }).toBe(headingOf('/about'))
      await page.goBack()
      await expect.poll(async () => (await place(page)).heading, { message: hash }).toBe(headingOf('/faq'))
    }
  })

  test('what follows the question mark stays out of the page', async () => {
    const query = '?utm=<script>alert(1)</script>&x="><img src=x onerror=alert(1)>'
    const page = await open(`/faq${query}`, CALM)
    const look = () =>
      page.evaluate(() => ({
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        title: document.title,
        holds: document.documentElement.outerHTML.includes('alert(1)'),
      }))
    const expected = (path: string) => ({ canonical: pageAt(path).querySelector('link[rel=canonical]')?.getAttribute('href'), title: pageAt(path).title, holds: false })
    expect(await look()).toEqual(expected('/faq'))
    await wakeApp(page)
    await follow(page, `/about${query}`)
    await expect.poll(look).toEqual(expected('/about'))
  })

  test('a path that starts with two slashes asks no other site', async () => {
    const page = await open('', { ...CALM, expected: ['status of 404', 'No page at'] })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await page.goto(`${origin()}//other.example/x`)
    await wakeApp(page)
    await follow(page, '/about')
    await expect.poll(async () => (await place(page)).heading).toBe(headingOf('/about'))
    await follow(page, '/.//other.example/x')
    await page.waitForURL(/other\.example/)
    await page.goBack()
    await page.goBack()
    await page.waitForURL(/other\.example/)
    expect(asked.filter((host) => host !== new URL(origin()).host)).toEqual([])
  })
})

describe('what others do to a page', () => {
  test('blocked storage breaks nothing', async () => {
    const page = await openPrepared(
      open,
      '/academy',
      (prepared) =>
        prepared.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Access is denied.', 'SecurityError')
              },
            })
        }),
      CALM,
    )
    await wakeApp(page)
    await touchIslands(page)
    await page.getByRole('tab', { name: 'Instructors' }).click()
    await expect.poll(() => page.getByRole('tab', { name: 'Instructors' }).getAttribute('aria-selected')).toBe('true')
    await follow(page, '/about')
    await expect.poll(async () => (await place(page)).heading).toBe(headingOf('/about'))
    await page.goBack()
    await expect.poll(async () => (await place(page)).heading).toBe(headingOf('/academy'))
  })

  test.each(['/', '/academy', '/support'])('%s lives on when a translator has wrapped all its words before the script came', async (path) => {
    const page = await openPrepared(
      open,
      path,
      (prepared) =>
        prepared.route(`**${path}`, async (route) => {
          const response = await route.fetch()
          const [head = '', body = ''] = (await response.text()).split('<div id="app">')
          const wrapped = body.replaceAll(
            /(<(?!script|option)[^<>]*>)([^<>{}]*[^<>{}\s][^<>{}]*)(?=<)/g,
            '$1<font style="vertical-align: inherit;"><font style="vertical-align: inherit;">$2</font></font>',
          )
          await route.fulfill({ response, body: `${head}<div id="app">${wrapped}` })
        }),
      { ...CALM, expected: ['hydrat', 'Hydration', 'Minified React error'] },
    )
    expect(await page.locator('main font').count()).toBeGreaterThan(20)
    await wakeApp(page)
    await touchIslands(page)
    const words = fold(await page.locator('main').textContent()).replaceAll(' ', '')
    for (const heading of pageAt(path).querySelectorAll('main :is(h1, h2)')) expect(words).toContain(wordsOf(heading).replaceAll(' ', ''))
    if (path === '/academy') {
      await page.getByRole('tab', { name: 'Instructors' }).click()
      await expect.poll(() => page.getByRole('tab', { name: 'Instructors' }).getAttribute('aria-selected')).toBe('true')
    }
    await page.locator('#app > header a[href="/about"]').first().click()
    await expect.poll(async () => (await place(page)).heading).toBe(headingOf('/about'))
  })

  test('a clock that is wrong and far away changes no date', async () => {
    const path = '/resources/capital-efficiency-2025'
    const dates = (document: ParentNode) => [...document.querySelectorAll('time')].map((time) => time.textContent)
    const page = await openPrepared(open, path, (prepared) => prepared.clock.setFixedTime('2031-01-01T00:30:00Z'), { ...CALM, timezoneId: 'Pacific/Kiritimati', locale: 'ja-JP' })
    await wakeApp(page)
    expect(await page.locator('time').allTextContents()).toEqual(dates(pageAt(path)))
    await follow(page, '/resources')
    await expect.poll(() => page.locator('time').allTextContents()).toEqual(dates(pageAt('/resources')))
  })

  test('printed from far down with the panel open, it is the page that is printed', async () => {
    const page = await open('/about', { ...CALM, viewport: { width: 390, height: 844 } })
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('dialog.panel').evaluate((panel) => panel.checkVisibility())).toBe(false)
    const hidden = await page
      .locator('main :is(h1, h2, h3, p)')
      .evaluateAll((all) =>
        all.filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('details')).map((element) => element.textContent),
      )
    expect(hidden).toEqual([])
  })
})
