import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { builtFile } from '../../lib/builtFile'
import { figure, passing } from '../../lib/figure'
import { pageAt, wordsOf } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { breakIsland, ISLAND_FILES, type Where } from '../../browser/broken'
import { asleep, headingOf, isSameDocument, mark, openPrepared, touchIslands, wakeApp } from '../../browser/visit'

const { open } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const
const fold = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const heading = async (page: Page) => fold(await page.locator('h1').textContent())
/** How often the page was asked for as a document. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

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

/** A hand that lies on the form, whenever the page is loaded anew, until it is awake. */
async function touchUntilAwake(page: Page): Promise<void> {
  const form = page.locator('[data-island=form]')
  await expect
    .poll(async () => {
      await form.dispatchEvent('pointermove').catch(() => {})
      return form.getAttribute('data-hydrated').catch(() => null)
    })
    .toBe('')
}

describe('after a deploy, when the page on the screen is old', () => {
  const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' })
  const GONE: [string, (route: Route) => Promise<void>][] = [
    ['is gone', gone],
    ['is answered with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' })],
  ]
  const expected = ['status of 404', 'Failed to load module script']
  const parts = [`**/assets/hydrateIsland-*.js`, `**/assets/${ISLAND_FILES.get('form')}`]

  test.each(GONE.flatMap(([how, answer]) => parts.map((part, index) => ({ how, answer, part, name: index ? 'the code of an island' : 'the code of all islands' }))))(
    '$name that $how is mended by one reload',
    async ({ answer, part }) => {
      let documents = () => 0
      const page = await openPrepared(
        open,
        '/robots.txt',
        (prepared) => {
          documents = countDocuments(prepared)
          return prepared.route(part, (route) => (documents() < 3 ? answer(route) : route.continue()))
        },
        { ...CALM, expected },
      )
      await page.goto(page.url().replace('/robots.txt', '/support'))
      await touchUntilAwake(page)
      expect(documents()).toBe(3)
    },
  )

  test.each(parts)('while %s stays away, the page is reloaded once, stays as it came, and its links work', async (part) => {
    let documents = () => 0
    let asked = 0
    const page = await openPrepared(
      open,
      '/support',
      (prepared) => {
        documents = countDocuments(prepared)
        return prepared.route(part, (route) => {
          asked++
          return gone(route)
        })
      },
      { ...CALM, expected },
    )
    const form = page.locator('[data-island=form]')
    await form.dispatchEvent('pointermove')
    await expect.poll(() => [documents(), asked]).toEqual([2, 1])
    await expect
      .poll(async () => {
        await form.dispatchEvent('pointermove')
        return form.getAttribute('data-failed')
      })
      .toBe('')
    expect([documents(), asked]).toEqual([2, 2])
    await page.locator('#app > header a[href="/about"]').first().click()
    await expect.poll(() => heading(page)).toBe(headingOf('/about'))
    expect(documents()).toBe(2)
  })

  test('what has been typed is not reloaded away', async () => {
    let isGone = false
    const page = await openPrepared(
      open,
      '/support',
      (prepared) =>
        prepared.route('**/assets/*.js', (route) =>
          isGone
            ? gone(route)
            : /boot/.test(route.request().url())
              ? route.continue()
              : new Promise((resolve) => {
                  const wait = setInterval(() => {
                    if (!isGone) return
                    clearInterval(wait)
                    resolve(gone(route))
                  }, 20)
                }),
        ),
      { ...CALM, expected },
    )
    const documents = countDocuments(page)
    await page.locator('[name=fullName]').fill('Ada Lovelace')
    const lost = page.waitForResponse((response) => response.status() === 404 && /hydrateIsland-/.test(response.url()))
    isGone = true
    await lost
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(await page.locator('[name=fullName]').inputValue()).toBe('Ada Lovelace')
    expect(documents()).toBe(0)
  })

  test('a link leads to the new site even if nothing of the old program is left', async ({ task }) => {
    const page = await openPrepared(open, '/', (prepared) => prepared.route('**/assets/{app,react,hydrateIsland,menus}-*.js', gone), { ...CALM, expected })
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
    await page.locator('#app > header a[href="/about"]').first().click()
    await expect.poll(() => heading(page)).toBe(headingOf('/about'))
    figure({ task }, 'B13', 'a missing file is answered by exactly one reload, then by the page as it came; what is typed stays (goal 1)')
  })
})

