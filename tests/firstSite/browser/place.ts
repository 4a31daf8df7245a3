import type { Page } from 'playwright'

/** Where a visitor is, as they see it. */
export const place = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.hash,
    title: document.title,
    heading: (document.querySelector('h1')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  }))
