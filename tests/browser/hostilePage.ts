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
 * @param html another page that the browser reads as it reads all pages, and does not show; the page at hand, unless given
 */
export const remains = (page: Page, html?: string) =>
  page.evaluate(
    ([media, other]) => {
      const found: string[] = []
      const shown = other === undefined ? document : new DOMParser().parseFromString(other, 'text/html')
      const own = [
        `picture > source[srcset^="${media}"]:not([src])`,
        `img[src^="${media}"]:not([srcset])`,
        `video[controls][preload=none][poster^="${media}"]:not([src], [autoplay])`,
        'video > source[src^="/media/"]:not([srcset])',
        'video > track[src^="/media/"]',
        'form[method=post][action="https://formspree.io/f/abcdwxyz"]',
      ]
      const isOwn = (element: Element) => element.matches(own.join())
      for (const element of shown.querySelectorAll('*')) {
        // Mantine writes a style of its own where pages are not drawn by a build.
        if (
          element.matches('style:not([data-mantine-styles])') ||
          (!isOwn(element) && /^(?:img|source|video|track)$/i.test(element.localName)) ||
          /^(?:iframe|object|embed|base|image|audio|math|template|noscript|use|animate|set|foreignobject|frame|portal|marquee|xss|isindex)$/i.test(element.localName)
        )
          found.push(`<${element.localName}>`)
        if (element instanceof HTMLScriptElement && !element.getAttribute('src') && !/json$/.test(element.type)) found.push(`<script> ${element.text.slice(0, 40)}`)
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on') || ['srcdoc', 'formaction', 'ping', 'background', 'http-equiv'].includes(name) || (['poster', 'action'].includes(name) && !isOwn(element)))
            found.push(`${element.localName} ${name}=${value.slice(0, 40)}`)
          if (/^(?:href|src)$|:href$/.test(name) && !['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(value, location.href).protocol))
            found.push(`${element.localName} ${name}=${value.slice(0, 40)}`)
        }
      }
      return [...new Set(found)]
    },
    [MEDIA_ASSETS, html] as const,
  )

/** Wakes all islands, and waits until they are. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  })
  // Of a block that no page of the other site has nobody knows the scripts.
  await expect.poll(() => page.locator('[data-island]:not([data-hydrated], [data-scripts=""])').count(), { timeout: 60_000 }).toBe(0)
}
