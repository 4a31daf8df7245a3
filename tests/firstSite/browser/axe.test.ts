import { describe, expect, test } from 'vitest'
import { axeFaults } from '../../browser/axe'
import { useBrowser } from '../../browser/browser'
import { routesWithEveryBlock, settle, touchIslands, wakeApp } from '../../browser/visit'

const { open } = useBrowser()

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
const CALM = { reducedMotion: 'reduce' } as const

// Phones are where every page is looked at (everyPage.test). Wide windows set the same blocks in other places: once each is enough.
test.each(routesWithEveryBlock())('%s, where a block is seen first, has no fault on a desk', async (route) => {
  const page = await open(route, { ...CALM, viewport: DESK })
  await touchIslands(page)
  expect(await axeFaults(page)).toEqual([])
})

describe('what is open has no fault', () => {
  test.each(['/no-such-page', '/resources/no-such-item'])('the page that says that %s is missing', async (route) => {
    const page = await open(route, { ...CALM, viewport: PHONE, expected: ['status of 404', 'No page at'] })
    expect(await axeFaults(page)).toEqual([])
  })

  test.each(['/', '/faq'])('the list of services on %s', async (route) => {
    const page = await open(route, CALM)
    await wakeApp(page)
    await page.getByRole('button', { name: 'Services' }).click()
    expect(await page.locator('.bar-list:popover-open').count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
  })

  test.each(['/', '/faq'])('the panel on %s', async (route) => {
    const page = await open(route, { ...CALM, viewport: PHONE })
    await wakeApp(page)
    await page.locator('.burger').click()
    expect(await page.getByRole('dialog', { name: 'Navigation' }).isVisible()).toBe(true)
    expect(await axeFaults(page)).toEqual([])
  })

  test('a question', async () => {
    const page = await open('/faq', CALM)
    await page.locator('summary').nth(1).click()
    expect(await page.locator('details[open]').count()).toBe(4)
    expect(await axeFaults(page)).toEqual([])
  })

  test.each([PHONE, DESK])('each tab of the academy at $width pixels', async (viewport) => {
    const page = await open('/academy', { ...CALM, viewport })
    await touchIslands(page)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      const folded = page.getByRole('tabpanel').locator('summary')
      if (await folded.count()) await folded.first().click()
      expect({ tab: await tab.textContent(), faults: await axeFaults(page) }).toEqual({ tab: await tab.textContent(), faults: [] })
    }
  })

  test.each([PHONE, DESK])('the form with its mistakes at $width pixels', async (viewport) => {
    const page = await open('/support', { ...CALM, viewport })
    await touchIslands(page)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    expect(await page.getByText('Full name is required').isVisible()).toBe(true)
    expect(await axeFaults(page)).toEqual([])
  })

  test.each([PHONE, DESK])('the toast at $width pixels', async (viewport) => {
    const page = await open('/support', { ...CALM, viewport })
    await touchIslands(page)
    await page.locator('[name=fullName]').fill('Ada Lovelace')
    await page.locator('[name=email]').fill('ada@example.com')
    await page.locator('[name=inquiryType]').selectOption('Other')
    await page.locator('[name=message]').fill('A message that is long enough.')
    await page.locator('[name=verification]').check()
    await page.locator('[name=consent]').check()
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await page.locator('.mantine-Notification-root').waitFor()
    await settle(page, 400)
    expect(await axeFaults(page)).toEqual([])
  })
})
