import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { figure } from '../../lib/figure'
import { useBrowser } from '../../browser/browser'
import { ISLAND_FILES } from '../../browser/broken'
import { headingOf, openPrepared } from '../../browser/visit'
import { CALM, countDocuments, heading } from './calm'

const { open } = useBrowser()

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
