import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { isWhole } from '../../lib/extent'
import { useBrowser } from '../../browser/browser'
import { openPrepared } from '../../browser/visit'

const { open } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const

/** Each island of the site: where it stands, what of it is touched, and what has come of that. */
const ISLANDS = [
  { block: 'form', path: '/support', touched: 'button[type=submit]', answer: (page: Page) => page.getByText('Full name is required').first().isVisible() },
  {
    block: 'tabs',
    path: '/academy',
    touched: '[role=tab]:nth-child(2)',
    answer: (page: Page) => page.locator('[role=tab]:nth-child(2)').evaluate((tab) => tab.getAttribute('aria-selected') === 'true'),
  },
  {
    block: 'carousel',
    path: '/',
    touched: '[data-type=next]',
    answer: (page: Page) =>
      page
        .locator('[aria-roledescription=slide]')
        .first()
        .evaluate((slide) => slide.hasAttribute('inert')),
  },
] as const

const island = (page: Page, block: string) => page.locator(`[data-island=${block}]`).first()
const isAwake = (page: Page, block: string) => island(page, block).evaluate((element) => element.hasAttribute('data-hydrated'))
/** The code of islands, which waits until it is let go. */
async function openHeld(path: string, options: object = CALM): Promise<{ page: Page; letGo: () => void }> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  const page = await openPrepared(open, path, (prepared) => prepared.route('**/assets/hydrateIsland-*.js', (route) => isLetGo.then(() => route.continue())), options)
  return { page, letGo }
}

describe.each(ISLANDS)('the island $block of $path', ({ block, path, touched, answer }) => {
  test('sleeps while the page is read to its end, and asks for nothing', async () => {
    const page = await open(path, { viewport: { width: 1280, height: 700 } })
    await page.mouse.move(2, 690)
    for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 600)
    await page.waitForTimeout(400)
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
    expect([await isAwake(page, block), scripts]).toEqual([false, 1])
  })

  test('is awake before a pointer that rests on it has clicked', async () => {
    const page = await open(path, CALM)
    await island(page, block).locator(touched).hover()
    await expect.poll(() => isAwake(page, block)).toBe(true)
  })

  test('wakes when the keyboard reaches it, and the focus stays where it came', async () => {
    const page = await open(path, CALM)
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.match(/^<\w+[^>]*?(?:name|aria-label|role|class)="[^"]*"/)?.[0])
    // One Tab before its first stop: the browser itself moves the focus in.
    await island(page, block).evaluate((element) => {
      const before = document.createElement('button')
      element.before(before)
      before.focus()
    })
    await page.keyboard.press('Tab')
    const first = await focused()
    await expect.poll(() => isAwake(page, block)).toBe(true)
    await page.waitForTimeout(200)
    expect([await focused(), await island(page, block).evaluate((element) => element.contains(document.activeElement))]).toEqual([first, true])
  })

  // Where a tap and a key are answered does not depend on the block.
  test.each(isWhole || block === 'form' ? ['click', 'tap', 'Enter'] : ['click'])(
    'a first %s while its code is on a slow line is answered when it comes, and the line is seen to be busy',
    async (way) => {
      const { page, letGo } = await openHeld(path, { ...CALM, hasTouch: true, viewport: { width: 390, height: 800 } })
      const button = island(page, block).locator(touched)
      if (way === 'click') await button.click()
      else if (way === 'tap') await button.tap()
      else {
        await button.focus()
        await page.keyboard.press('Enter')
      }
      expect([await isAwake(page, block), await page.evaluate(() => document.documentElement.hasAttribute('data-loading'))]).toEqual([false, true])
      letGo()
      await expect.poll(() => answer(page)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.hasAttribute('data-loading'))).toBe(false)
    },
  )

  test('says what is left to do when its code fails to come, and answers the next click when it does', async () => {
    let isGone = true
    const fail = (route: Route) => (isGone ? route.abort() : route.continue())
    const page = await openPrepared(open, path, (prepared) => prepared.route('**/assets/hydrateIsland-*.js', fail), { ...CALM, expected: ['net::ERR_FAILED'] })
    // After a deploy a page is loaded anew once, which is another matter.
    await page.evaluate(() => sessionStorage.setItem('reloaded', document.documentElement.dataset.build ?? ''))
    const button = island(page, block).locator(touched)
    await button.click()
    await expect.poll(() => island(page, block).getAttribute('data-failed')).toBe('')
    const isTold = {
      // Beside the button, which may be all of the form that is seen.
      form: () =>
        page.getByText('This form needs JavaScript.').evaluate((words) => {
          const send = words.closest('form')?.querySelector('button')
          return words.checkVisibility() && Math.abs(words.getBoundingClientRect().top - (send?.getBoundingClientRect().bottom ?? 0)) < 60
        }),
      tabs: async () => (await page.getByRole('tabpanel').count()) === (await page.getByRole('tab').count()),
      carousel: async () => !(await button.isVisible()),
    }[block]
    expect(await isTold()).toBe(true)
    isGone = false
    await button.dispatchEvent('click')
    await expect.poll(() => answer(page)).toBe(true)
    await expect.poll(isTold).toBe(false)
  })
})

test('a carousel that was scrolled by hand begins where it was scrolled to', async () => {
  const { page, letGo } = await openHeld('/', { ...CALM, viewport: { width: 390, height: 800 } })
  const left = (number: number) =>
    page
      .locator('[aria-roledescription=slide]')
      .nth(number)
      .evaluate((slide) => Math.round(slide.getBoundingClientRect().left - (slide.parentElement?.parentElement?.getBoundingClientRect().left ?? 0)))
  await page.locator('.mantine-Carousel-viewport').evaluate((track) => track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' }))
  await expect.poll(() => left(2)).toBe(0)
  await island(page, 'carousel').dispatchEvent('pointermove')
  letGo()
  await expect.poll(() => isAwake(page, 'carousel')).toBe(true)
  await page.waitForTimeout(100)
  expect(Math.abs(await left(2))).toBeLessThanOrEqual(1)
  await page.locator('[data-type=next]').click()
  await expect.poll(async () => Math.abs(await left(3))).toBeLessThanOrEqual(1)
})

test('a tab that the address names is open on a page that nobody has touched', async () => {
  const page = await open('/academy', CALM)
  const id = await page.locator('[role=tabpanel] > span[id]').last().getAttribute('id')
  await page.goto(new URL(`/academy#${id}`, page.url()).href)
  await page.reload()
  await expect.poll(() => page.locator('[role=tab]').last().getAttribute('aria-selected')).toBe('true')
})
