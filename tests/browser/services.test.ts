import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFaults } from './axe'
import { useServices } from './servicesSite'

const { folder, opened, openedWithoutScripts } = useServices({
  plausible: { services: { analytics: { service: 'plausible', domain: 'toys.example.com' } } },
  umami: { services: { analytics: { service: 'umami', id: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' } } },
  matomo: { services: { analytics: { service: 'matomo', host: 'https://toys.matomo.cloud', id: 3 }, privacy: '/perguntas' } },
  google: { services: { analytics: { service: 'google', id: 'G-ABCD123456' } } },
  plain: {},
})

const loaded = (page: Page) => page.waitForFunction(() => 'loaded' in window)
/** Long enough for a script that is not wanted to have come. */
const SETTLED = 700

describe('a service without cookies', () => {
  test.each(['plausible', 'umami'])('%s is loaded once the page is there, without a question, and no policy is broken', async (name) => {
    const { context, page, elsewhere, violations } = await opened(name)
    await loaded(page)
    expect(elsewhere).toHaveLength(1)
    expect(await page.locator('#consent').count()).toBe(0)
    expect(await page.locator('[data-consent]').count()).toBe(0)
    const attributes = await page.locator('script[defer]').evaluate((script) => Object.fromEntries([...script.attributes].map(({ name, value }) => [name, value])))
    expect(attributes).toMatchObject(name === 'plausible' ? { 'data-domain': 'toys.example.com' } : { 'data-website-id': '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' })
    expect(violations).toEqual([])
    await context.close()
  })

  test('is not loaded for who says by the browser that nothing may be counted', async () => {
    const { context, page, elsewhere } = await opened('plausible', '/', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.waitForTimeout(SETTLED)
    expect(elsewhere).toEqual([])
    await context.close()
  })
})

describe('a service with cookies', () => {
  test.each(['matomo', 'google'])('%s: nothing is loaded before consent; what was answered holds over pages, and can be taken back', async (name) => {
    const { context, page, elsewhere, violations, origin } = await opened(name)
    await page.getByRole('dialog', { name: 'Counting visits' }).waitFor()
    await page.waitForTimeout(SETTLED)
    expect(elsewhere).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await loaded(page)
    expect(elsewhere).toHaveLength(1)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto(`${origin}/perguntas`)
    await loaded(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.evaluate(
      (cookie) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the service would
        document.cookie = `${cookie}1=a; path=/`
        // biome-ignore lint/suspicious/noDocumentCookie: as the site would
        document.cookie = 'basket=3; path=/'
      },
      name === 'google' ? '_ga_' : '_pk_id.',
    )
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline')
    elsewhere.length = 0
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Decline' }).click()])
    await page.waitForTimeout(SETTLED)
    expect([elsewhere, await page.evaluate(() => document.cookie), await page.getByRole('dialog').count()]).toEqual([[], 'basket=3', 0])
    expect(violations).toEqual([])
    await context.close()
  })

  test('declined, nothing is loaded then or later, and nobody is asked twice', async () => {
    const { context, page, elsewhere } = await opened('google')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.reload()
    await page.waitForTimeout(SETTLED)
    expect([elsewhere, await page.getByRole('dialog').count()]).toEqual([[], 0])
    await context.close()
  })

  test('where the browser remembers nothing, an answer holds for the page, and can be taken back', async () => {
    const { context, page, elsewhere, violations } = await opened('google', '/', () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('blocked')
        },
      }),
    )
    await page.getByRole('button', { name: 'Accept' }).click()
    await loaded(page)
    elsewhere.length = 0
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Decline' }).click()])
    await page.getByRole('dialog').waitFor()
    expect([elsewhere, violations]).toEqual([[], []])
    await context.close()
  })

  test('a page that is gone to without a load is counted once', async () => {
    const { context, page } = await opened('matomo')
    await page.getByRole('button', { name: 'Accept' }).click()
    await loaded(page)
    const views = () => page.evaluate(() => ((window as { _paq?: unknown[][] })._paq ?? []).filter(([call]) => call === 'trackPageView').length)
    expect(await views()).toBe(1)
    await page.locator('main a[href^="/"]').first().click()
    await page.waitForFunction(() => ((window as { _paq?: unknown[][] })._paq ?? []).filter(([call]) => call === 'trackPageView').length > 1)
    expect(await views()).toBe(2)
    expect(await page.evaluate(() => ((window as { _paq?: unknown[][] })._paq ?? []).find(([call]) => call === 'setCustomUrl')?.[1])).toBe(page.url())
    await context.close()
  })

  test('the question fits every screen, its buttons are alike, it hides no focus, and axe finds nothing', async () => {
    const { context, page } = await opened('matomo')
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0])
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const [no, yes] = await Promise.all(['Decline', 'Accept'].map((name) => page.getByRole('button', { name }).boundingBox()))
      expect([no?.height, no?.y, Math.round(no?.width ?? 0)]).toEqual([yes?.height, yes?.y, Math.round(yes?.width ?? 1)])
      const box = await page.getByRole('dialog').boundingBox()
      expect(box && box.x + box.width).toBe(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    const link = page.locator('main a').nth(5)
    await link.focus()
    const hidden = await link.evaluate((element) => element.getBoundingClientRect().bottom > (document.querySelector('#consent')?.getBoundingClientRect().top ?? 0))
    expect(hidden).toBe(false)
    await context.close()
  })

  test('without scripts nobody is asked, and nothing is offered that does nothing', async () => {
    const { context, page } = await openedWithoutScripts('google')
    expect([await page.locator('#consent').isVisible(), await page.getByRole('button', { name: 'Cookie settings' }).isVisible()]).toEqual([false, false])
    await context.close()
  })
})

test('a site without services has neither their script nor a word of them', () => {
  const files = readdirSync(join(folder, 'plain'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /services-/.test(file))).toEqual([])
  expect(readFileSync(join(folder, 'plain/index.html'), 'utf8')).not.toMatch(/id="services"|id="consent"|data-consent/)
  expect(readdirSync(join(folder, 'google'), { recursive: true, encoding: 'utf8' }).filter((file) => /services-[^.]*\.js$/.test(file))).toHaveLength(1)
})
