import { expect, test } from 'vitest'
import { useBrowser } from '../../browser/browser'
import { misfitsAtAll } from '../../browser/misfits'
import { touchIslands, wakeApp } from '../../browser/visit'

const { open } = useBrowser()

test.each(['/no-such-page', '/resources/no-such-item'])('%s fits every screen', async (route) => {
  const page = await open(route, { expected: ['status of 404', 'No page at'] })
  expect(await misfitsAtAll(page)).toEqual({})
})

test('the panel fits phones', async () => {
  const page = await open('/', { viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' })
  await page.locator('.burger').click()
  expect(await misfitsAtAll(page, [320, 390, 834])).toEqual({})
})

test('the list of services fits desks', async () => {
  const page = await open('/', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Services' }).click()
  expect(await misfitsAtAll(page, [1440, 1920])).toEqual({})
})

test.each(['Courses', 'Instructors', 'FAQ'])('the tab %s of the academy fits every screen', async (name) => {
  const page = await open('/academy', { reducedMotion: 'reduce' })
  await touchIslands(page)
  await page.getByRole('tab', { name }).click()
  for (const fold of await page.getByRole('tabpanel').locator('summary').all()) await fold.click()
  expect(await misfitsAtAll(page)).toEqual({})
})

test('the form with its mistakes fits every screen', async () => {
  const page = await open('/support', { reducedMotion: 'reduce' })
  await touchIslands(page)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  expect(await misfitsAtAll(page)).toEqual({})
})

test('every open answer fits every screen', async () => {
  const page = await open('/faq', { reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  expect(await misfitsAtAll(page)).toEqual({})
})

test('the bar stays in place and covers no heading that a link of the contents leads to, which are folded on phones', async () => {
  const page = await open('/privacy-policy', { reducedMotion: 'reduce' })
  await wakeApp(page)
  await page.locator('a[href="#updates"]').click()
  const [bar, target] = await Promise.all([page.locator('#app > header').boundingBox(), page.locator('#updates').boundingBox()])
  expect(bar?.y).toBe(0)
  expect(target?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  // On a phone the list of headings would push the text a screen down: there it is folded until it is asked for.
  await page.setViewportSize({ width: 390, height: 844 })
  const link = page.locator('.contents a').first()
  expect(await link.isVisible()).toBe(false)
  await page.locator('.contents summary').click()
  expect(await link.isVisible()).toBe(true)
})
