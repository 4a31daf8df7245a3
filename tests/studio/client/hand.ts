import { expect, vi } from 'vitest'

/** Machines that are busy are waited for. */
export const PATIENCE = { timeout: 10_000, interval: 20 }
/** Waits until what is expected holds. */
export const soon = (check: () => void) => vi.waitFor(check, PATIENCE)
/** Waits until a text can be read. */
export const read = (text: string, within: Element = document.body) => soon(() => expect(words(within)).toContain(text))

/** What a person does with a page and sees of it; elements are found by their names. */
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent?.trim() ?? ''

function all(name: string, within: ParentNode): HTMLElement[] {
  const found = [...within.querySelectorAll<HTMLElement>('button, a, input, textarea, select, [role=menuitem], [role=option], [role=separator]')]
  // A label may also hold what a field is for.
  return found.filter((element) => nameOf(element).replace(/ ?\*$/, '').trim() === name || (element as HTMLInputElement).labels?.[0]?.textContent?.startsWith(name))
}

/** The control of that name, or undefined. */
export const control = (name: string, within: ParentNode = document) => all(name, within)[0]

/** Waits for the control of that name. */
export const found = (name: string, within: ParentNode = document) =>
  vi.waitFor(() => {
    const [element] = all(name, within)
    if (!element) throw new Error(`There is no control named "${name}" among: ${[...within.querySelectorAll('button, a, input, textarea')].map(nameOf).join(', ')}`)
    return element
  }, PATIENCE)

export async function click(name: string, within: ParentNode = document): Promise<void> {
  const element = await found(name, within)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Writes a text over what stands in a field. */
export async function write(name: string, text: string, within: ParentNode = document): Promise<HTMLElement> {
  const element = await found(name, within)
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  return element
}

/** Leaves a field, as by the Tab key. */
export const leave = (element: HTMLElement) => element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

export const press = (element: Element, key: string, more: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

/** What can be read. */
export function words(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const style of copy.querySelectorAll('style')) style.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Opens a list of choices and takes one of them; looks whether it says what it means. */
export async function choose(name: string, option: string, meaning?: string): Promise<void> {
  await click(name)
  const element = await vi.waitFor(() => {
    const own = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent?.trim().startsWith(option))
    if (!own) throw new Error(`There is no choice "${option}" in "${name}".`)
    return own
  }, PATIENCE)
  if (meaning !== undefined) expect(words(element)).toContain(meaning)
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
