import { expect, test } from 'vitest'
import { useBrowser } from '../../browser/browser'

const { open } = useBrowser()

test.each([
  ['/resources/mca-vs-term-loan-guide', '.running'],
  ['/faq', '.fold-body'],
])('on a phone a long line of code on %s scrolls inside of itself, and can be reached to its end', async (path, around) => {
  const page = await open(path, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const measured = await page.evaluate((selector) => {
    const place = document.querySelector(selector)
    place?.closest('details')?.setAttribute('open', '')
    const pre = document.createElement('pre')
    pre.append(Object.assign(document.createElement('code'), { textContent: `${'const lines = long; '.repeat(12)}\nshort` }))
    place?.append(pre)
    pre.scrollLeft = 100_000
    const { left, right } = pre.getBoundingClientRect()
    return {
      isInside: left >= 0 && right <= innerWidth,
      isWhole: Math.round(pre.scrollLeft + pre.clientWidth) >= pre.scrollWidth - 1,
      overflows: pre.scrollWidth > pre.clientWidth,
      pageFits: document.documentElement.scrollWidth <= innerWidth,
    }
  }, around)
  expect(measured).toEqual({ isInside: true, isWhole: true, overflows: true, pageFits: true })
})
