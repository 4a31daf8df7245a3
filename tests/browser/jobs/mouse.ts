import type { Locator, Page } from 'playwright'
import { type Driver, keysOf, named, titleOf } from './driver'

/** Points, clicks and drags; keys only write what is written. */
export function byMouse(page: Page): Driver {
  const press = (name: string) => named(page, 'button', name).click()
  const outline = page.getByRole('region', { name: 'Sections of the page' })
  const typeOver = async (text: string) => {
    if (keysOf(text) === text) await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(keysOf(text))
  }
  const drag = async (handle: Locator, goal: Locator) => {
    const [from, to] = [await handle.boundingBox(), await goal.boundingBox()]
    if (!from || !to) throw new Error('There is nothing to drag.')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, to.y + to.height, { steps: 12 })
    // What is dragged takes its place a moment after it is there.
    await page.waitForTimeout(400)
    await page.mouse.up()
  }
  return {
    press,
    openPage: press,
    select: press,
    openPart: async (group, title) => {
      if ((await named(page, 'button', group).getAttribute('aria-expanded')) !== 'true') await press(group)
      await press(title)
    },
    rewrite: async ({ now, next }) => {
      const words = page.frameLocator('iframe').getByText(now, { exact: true }).first()
      await words.click()
      await words.and(page.frameLocator('iframe').locator('[contenteditable]')).waitFor()
      await typeOver(next)
      await page.keyboard.press('Enter')
    },
    write: async (field, text) => {
      // The left edge of a day is its first part.
      await named(page, 'textbox', field).click({ position: { x: 14, y: 14 } })
      await typeOver(text)
    },
    choose: async (field, option) => {
      await named(page, 'combobox', field).click()
      await named(page, 'option', option).click()
    },
    moveToEnd: (section) => drag(named(page, 'button', `Drag ${titleOf(section)}`), outline.getByRole('button', { name: /^Drag / }).last()),
    act: async (section, what) => {
      await press(`What to do with ${titleOf(section)}`)
      await named(page, 'menuitem', what).click()
    },
    point: async (left, top) => {
      const picture = named(page, 'button', 'Click what must stay in view').locator('img')
      const box = await picture.boundingBox()
      await picture.click({ position: { x: ((box?.width ?? 0) * left) / 100, y: ((box?.height ?? 0) * top) / 100 } })
    },
    undo: () => press('Undo'),
  }
}
