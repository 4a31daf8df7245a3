import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { startDev } from '../../browser/devServer'
import { bannerOf, changed, content, lineOf, titled, useDevPage } from './devPage'

const dev = useDevPage()

describe('a saved change', () => {
  test('is put into the open page; scroll and typed text stay', async () => {
    await dev().page.fill('[name=fullName]', 'Ada Lovelace')
    await dev().page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => dev().page.evaluate(() => scrollY)).toBe(300)
    writeFileSync(dev().file, titled('We are here'))
    await expect.poll(dev().heading).toBe('We are here')
    expect(await dev().page.inputValue('[name=fullName]')).toBe('Ada Lovelace')
    expect(await dev().page.evaluate(() => scrollY)).toBe(300)
  })

  test('inside an island that is awake leaves what was typed into it', async () => {
    await dev().page.fill('[name=fullName]', 'Grace Hopper')
    dev().save('"title": "How Can We Assist You?"', '"title": "How may we help?"')
    await expect.poll(() => dev().page.textContent('body')).toContain('How may we help?')
    expect(await dev().page.inputValue('[name=fullName]')).toBe('Grace Hopper')
  })

  test('of ten in a burst, the last is what is shown', async () => {
    for (let turn = 1; turn <= 10; turn++) writeFileSync(dev().file, titled(`Turn ${turn}`))
    await expect.poll(dev().heading).toBe('Turn 10')
  })
})

describe('a broken file', () => {
  const TWO = () => changed('"title": "How Can We Assist You?"', '"titel": "How?"', changed('"label": "Send a Request"', '"label": ""'))

  test('is told in a banner; the last good page stays and works; it goes when the file is mended', async () => {
    writeFileSync(dev().file, TWO())
    // Where the machine stalls while the file is written, it is empty for a moment, and this is told first.
    await expect.poll(() => bannerOf(dev().page).textContent()).toMatch(/^2 problems/)
    const words = (await bannerOf(dev().page).textContent()) ?? ''
    expect(words).toContain('page "/support" › section 1 (hero) › actions 1 › label')
    expect(words).toContain('There is no field "titel" in a form. Did you mean "title"?')
    expect(words).toMatch(/> \d+ \|\s+"label": ""/)
    expect(words).toMatch(/1 of them can be mended for you: npm run check -- --fix --pages \S*pages\.json/)
    expect(await dev().heading()).toBe('Client Support Center')
    await dev().page.fill('[name=fullName]', 'Still usable')
    expect(await dev().page.inputValue('[name=fullName]')).toBe('Still usable')
    await bannerOf(dev().page).getByRole('button', { name: 'Mend it' }).click()
    await expect.poll(() => bannerOf(dev().page).textContent()).toMatch(/^1 problem\./)
    // Where the schema lies seen from the file is written into it by the server.
    const plain = (text: string) => text.replace(/"\$schema": ".*"/, '')
    expect(plain(readFileSync(dev().file, 'utf8'))).toBe(plain(TWO().replace('"titel"', '"title"')))
    dev().mend()
    await expect.poll(() => bannerOf(dev().page).count()).toBe(0)
  })

  test('has places that open the editor at their line', async () => {
    const asked = dev().page.waitForRequest(/__open-in-editor/)
    await dev().page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }))
    const text = changed('"type": "hero"', '"type": "hero",\n"titel": ""')
    writeFileSync(dev().file, text)
    await bannerOf(dev().page)
      .getByRole('button', { name: /^pages\.json:\d+:\d+$/ })
      .first()
      .click()
    const place = new URL((await asked).url()).searchParams.get('file')
    expect(place).toBe(`${dev().file}:${lineOf('"titel"', text)}:1`)
    await dev().page.unroute(/__open-in-editor/)
  })

  test('can be read on a phone, without a fault; Escape and a button put the banner away until the next save', async () => {
    await dev().page.setViewportSize({ width: 390, height: 844 })
    writeFileSync(dev().file, TWO())
    await bannerOf(dev().page).waitFor()
    const box = await bannerOf(dev().page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    expect(box?.height).toBeLessThanOrEqual(844 * 0.6 + 1)
    const { violations } = await new AxeBuilder({ page: dev().page }).include('quoin-banner').setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    await dev().page.keyboard.press('Escape')
    expect(await bannerOf(dev().page).count()).toBe(0)
    writeFileSync(dev().file, changed('"label": "Send a Request"', '"label": ""'))
    await bannerOf(dev().page).getByRole('button', { name: 'Close' }).click()
    expect(await bannerOf(dev().page).count()).toBe(0)
    await dev().page.setViewportSize({ width: 1280, height: 900 })
  })

  test('that is only half written, or deleted, leaves the last good page; what comes next is shown', async () => {
    writeFileSync(dev().file, content.slice(0, content.length / 2))
    await expect.poll(() => bannerOf(dev().page).textContent()).toContain('PS1')
    expect(await dev().heading()).toBe('Client Support Center')
    writeFileSync(dev().file, titled('Written to the end'))
    await expect.poll(dev().heading).toBe('Written to the end')
    expect(await bannerOf(dev().page).count()).toBe(0)
    rmSync(dev().file)
    await expect.poll(() => bannerOf(dev().page).textContent()).toContain('there is no such file')
    expect(await dev().heading()).toBe('Written to the end')
    writeFileSync(dev().file, titled('Back again'))
    await expect.poll(dev().heading).toBe('Back again')
    expect(await bannerOf(dev().page).count()).toBe(0)
  })

  test('from the start is told as well, and the page appears as soon as it is mended', async () => {
    const late = join(dev().folder, 'late.json')
    writeFileSync(late, content.slice(0, -3))
    const second = await startDev(late)
    const tab = await dev().browser.newPage()
    try {
      expect(second.output()).toContain('PS110')
      await tab.goto(`${second.origin}/support`)
      await expect.poll(() => bannerOf(tab).textContent(), { timeout: 30_000 }).toContain('PS110')
      writeFileSync(late, changed('"type": "form"', '"type": "fomr"'))
      await tab.waitForSelector('[data-broken]')
      expect(await tab.textContent('h1')).toBe('Client Support Center')
      writeFileSync(late, content)
      await tab.waitForSelector('[data-island=form]')
      expect(await bannerOf(tab).count()).toBe(0)
    } finally {
      await tab.close()
      second.stop()
    }
  })
})

test('what is wrong is told in every tab, also in one that is opened meanwhile, and in none of them once it is mended', async () => {
  const second = await dev().browser.newPage()
  await second.goto(`${dev().server.origin}/faq`)
  dev().save('"label": "Send a Request"', '"label": ""')
  await bannerOf(second).waitFor()
  const third = await dev().browser.newPage()
  await third.goto(`${dev().server.origin}/`)
  await bannerOf(third).waitFor()
  await bannerOf(dev().page).waitFor()
  dev().mend()
  for (const tab of [dev().page, second, third]) await expect.poll(() => bannerOf(tab).count()).toBe(0)
  await second.close()
  await third.close()
})
