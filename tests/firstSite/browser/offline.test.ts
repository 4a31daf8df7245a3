import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pageAt } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { asleep, headingOf, isSameDocument, mark, openPrepared, touchIslands, wakeApp } from '../../browser/visit'
import { CALM, heading } from './calm'

const browser = useBrowser()
/** Others keep their connection. */
const open: typeof browser.open = (path, options) => browser.open(path, { ...options, apart: true })

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
    expect(
      await message(page).evaluate((element) => element.getBoundingClientRect().height > 20 && element.checkVisibility() && getComputedStyle(element).borderTopStyle === 'solid'),
    ).toBe(true)
    expect([await heading(page), new URL(page.url()).pathname]).toEqual([headingOf('/faq'), '/faq'])
    await page.locator('main summary').nth(1).click()
    expect(await page.locator('main details').nth(1).getAttribute('open')).toBe('')
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
