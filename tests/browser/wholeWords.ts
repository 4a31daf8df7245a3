import type { Page } from 'playwright'

/** Words that are broken inside although nobody put a hyphen there, one line for each. */
export const brokenWords = (page: Page, within = 'main') =>
  page.evaluate((selector) => {
    const found: string[] = []
    const range = document.createRange()
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, option, .visually-hidden')) continue
        for (const match of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(`"${match[0]}" in "${node.parentElement.className}"`)
        }
      }
    }
    return [...new Set(found)]
  }, within)