describe('without a connection', () => {
  const message = (page: Page) => page.locator('#announcer')
  const expectedOffline = ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED']

  test.each(['awake', 'asleep'] as const)('a link says so and leaves the page; so does the way back; with a connection all goes on (the app is %s)', async (state) => {
    const options = { ...CALM, expected: expectedOffline }
    const page = state === 'awake' ? await open('/academy', options) : await openPrepared(open, '/academy', asleep, options)
    if (state === 'awake') await wakeApp(page)
    await mark(page)
    await page.locator('#app > header a[href="/faq"]').first().click()
    await expect.poll(() => heading(page)).toBe(headingOf('/faq'))
    await page.context().setOffline(true)
    // No page that is fetched ahead leads there.
    await page.locator('#app > footer a[href="/privacy-policy"]').first().click()
    await expect.poll(() => message(page).textContent()).toMatch(/^You seem to be offline/)
    expect(await message(page).evaluate((element) => element.getBoundingClientRect().height > 20 && element.checkVisibility())).toBe(true)
    expect([await heading(page), new URL(page.url()).pathname]).toEqual([headingOf('/faq'), '/faq'])
    await page.locator('main summary').first().click()
    expect(await page.locator('main details').first().getAttribute('open')).toBe('')
    // The first page came as a document, so it is not kept.
    for (const way of ['once', 'twice']) {
      await page.evaluate(() => history.back())
      await expect
        .poll(() => page.evaluate(() => [location.pathname, document.getElementById('announcer')?.textContent?.slice(0, 11)]), { message: way })
        .toEqual(['/faq', 'You seem to'])
      expect(await heading(page)).toBe(headingOf('/faq'))
    }
    await page.context().setOffline(false)
    // What could not be shown is still one step back.
    await page.goBack()
    await expect.poll(() => heading(page)).toBe(headingOf('/academy'))
    await page.goForward()
    await expect.poll(() => heading(page)).toBe(headingOf('/faq'))
    await page.locator('#app > footer a[href="/privacy-policy"]').first().click()
    await expect.poll(() => heading(page)).toBe(headingOf('/privacy-policy'))
    await expect.poll(() => message(page).textContent()).toBe(pageAt('/privacy-policy').title)
    expect(await message(page).evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(3)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('islands that are awake go on', async () => {
    const page = await open('/academy', { ...CALM, expected: expectedOffline })
    await touchIslands(page)
    await page.context().setOffline(true)
    await page.getByRole('tab', { name: 'Instructors' }).click()
    await expect.poll(() => page.getByRole('tab', { name: 'Instructors' }).getAttribute('aria-selected')).toBe('true')
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

describe('on a slow line', () => {
  const isLoading = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-loading'))

  test('a link shows that it is working until the page is there', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const page = await openPrepared(open, '/', (prepared) => prepared.route('**/about', (route) => held.then(() => route.continue())), CALM)
    await page.locator('#app > header a[href="/about"]').first().click()
    await expect.poll(() => isLoading(page)).toBe(true)
    expect(await heading(page)).toBe(headingOf('/'))
    release()
    await expect.poll(() => heading(page)).toBe(headingOf('/about'))
    expect(await isLoading(page)).toBe(false)
  })

  test('a page that never comes is opened the plain way after ten seconds', async () => {
    const page = await openPrepared(
      open,
      '/',
      async (prepared) => {
        await prepared.addInitScript(() => {
          const { timeout } = AbortSignal
          // A hundred times as fast.
          AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds === 10_000 ? 100 : 60_000)
        })
        await prepared.route('**/about', (route) => (route.request().resourceType() === 'fetch' ? undefined : route.continue()))
      },
      CALM,
    )
    await mark(page)
    await page.locator('#app > header a[href="/about"]').first().click()
    await expect.poll(() => heading(page)).toBe(headingOf('/about'))
    expect(await isSameDocument(page)).toBe(false)
  })

  /** The sheet that the page with the form needs and this one lacks. */
  const STYLES = /\/assets\/page-[\w-]+\.css/.exec(readFileSync(builtFile(inject('sites').main.folder, '/support'), 'utf8'))?.[0] ?? 'none'

  test('a page whose stylesheet never comes is opened the plain way after ten seconds', async () => {
    let asked = 0
    const page = await openPrepared(
      open,
      '/',
      async (prepared) => {
        await prepared.addInitScript(() => {
          const { setTimeout: wait } = window
          // A hundred times as fast.
          window.setTimeout = ((run: () => void, milliseconds: number) => wait(run, milliseconds === 10_000 ? 100 : milliseconds)) as typeof setTimeout
        })
        await prepared.route(`**${STYLES}`, (route) => (asked++ === 0 ? undefined : route.continue()))
      },
      CALM,
    )
    await mark(page)
    await page.locator('#app a[href="/support"]').first().dispatchEvent('click')
    await expect.poll(() => heading(page)).toBe(headingOf('/support'))
    expect(await isSameDocument(page)).toBe(false)
  })

  test('a stylesheet that could not be had while its link was hovered is asked for anew when it is clicked', async () => {
    let asked = 0
    const page = await openPrepared(
      open,
      '/',
      (prepared) => prepared.route(`**${STYLES}`, (route) => (asked++ === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue())),
      {
        ...CALM,
        expected: ['status of 404'],
      },
    )
    const link = page.locator('#app a[href="/support"]').first()
    const lost = page.waitForResponse((response) => response.status() === 404)
    await link.dispatchEvent('pointerover')
    await lost
    await link.dispatchEvent('click')
    await expect.poll(() => heading(page)).toBe(headingOf('/support'))
    const rules = await page.evaluate(
      (sheet) => [...document.styleSheets].filter(({ href }) => href?.endsWith(sheet)).reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      STYLES,
    )
    expect(rules).toBeGreaterThan(0)
  })

  test('links work while the code of the islands never comes', async () => {
    const page = await openPrepared(open, '/', (prepared) => prepared.route('**/assets/hydrateIsland-*.js', () => {}), CALM)
    await mark(page)
    await page.locator('#app > header a[href="/about"]').first().click()
    await expect.poll(() => heading(page)).toBe(headingOf('/about'))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('without its stylesheets a page can be read in its order', async ({ task }) => {
    const page = await openPrepared(open, '/', (prepared) => prepared.route('**/*.css', (route) => route.fulfill({ status: 404, body: '' })), {
      ...CALM,
      expected: ['status of 404'],
    })
    const tops = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((all) =>
        all.map((element) => ({ top: element.getBoundingClientRect().top, isShown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) })),
      )
    expect(tops.every(({ isShown }) => isShown)).toBe(true)
    expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).toSorted((a, b) => a - b))
    figure({ task }, 'B14', 'offline: a link says so and the page stays; pending after 300 ms; plain navigation after 10 s')
  })
})
