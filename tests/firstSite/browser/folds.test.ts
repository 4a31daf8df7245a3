import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../browser/browser'
import { openPrepared, SCRIPT_LOST, touchIslands, settle, withoutScripts } from '../../browser/visit'

const { open, keep } = useBrowser()

const CALM = { reducedMotion: 'reduce' } as const

describe('questions', () => {
  const openOnes = (page: Page) => page.locator('main details').evaluateAll((folds) => folds.flatMap((fold, index) => ((fold as HTMLDetailsElement).open ? [index] : [])))

  test.each(['with scripts', 'without scripts'])('open and close each for itself, by click, Enter and Space, %s', async (scripts) => {
    const page = await open('/faq', { ...CALM, javaScriptEnabled: scripts === 'with scripts' })
    const question = (index: number) => page.locator('main summary').nth(index)
    expect(await page.locator('main summary').count()).toBe(18)
    // The first answer of each of the three groups is open from the start.
    expect(await openOnes(page)).toEqual([0, 8, 13])
    await question(0).click()
    await question(3).press('Enter')
    await question(9).press('Space')
    await expect.poll(() => openOnes(page)).toEqual([3, 8, 9, 13])
    expect(await page.locator('main details').nth(3).locator('> :not(summary)').isVisible()).toBe(true)
    await question(3).press('Enter')
    await expect.poll(() => openOnes(page)).toEqual([8, 9, 13])
    await question(0).click()
    await question(9).press('Space')
    await expect.poll(() => openOnes(page)).toEqual([0, 8, 13])
  })
})

describe('the tabs of the academy', () => {
  const TABS = ['Overview', 'Courses', 'Instructors', 'FAQ']
  const state = (page: Page) =>
    page.evaluate(() => ({
      selected: [...document.querySelectorAll('[role=tab]')].filter((tab) => tab.ariaSelected === 'true').map((tab) => tab.textContent),
      inTabOrder: [...document.querySelectorAll<HTMLElement>('[role=tab]')].filter((tab) => tab.tabIndex === 0).map((tab) => tab.textContent),
      shown: [...document.querySelectorAll('[role=tabpanel]')]
        .filter((panel) => panel.checkVisibility())
        .map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent),
    }))
  const only = (name: string) => ({ selected: [name], inTabOrder: [name], shown: [name] })
  const awake = keep(async () => {
    const page = await open('/academy', CALM)
    await touchIslands(page)
    await expect.poll(() => state(page)).toEqual(only('Overview'))
    return page
  })
  const start = async () => {
    const page = await awake()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect.poll(() => state(page)).toEqual(only('Overview'))
    return page
  }

  test('switch by click', async () => {
    const page = await start()
    expect(await page.getByRole('tab').allTextContents()).toEqual(TABS)
    for (const name of [...TABS].reverse()) {
      await page.getByRole('tab', { name }).click()
      await expect.poll(() => state(page)).toEqual(only(name))
    }
  })

  test('switch by arrow keys, around the ends, and by Home and End; up and down stay with the page', async () => {
    const page = await start()
    await page.getByRole('tab', { name: 'Overview' }).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Courses'],
      ['ArrowRight', 'Instructors'],
      ['ArrowLeft', 'Courses'],
      ['Home', 'Overview'],
      ['ArrowLeft', 'FAQ'],
      ['ArrowRight', 'Overview'],
      ['End', 'FAQ'],
      ['ArrowDown', 'FAQ'],
      ['ArrowUp', 'FAQ'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => state(page), { message: key }).toEqual(only(name))
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true)
  })

  test('switch when they get the focus', async () => {
    const page = await start()
    await page.getByRole('tab', { name: 'Instructors' }).focus()
    await expect.poll(() => state(page)).toEqual(only('Instructors'))
  })

  test('that which the address names is open, at the start and when a link changes it', async () => {
    const page = await open('/academy#instructors', CALM)
    await touchIslands(page)
    await expect.poll(() => state(page)).toEqual(only('Instructors'))
    for (const [hash, name] of [
      ['#faq', 'FAQ'],
      ['#courses', 'Courses'],
      ['#elsewhere', 'Courses'],
    ] as const) {
      await page.evaluate((address) => (location.hash = address), hash)
      await expect.poll(() => state(page), { message: hash }).toEqual(only(name))
    }
  })

  test('all their panels are shown when no script arrives', async () => {
    const page = await openPrepared(open, '/academy', withoutScripts, { ...CALM, expected: [SCRIPT_LOST] })
    expect((await state(page)).shown).toEqual(TABS)
  })

  test('a click before the script has come is not lost', async () => {
    const page = await open('/academy', CALM)
    await page.getByRole('tab', { name: 'Courses' }).click()
    await settle(page, 500)
    await page.getByRole('tab', { name: 'Instructors' }).click()
    await expect.poll(() => state(page)).toEqual(only('Instructors'))
  })

  test('the folded courses open one at a time and can be closed', async () => {
    const page = await start()
    await page.getByRole('tab', { name: 'Courses' }).click()
    const folds = page.getByRole('tabpanel').locator('details')
    const openOnes = () => folds.evaluateAll((all) => all.flatMap((fold, index) => ((fold as HTMLDetailsElement).open ? [index] : [])))
    expect(await folds.count()).toBe(6)
    expect(await openOnes()).toEqual([])
    for (const index of [0, 2, 5]) {
      await folds.nth(index).locator('summary').click()
      await expect.poll(openOnes).toEqual([index])
      // What was clicked stays in view although another course above it has closed.
      expect(
        await folds
          .nth(index)
          .locator('summary')
          .evaluate((summary) => summary.getBoundingClientRect().bottom > 72 && summary.getBoundingClientRect().top < innerHeight),
      ).toBe(true)
    }
    await folds.nth(5).locator('summary').press('Enter')
    await expect.poll(openOnes).toEqual([])
  })
})
