import type { Page } from 'playwright'
import { settle } from './visit'

/** Widths of small and usual phones, a tablet, a desktop and a large one, in pixels. */
export const WIDTHS = [320, 390, 834, 1440, 1920]
/** The smallest target that WCAG 2.2 AA allows, in pixels. */
const TARGET = 24
const WAITING = 'not looked yet'

/** What does not fit: the page sideways, targets too small to hit, words cut off. One line for each. */
export const misfits = (page: Page) =>
  page.evaluate((smallest) => {
    const found: string[] = []
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.visually-hidden, .skip, [inert], [class*=VisuallyHidden]')
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) found.push(`the page is ${over} px too wide`)
    for (const track of document.querySelectorAll('.scroll-x:not([tabindex])')) if (track.scrollWidth > track.clientWidth + 1) found.push(`no keyboard scrolls ${name(track)}`)

    for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]')) {
      if (!isShown(target)) continue
      // A checkbox is hit through its label, too, but must be large enough by itself.
      const { width, height } = target.getBoundingClientRect()
      const around = target.parentElement?.closest('p, li, td, dd, label, figcaption')
      const isInText = getComputedStyle(target).display === 'inline' && (around?.textContent ?? '').trim() !== (target.textContent ?? '').trim()
      if (!isInText && Math.min(width, height) < smallest - 0.01) found.push(`target ${width.toFixed(1)} × ${height.toFixed(1)}: ${name(target)}`)
    }

    type Box = { left: number; right: number; top: number; bottom: number }
    /** Asked once for each element: words have hundreds of the same around them. */
    const windows = new Map<Element, Box | undefined>()
    /** The box outside of which words cannot be seen; undefined for what can be scrolled into view. */
    const windowOf = (element: Element | null): Box | undefined => {
      if (!element || element === document.body) return { left: 0, right: innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
      if (!windows.has(element)) windows.set(element, within(element, windowOf(element.parentElement)))
      return windows.get(element)
    }
    const within = (element: Element, outer: Box | undefined): Box | undefined => {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (!outer || (['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth)) return undefined
      const edge = element.getBoundingClientRect()
      const across = overflowX === 'visible' ? outer : { left: Math.max(outer.left, edge.left), right: Math.min(outer.right, edge.right) }
      const along = ['hidden', 'clip'].includes(overflowY) ? { top: Math.max(outer.top, edge.top), bottom: Math.min(outer.bottom, edge.bottom) } : outer
      return { left: across.left, right: across.right, top: along.top, bottom: along.bottom }
    }
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || parent.closest('option') || !isShown(parent)) continue
      // The head of a table that a phone shows as sheets is there for screen readers only.
      const head = parent.closest('thead')
      if (head && getComputedStyle(head).clipPath !== 'none') continue
      const box = windowOf(parent)
      range.selectNodeContents(node)
      const isCut =
        box &&
        [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left < box.left - 1 || right > box.right + 1 || (top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom,
        )
      if (isCut) found.push(`cut off: ${name(parent)}`)
      const { textOverflow } = getComputedStyle(parent)
      if (textOverflow === 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1) found.push(`shortened: ${name(parent)}`)
    }
    return [...new Set(found)]
  }, TARGET)

/**
 * What does not fit, and does not a while later: slides and menus follow a new width in their own time.
 *
 * @param counts whether a line is asked about: what is not is neither told nor waited for
 */
export async function lastingMisfits(page: Page, counts: (line: string) => boolean = () => true): Promise<string[]> {
  let here = [WAITING]
  for (let pause = 120; here.length > 0 && pause < 5000; pause *= 2) {
    await settle(page, pause)
    here = (await misfits(page)).filter(counts)
  }
  return here
}

/** What is found at each width, without the widths where all is well. */
export async function misfitsAtAll(page: Page, widths = WIDTHS): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const here = await lastingMisfits(page)
    if (here.length > 0) found[`${width} px`] = here
  }
  return found
}
