import type { Page } from 'playwright'

/** How much of the page shines through the bar: 0 is transparent, 1 solid. */
export const solidity = (page: Page) =>
  page.evaluate(() => {
    const color = getComputedStyle(document.querySelector('#app > header') ?? document.body).backgroundColor
    const alpha = color.match(/(?:\/|rgba\(.*,)\s*([\d.]+)\)/)?.[1]
    return alpha === undefined ? 1 : Number(alpha)
  })
