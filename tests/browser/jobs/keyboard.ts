import type { Locator, Page } from 'playwright'
import { type Driver, keysOf, named, type Role, SIGHT, titleOf } from './driver'

/** Who has to press a key more often than this to get somewhere gives up. */
const PATIENCE = 40

/** Presses keys, and nothing else: Tab, arrows, Enter, letters, and what "?" lists. `pressed` counts them. */
export function byKeyboard(page: Page): Driver & { pressed: () => number } {
  let pressed = 0
  const tap = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  const isIn = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement))
  const until = async (isThere: () => Promise<boolean>, key: string, most = PATIENCE) => {
    for (let count = 0; count < most; count++) {
      if (await isThere()) return true
      await tap(key)
    }
    return isThere()
  }
  const go = async (part: Locator) => {
    if (!(await until(() => isIn(part), 'F6', 7))) throw new Error(`F6 does not lead to ${part}.`)
  }
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const outline = page.getByRole('region', { name: 'Sections of the page' })
  const fields = page.getByRole('region', { name: 'Fields' })
  const dialog = page.getByRole('dialog')
  /** Who works by keys sees where the focus is before pressing the next one: what was added takes it a moment later. */
  const settled = () =>
    page.evaluate(
      (sight) =>
        new Promise<void>((resolve) => {
          let [focused, since] = [document.activeElement, performance.now()]
          const look = () => {
            if (document.activeElement !== focused) [focused, since] = [document.activeElement, performance.now()]
            if (performance.now() - since > sight) resolve()
            else requestAnimationFrame(look)
          }
          look()
        }),
      SIGHT,
    )
  /** By Tab, from where the focus is: in a dialog, or in the fields. Who has gone past turns back. */
  const reach = async (role: Role, name: string) => {
    const target = named(page, role, name)
    await target.waitFor()
    await settled()
    if ((await dialog.count()) === 0 && !(await isIn(target))) await go(fields)
    const isThere = () => isIn(target)
    if (!(await until(isThere, 'Tab')) && !(await until(isThere, 'Shift+Tab'))) throw new Error(`Tab does not lead to the ${role} “${name}”.`)
  }
  /** By the arrow keys, in a list. */
  const along = async (list: Locator, line: string) => {
    const target = list.getByRole('button', { name: line, exact: true })
    await go(list)
    if (!(await until(() => isIn(target), 'ArrowUp', 8)) && !(await until(() => isIn(target), 'ArrowDown', 16))) throw new Error(`The arrows do not lead to “${line}”.`)
  }
  const open = async (list: Locator, line: string) => {
    await along(list, line)
    await tap('Enter')
  }
  const type = async (text: string) => {
    pressed += text.length
    await page.keyboard.type(text)
  }
  const write = async (field: string, text: string) => {
    await reach('textbox', field)
    if (keysOf(text) === text) await tap('ControlOrMeta+A')
    await type(keysOf(text))
  }
  return {
    pressed: () => pressed,
    openPage: (line) => open(pages, line),
    select: async (section) => {
      await open(outline, section)
      await page.waitForFunction(() => document.activeElement?.closest('.right-body'))
    },
    openPart: async (group, title) => {
      await along(pages, group)
      if ((await pages.getByRole('button', { name: group, exact: true }).getAttribute('aria-expanded')) !== 'true') await tap('Enter')
      // Who works by keys waits until it has unfolded.
      await pages.getByRole('button', { name: title, exact: true }).waitFor()
      await open(pages, title)
    },
    rewrite: async ({ section, field, next }) => {
      await open(outline, section)
      await write(field, next)
    },
    write,
    press: async (button) => {
      await reach('button', button)
      await tap('Enter')
    },
    choose: async (field, option) => {
      await reach('combobox', field)
      await type(option)
      await tap('ArrowDown')
      await tap('Enter')
    },
    moveToEnd: async (section) => {
      await along(outline, section)
      await tap('Alt+End')
    },
    act: async (section, what) => {
      await along(outline, section)
      await until(() => isIn(named(page, 'button', `What to do with ${titleOf(section)}`)), 'Tab', 3)
      await tap('Enter')
      const item = named(page, 'menuitem', what)
      await item.waitFor()
      await until(() => isIn(item), 'ArrowDown')
      await tap('Enter')
    },
    point: async (left, top) => {
      await reach('button', 'Click what must stay in view')
      const step = async (by: number, less: string, more: string) => {
        for (let count = 0; count < Math.abs(by) / 10; count++) await tap(`Shift+${by < 0 ? less : more}`)
      }
      await step(left - 50, 'ArrowLeft', 'ArrowRight')
      await step(top - 50, 'ArrowUp', 'ArrowDown')
    },
    undo: async () => {
      await go(outline)
      await tap('Control+z')
    },
  }
}
