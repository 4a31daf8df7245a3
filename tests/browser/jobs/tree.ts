import type { Page } from 'playwright'
import { type Driver, named, type Role, titleOf } from './driver'

/** Knows of the Studio only what its accessibility tree says: what is not in there cannot be found, and what has no name cannot be meant. */
export function byTree(page: Page): Driver {
  const find = async (role: Role, name: string) => {
    const line = `- ${role} ${JSON.stringify(name)}`
    const until = Date.now() + 10_000
    // Each look at the tree is dear: the first one is worth it when there is something to be found.
    await named(page, role, name)
      .waitFor({ timeout: 10_000 })
      .catch(() => {})
    for (;;) {
      const tree = await page.locator('body').ariaSnapshot()
      const found = tree.split('\n').map((one) => one.trim().replace(/^- '(.*)'(:?)$/, '- $1$2'))
      if (found.some((one) => one.startsWith(line) && !one.includes('[disabled]'))) return named(page, role, name)
      if (Date.now() > until) throw new Error(`The tree has no ${role} “${name}” that can be used:\n${tree}`)
      await page.waitForTimeout(100)
    }
  }
  const press = async (name: string) => (await find('button', name)).click()
  const write = async (field: string, text: string) => (await find('textbox', field)).fill(text)
  const act = async (section: string, what: string) => {
    await press(`What to do with ${titleOf(section)}`)
    await (await find('menuitem', what)).click()
  }
  return {
    press,
    openPage: press,
    select: press,
    openPart: async (group, title) => {
      if (!(await page.locator('body').ariaSnapshot()).includes(`- button "${group}" [expanded]`)) await press(group)
      await press(title)
    },
    rewrite: async ({ section, field, next }) => {
      await press(section)
      await write(field, next)
    },
    write,
    choose: async (field, option) => {
      await (await find('combobox', field)).fill(option)
      await (await find('option', option)).click()
    },
    moveToEnd: (section) => act(section, 'Move to the end'),
    act,
    point: async (left, top) => {
      await (await find('textbox', 'From the left, %')).fill(String(left))
      await (await find('textbox', 'From the top, %')).fill(String(top))
    },
    undo: () => press('Undo'),
  }
}
