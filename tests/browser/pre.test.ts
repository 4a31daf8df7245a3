import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'

const { open } = useBrowser()
const CODE = `\`\`\`\n${'const lines = long; '.repeat(12)}\nshort\n\`\`\``

let site: OwnSite
beforeAll(async () => {
  const sections = [
    sectionWith({ type: 'prose', props: { title: 'Code', text: CODE } }),
    sectionWith({ type: 'faqGroup', props: { title: 'Questions', items: [{ question: 'How?', answer: CODE }] } }),
  ]
  site = await startOwnSite([{ path: '/code', sections }])
})
afterAll(() => site.stop())

test.each(['.running', '.fold-body'])('on a phone a long line of code in %s scrolls inside of itself, and can be reached to its end', async (around) => {
  const page = await open('/', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto(`${site.origin}/code`)
  const measured = await page.evaluate((selector) => {
    const pre = document.querySelector(`${selector} pre`)
    pre?.closest('details')?.setAttribute('open', '')
    if (!pre) return undefined
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
