import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../../lib/page'
import { useBrowser } from '../../browser/browser'
import { follow } from '../../browser/visit'
import { arrival, FAR, STATES } from './journeys'

const { open } = useBrowser()

describe.each(STATES)('with the app $state', ({ start }) => {
  test('Back shows the page where it was left, Forward the next one, and neither moves the focus to a heading', async () => {
    const page = await start(open, '/')
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), FAR)
    await follow(page, '/about')
    await expect.poll(() => arrival(page)).toMatchObject({ path: '/about', top: 0, title: pageAt('/about').title })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await page.waitForTimeout(100)
    const place = async () => {
      const { heading, top, title, focus } = await arrival(page)
      return { heading, title, focus, isNear: (wanted: number) => Math.abs(top - wanted) <= 2, top }
    }
    await page.goBack()
    await expect.poll(async () => (await place()).heading).toBe(wordsOf(pageAt('/').querySelector('h1')))
    await expect.poll(async () => (await place()).isNear(FAR), { message: 'scroll of Home' }).toBe(true)
    expect((await place()).title).toBe(pageAt('/').title)
    expect((await place()).focus).not.toBe('h1')
    await page.goForward()
    await expect.poll(async () => (await place()).heading).toBe(wordsOf(pageAt('/about').querySelector('h1')))
    await expect.poll(async () => (await place()).isNear(300), { message: 'scroll of About' }).toBe(true)
  })

  test('Back shows what was opened, typed, ticked and chosen on the page that was left', async () => {
    const page = await start(open, '/faq')
    await page.locator('summary').nth(0).click()
    await page.locator('summary').nth(1).click()
    await follow(page, '/support')
    await expect.poll(() => page.title()).toBe(pageAt('/support').title)
    await page.locator('[name=fullName]').fill('Ada Love')
    await page.locator('[name=inquiryType]').selectOption({ index: 2 })
    await page.locator('[name=consent]').check()
    await follow(page, '/academy')
    await expect.poll(() => page.title()).toBe(pageAt('/academy').title)
    await page.getByRole('tab').nth(1).click()
    await expect.poll(() => page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true')
    await follow(page, '/about')
    await expect.poll(() => page.title()).toBe(pageAt('/about').title)
    await page.goBack()
    await expect
      .poll(() =>
        page
          .getByRole('tab')
          .nth(1)
          .getAttribute('aria-selected')
          .catch(() => ''),
      )
      .toBe('true')
    await page.goBack()
    await expect.poll(() => page.title()).toBe(pageAt('/support').title)
    const typed = () =>
      page.evaluate(() =>
        ['fullName', 'inquiryType', 'consent'].map((name) => {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
          return field?.type === 'checkbox' ? field.checked : field?.value
        }),
      )
    await expect.poll(typed).toEqual(['Ada Love', expect.stringMatching(/./), true])
    await page.goBack()
    await expect.poll(() => page.evaluate(() => [...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen).indexOf(true))).toBe(1)
  })

  test('Back shows a carousel at the slide that it was moved to, and it goes on from there', async () => {
    const page = await start(open, '/')
    const left = (slide: number) =>
      page
        .locator('[aria-roledescription=slide]')
        .nth(slide)
        .evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().left - (element.parentElement?.parentElement?.getBoundingClientRect().left ?? 0))))
    const next = page.locator('[data-type=next]')
    const said = page.locator('[data-island=carousel]').getByRole('status')
    expect(await said.textContent()).toBe('')
    await next.click()
    await expect.poll(() => left(1)).toBeLessThanOrEqual(1)
    await expect.poll(() => said.textContent()).toBe('2 of 16')
    await next.click()
    await expect.poll(() => left(2)).toBeLessThanOrEqual(1)
    await follow(page, '/about')
    await expect.poll(() => page.title()).toBe(pageAt('/about').title)
    await page.goBack()
    await expect.poll(() => page.title()).toBe(pageAt('/').title)
    await expect.poll(() => left(2)).toBeLessThanOrEqual(1)
    await next.click()
    await expect.poll(() => left(3)).toBeLessThanOrEqual(1)
  })
})
