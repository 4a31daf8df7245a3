import type { Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure } from '../../lib/figure'
import { pageAt } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { dearRoutes } from '../../browser/covering'
import { asleep, follow, isSameDocument, mark, openPrepared, wakeApp } from '../../browser/visit'
import { CALM } from './calm'
import { arrival, expectedAt, FAR, STATES } from './journeys'

const { open, origin } = useBrowser()
const ROUTES = dearRoutes('main')

test('what is fetched ahead is at most 40 KB, and never the page at hand', async () => {
  for (const route of ['/', '/about', '/support']) {
    const page = await open(route, CALM)
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').flatMap((entry) => (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch' ? [entry.toJSON()] : [])),
      )
    await expect.poll(async () => (await fetched()).length, { message: route }).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const all: { name: string; encodedBodySize: number }[] = await fetched()
    expect(all.map(({ name }) => new URL(name).pathname)).not.toContain(route)
    expect(all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThanOrEqual(40 * 1024)
    await page.close()
  }
})

describe.each(STATES)('with the app $state', ({ state, start }) => {
  test('pages of every kind are reached without loading anew: heading in focus, top of the page, title said, canonical address', async ({ task }) => {
    const page = await start(open, '/')
    await mark(page)
    for (const route of [...ROUTES.filter((route) => route !== '/'), '/']) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), FAR)
      await follow(page, route)
      await expect.poll(() => arrival(page), { timeout: 4000, message: route }).toEqual(expectedAt(route))
    }
    expect(await isSameDocument(page)).toBe(true)
    // Who only reads is sent the script of the first page, and no other.
    const scripts = await page.evaluate(() => new Set(performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : []))).size)
    if (state === 'asleep') expect(scripts).toBe(1)
    figure({ task }, 'B20', `${ROUTES.length} pages reached by links with the app ${state}, motion reduced: 0 errors, 0 warnings (goal 0)`)
  })

  test('a link that is hovered and then clicked asks for its page once', async () => {
    const page = await start(open, '/')
    const asked: string[] = []
    page.on('request', (request) => request.url() === `${origin()}/privacy-policy` && asked.push(request.resourceType()))
    const link = page.locator('footer a[href="/privacy-policy"]').first()
    await link.hover()
    await page.waitForTimeout(150)
    await link.click()
    await expect.poll(() => arrival(page)).toMatchObject(expectedAt('/privacy-policy'))
    expect(asked).toEqual(['fetch'])
  })

  test.each<[string, (route: Route) => Promise<void>]>([
    ['cannot be had', (route) => route.abort()],
    ['is no HTML', (route) => route.fulfill({ contentType: 'application/json', body: '{}' })],
    ['is an error of the server', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' })],
    [
      'was made by another build',
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(/data-build="[^"]*"/, 'data-build="older"') })
      },
    ],
  ])('a page that %s by script is opened the plain way', async (_, answer) => {
    const page = await openPrepared(
      open,
      '/',
      async (prepared) => {
        if (state === 'asleep') await asleep(prepared)
        await prepared.route('**/about', (route) => (route.request().resourceType() === 'fetch' ? answer(route) : route.continue()))
      },
      { ...CALM, expected: ['net::ERR_FAILED', 'status of 500'] },
    )
    if (state === 'awake') await wakeApp(page)
    await mark(page)
    await page.locator('.bar-nav a[href="/about"]').click()
    await expect.poll(() => page.title()).toBe(pageAt('/about').title)
    expect(await isSameDocument(page)).toBe(false)
  })

  test('a click with a modifier key is left to the browser', async () => {
    const page = await start(open, '/')
    const taken = await page.evaluate(() => {
      const seen: boolean[] = []
      addEventListener('click', (event) => {
        seen.push(event.defaultPrevented)
        event.preventDefault()
      })
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
        document.querySelector('.bar-nav a[href="/about"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
      }
      return seen
    })
    expect(taken).toEqual([false, false, false, false])
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('a click with Control opens a second tab and leaves this one', async () => {
    const page = await start(open, '/')
    const [second] = await Promise.all([page.context().waitForEvent('page'), page.locator('.bar-nav a[href="/about"]').click({ modifiers: ['Control'] })])
    await second.waitForURL('**/about')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('links within a page scroll to their place under the bar and take the focus along', async () => {
    const page = await start(open, '/privacy-policy')
    for (const route of ['/privacy-policy', '/ai', '/academy', '/services/merchant-services', '/support']) {
      await follow(page, route)
      await expect.poll(() => page.title()).toBe(pageAt(route).title)
      await page.waitForTimeout(50)
      for (const hash of new Set([...pageAt(route).querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href') ?? ''))) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await page.locator(`main a[href="${hash}"]`).first().click()
        const seen = () =>
          page.evaluate((id) => {
            const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1
            const bar = document.querySelector('#app > header')?.getBoundingClientRect().bottom ?? 0
            const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
            const { activeElement } = document
            const section = activeElement?.localName === 'h2' ? activeElement.closest('section') : activeElement
            // A section that has a heading gives the focus to it.
            const isHeading = activeElement?.localName === 'h2' || !activeElement?.querySelector(':scope > div h2')
            return { hash: location.hash, focus: isHeading && section?.id, isUnderBar: top >= bar - 1 && (top < bar + 120 || isAtEnd) }
          }, hash.slice(1))
        await expect.poll(seen, { message: `${route}${hash}` }).toEqual({ hash, focus: hash.slice(1), isUnderBar: true })
      }
    }
  })

  test('a link to a place on another page arrives at that place', async () => {
    const page = await start(open, '/')
    await follow(page, '/faq#process')
    await expect
      .poll(() => page.evaluate(() => ({ path: location.pathname + location.hash, focus: document.activeElement?.matches('#process h2'), isMoved: scrollY > 100 })))
      .toEqual({ path: '/faq#process', focus: true, isMoved: true })
  })

  test('the first Tab reaches the way past the bar, and it leads to main', async () => {
    const page = await start(open, '/academy')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })
})
