import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsOf } from './pageFaults'
import { useServices } from './servicesSite'

const { folder, opened, openedWithoutScripts } = useServices({
  closable: { notice: { text: 'On Friday we close at noon.', link: { label: 'Our hours', href: '/perguntas' }, closable: true } },
  plain: { notice: { text: 'On Friday we close at noon.' } },
})

describe('the notice', () => {
  test.each(['/', '/perguntas'])('on %s fits every screen and reader', async (path) => {
    const { context, page, violations } = await opened('closable', path)
    expect(await page.getByRole('complementary', { name: 'Notice' }).textContent()).toContain('On Friday we close at noon.')
    expect(await faultsOf(page)).toEqual({})
    expect(violations).toEqual([])
    await context.close()
  })

  test('is closed by keyboard, stays closed on other pages and over reloads, and moves nothing when the page comes', async () => {
    const { context, page, origin } = await opened('closable')
    const notice = page.getByRole('complementary', { name: 'Notice' })
    await page.getByRole('button', { name: 'Close the notice' }).press('Enter')
    expect(await notice.isVisible()).toBe(false)
    await page.locator('main a[href^="/"]').first().click()
    await page.waitForURL((url) => url.pathname !== '/')
    expect(await notice.isVisible()).toBe(false)
    await page.goto(`${origin}/perguntas`)
    expect(await notice.isVisible()).toBe(false)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 500)
        }),
    )
    expect(shift).toBe(0)
    await context.close()
  })

  test('that cannot be closed has no script, and without scripts none offers to close', async () => {
    expect(readFileSync(join(folder, 'plain/index.html'), 'utf8')).not.toMatch(/data-close|<script>/)
    const { context, page } = await openedWithoutScripts('closable')
    expect([await page.getByText('On Friday we close at noon.').isVisible(), await page.getByRole('button', { name: 'Close the notice' }).isVisible()]).toEqual([true, false])
    await context.close()
  })
})
