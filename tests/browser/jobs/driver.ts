import type { Locator, Page } from 'playwright'

/** Roles that jobs are about. */
export type Role = 'button' | 'textbox' | 'combobox' | 'menuitem' | 'option'

/** What people want of the Studio, one thing each; a driver is a way to do all of it. Things are named as a screen reader says them. */
export type Driver = {
  openPage: (line: string) => Promise<void>
  /** Opens another part of the site, such as the menu. */
  openPart: (group: string, title: string) => Promise<void>
  select: (section: string) => Promise<void>
  /** Writes a headline anew, in the page or in its field. */
  rewrite: (headline: { section: string; field: string; now: string; next: string }) => Promise<void>
  write: (field: string, text: string) => Promise<void>
  press: (button: string) => Promise<void>
  choose: (field: string, option: string) => Promise<void>
  moveToEnd: (section: string) => Promise<void>
  act: (section: string, what: string) => Promise<void>
  /** Says what stays in view of a picture, in per cent from the left and from the top. */
  point: (left: number, top: number) => Promise<void>
  undo: () => Promise<void>
}

/** Nobody sees in fewer milliseconds what has changed. */
export const SIGHT = 300

/** The last one of a name: what was opened or added last stands below the others. */
export const named = (page: Page, role: Role, name: string): Locator => page.getByRole(role, { name, exact: true }).last()

/** What is said of a section without its kind. */
export const titleOf = (section: string): string => section.replace(/ \w+$/, '')

/** The keys of a text: a day is typed in the order in which its field shows it. */
export const keysOf = (text: string): string => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1')
