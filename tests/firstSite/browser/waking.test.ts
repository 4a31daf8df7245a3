import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../browser/browser'
import { openPrepared } from '../../browser/visit'

const { open } = useBrowser()

/** Islands are never seen here, so that only a visitor's hand can wake them. */
const unseen = (page: Page) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    }
  })

const ISLANDS = [
  ['form', '/support'],
  ['tabs', '/academy'],
] as const
const isAwake = (page: Page, block: string) =>
  page
    .locator(`[data-island=${block}]`)
    .first()
    .evaluate((island) => island.hasAttribute('data-hydrated'))

describe.each(ISLANDS)('the island %s of %s', (block, path) => {
  const start = () => openPrepared(open, path, unseen, { reducedMotion: 'reduce' })

  test('sleeps while nobody touches it', async () => {
    const page = await start()
    await page.waitForTimeout(300)
    expect(await isAwake(page, block)).toBe(false)
  })

  test('wakes when the keyboard reaches it', async () => {
    const page = await start()
    // One Tab before its first stop: the browser itself moves the focus in.
    await page
      .locator(`[data-island=${block}]`)
      .first()
      .evaluate((island) => {
        const before = document.createElement('button')
        island.before(before)
        before.focus()
      })
    await page.keyboard.press('Tab')
    expect(
      await page
        .locator(`[data-island=${block}]`)
        .first()
        .evaluate((island) => island.contains(document.activeElement)),
    ).toBe(true)
    await expect.poll(() => isAwake(page, block)).toBe(true)
  })

  test('wakes when the pointer reaches it', async () => {
    const page = await start()
    await page.locator(`[data-island=${block}]`).first().dispatchEvent('pointerover')
    await expect.poll(() => isAwake(page, block)).toBe(true)
  })
})
