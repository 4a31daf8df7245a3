import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { builtFile } from '../../lib/builtFile'
import { figure } from '../../lib/figure'
import { useBrowser } from '../../browser/browser'
import { headingOf, isSameDocument, mark, openPrepared } from '../../browser/visit'
import { CALM, heading } from './calm'

const { open } = useBrowser()

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
