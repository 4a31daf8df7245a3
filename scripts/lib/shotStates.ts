import type { Locator, Page } from 'playwright'

/** Takes a picture under the name of a state. */
export type Shoot = (state: string, fullPage?: boolean) => Promise<void>
type Act = (page: Page, shoot: (detail?: string) => Promise<void>) => Promise<void>

/** What a field of a form is filled with, by its kind. */
const ANSWERS: Record<string, string> = { email: 'ada@example.com', tel: '(305) 555-0100', text: 'Ada Lovelace', textarea: 'We need a second oven before the season starts.' }

/** Waits until what was asked for is drawn. */
const settle = (page: Page) => page.waitForTimeout(250)

const isThere = async (locator: Locator) => (await locator.count()) > 0 && (await locator.first().isVisible())

/** States of the bar around every page. */
export const FRAME_STATES: Record<string, Act> = {
  list: async (page, shoot) => {
    const button = page.locator('.bar-nav [popovertarget]').first()
    if (!(await isThere(button))) return
    await button.click()
    await settle(page)
    await shoot()
    await page.keyboard.press('Escape')
  },
  panel: async (page, shoot) => {
    const burger = page.locator('.burger')
    if (!(await isThere(burger))) return
    await burger.click()
    await settle(page)
    await shoot()
    await page.keyboard.press('Escape')
    await settle(page)
  },
  button: async (page, shoot) => {
    const button = page.locator('main .actions a').first()
    if (!(await isThere(button))) return
    await button.hover()
    await settle(page)
    await shoot('hover')
    await page.mouse.move(1, 1)
    // Only a focus that came from the keyboard is shown.
    await page.keyboard.press('Tab')
    await button.focus()
    await settle(page)
    await shoot('focus')
  },
}

/** States of what stands on a page, where it has it. */
export const PAGE_STATES: Record<string, Act> = {
  question: async (page, shoot) => {
    const question = page.locator('main summary:visible').first()
    if (!(await isThere(question))) return
    await question.click()
    await settle(page)
    await shoot()
    await question.click()
  },
  tab: async (page, shoot) => {
    for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
      await tab.click()
      await tab.evaluate((element) => element.closest('section')?.scrollIntoView())
      await settle(page)
      await shoot(String(index + 1))
    }
  },
  carousel: async (page, shoot) => {
    const next = page.locator('[data-island=carousel] button:enabled:visible').last()
    if (!(await isThere(next))) return
    await next.evaluate((element) => element.closest('section')?.scrollIntoView())
    await next.click()
    await settle(page)
    await shoot('moved')
  },
  form: async (page, shoot) => {
    const form = page.locator('main form').first()
    if (!(await isThere(form))) return
    const submit = form.locator('[type=submit]')
    await submit.click()
    await settle(page)
    await shoot('errors')
    for (const field of await form.locator('input, textarea, select').all()) await fill(field)
    await submit.click()
    await page.locator('.mantine-Notification-root').waitFor()
    await settle(page)
    await shoot('toast')
  },
}

async function fill(field: Locator): Promise<void> {
  const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase()))
  if (kind === 'checkbox') await field.check()
  else if (kind === 'select') await field.selectOption({ index: 1 })
  else await field.fill(ANSWERS[kind] ?? '')
}
