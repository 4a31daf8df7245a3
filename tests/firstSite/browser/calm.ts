import { keyed } from '../../../src/site/resolve/typography/keyed'
import type { Page } from 'playwright'

/** Visits in which nothing moves of itself. */
export const CALM = { reducedMotion: 'reduce' } as const
/** What is read, as its author types it: white space folded, and signs those of a keyboard. */
export const fold = (text: string | null | undefined) =>
  keyed(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** The heading of the page on the screen. */
export const heading = async (page: Page) => fold(await page.locator('h1').textContent())
/** How often the page was asked for as a document. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}
