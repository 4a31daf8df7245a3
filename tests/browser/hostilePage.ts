import type { Page } from 'playwright'
import { expect } from 'vitest'
import { MEDIA_ASSETS } from '../../src/parts/mediaFile'

/** Points at, focuses, and clicks everything, but for what asks others for a film as it shall. */
export const touchAll = (page: Page) =>
  page.evaluate(() => {
    const FOCUSABLE = 'a, button, input, select, textarea, summary, [tabindex], [contenteditable]'
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      for (const type of ['pointerover', 'mouseover', 'pointerdown', 'keydown', 'toggle', 'animationstart', 'error', 'load'])
        element.dispatchEvent(new Event(type, { bubbles: false }))
      // Each try lays the page out anew, for nothing where there is nothing to focus.
      if (element.matches(FOCUSABLE)) element.focus({ preventScroll: true })
      if (!element.matches('button[type=submit], [data-island=embed] button')) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  })

/**
 * What no attack may have left in a page: elements that the engine never draws, handlers, foreign addresses.
 *
 * @param address of another page, which the browser fetches and reads as it reads all pages, and does not show; the page at hand, unless given
 */
export const remains = (page: Page, address?: string) =>
  page.evaluate(
    async ([media, other]) => {
      const found: string[] = []
      const shown = other === undefined ? document : new DOMParser().parseFromString(await (await fetch(other)).text(), 'text/html')
      const own = [
        `picture > source[srcset^="${media}"]:not([src])`,
        `img[src^="${media}"]:not([srcset])`,
        `video[controls][preload=none][poster^="${media}"]:not([src], [autoplay])`,
        'video > source[src^="/media/"]:not([srcset])',
        'video > track[src^="/media/"]',
        'form[method=post][action="https://formspree.io/f/abcdwxyz"]',
      ]
      const isOwn = (element: Element) => element.matches(own.join())
      const shows = /^(?:img|source|video|track)$/i
      const strange = /^(?:iframe|object|embed|base|image|audio|math|template|noscript|use|animate|set|foreignobject|frame|portal|marquee|xss|isindex)$/i
      for (const element of shown.querySelectorAll('*')) {
        const { localName } = element
        // Mantine writes a style of its own where pages are not drawn by a build.
        if ((localName === 'style' && !element.matches('[data-mantine-styles]')) || (shows.test(localName) && !isOwn(element)) || strange.test(localName))
          found.push(`<${localName}>`)
        if (element instanceof HTMLScriptElement && !element.getAttribute('src') && !/json$/.test(element.type)) found.push(`<script> ${element.text.slice(0, 40)}`)
      }
      /** Looked for by the browser itself: to ask each of all attributes takes it a second for each page. */
      const attributes = (condition: string) => {
        const all = shown.evaluate(`//@*[${condition}]`, shown, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
        return Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index) as Attr)
      }
      const tell = ({ ownerElement, name, value }: Attr) => found.push(`${ownerElement?.localName} ${name}=${value.slice(0, 40)}`)
      const named = (...names: string[]) => names.map((name) => `name()="${name}"`).join(' or ')
      attributes(`starts-with(name(), "on") or ${named('srcdoc', 'formaction', 'ping', 'background', 'http-equiv')}`).forEach(tell)
      for (const attribute of attributes(named('poster', 'action'))) if (attribute.ownerElement && !isOwn(attribute.ownerElement)) tell(attribute)
      for (const attribute of attributes(`${named('href', 'src')} or contains(name(), ":href")`))
        if (!['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(attribute.value, location.href).protocol)) tell(attribute)
      return [...new Set(found)]
    },
    [MEDIA_ASSETS, address] as const,
  )

/** Wakes all islands, and waits until they are. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  })
  // Of a block that no page of the other site has nobody knows the scripts.
  await expect.poll(() => page.locator('[data-island]:not([data-hydrated], [data-scripts=""])').count(), { timeout: 60_000 }).toBe(0)
}
