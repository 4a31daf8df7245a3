import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser'
import { exampleProps, type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { brokenWords } from './wholeWords'

const { open } = useBrowser()

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite([{ path: '/call', sections: [sectionWith({ type: 'cta', props: await exampleProps('cta', 'full') })] }])
})
afterAll(() => site.stop())

test('a call with four buttons leaves room for its words, at every width', async () => {
  const page = await open('', { reducedMotion: 'reduce' })
  await page.goto(`${site.origin}/call`)
  for (const width of [320, 390, 834, 1000, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect({ width, broken: await brokenWords(page) }).toEqual({ width, broken: [] })
    if (width >= 1000) expect(await page.locator('main h2').evaluate((title) => title.parentElement?.getBoundingClientRect().width)).toBeGreaterThan(300)
  }
})
