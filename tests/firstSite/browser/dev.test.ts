import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BROWSER_FLAGS, findShell } from '../../../scripts/lib/browser'
import { type DevServer, htmlAt, startDev } from '../../browser/devServer'

const folder = mkdtempSync(join(tmpdir(), 'quoin-dev-test-'))
const file = join(folder, 'pages.json')
const content = readFileSync('pages.json', 'utf8')
const mend = () => writeFileSync(file, content)
let server: DevServer
let browser: Browser
let page: Page

/** The content with one change, which must be possible. */
function changed(from: string, to: string, text = content): string {
  expect(text).toContain(from)
  return text.replace(from, to)
}
const save = (from: string, to: string) => writeFileSync(file, changed(from, to))
const heading = () => page.textContent('h1')
const banner = (tab = page) => tab.locator('quoin-banner [role=alert]')
/** The blocks of the page as they stand; one that is left out or broken is marked. */
const sections = () =>
  page.locator('main > section').evaluateAll((all) => all.map(({ dataset }) => `${dataset.block}${'absent' in dataset ? ' absent' : ''}${'broken' in dataset ? ' broken' : ''}`))
const lineOf = (part: string, text = content) => text.slice(0, text.indexOf(part)).split('\n').length

/** Wakes the form. */
async function touch(): Promise<void> {
  await page.locator('[data-island=form]').dispatchEvent('pointermove')
  await page.waitForSelector('[data-island=form][data-hydrated]', { timeout: 60_000 })
}

beforeAll(async () => {
  cpSync('media', join(folder, 'media'), { recursive: true })
  mend()
  server = await startDev(file)
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${server.origin}/support`, { timeout: 120_000 })
  await touch()
  // Lost when the page is loaded again, which no save may do.
  await page.evaluate('window.sinceTheStart = true')
})

beforeEach(async () => {
  mend()
  await expect.poll(async () => [await banner().count(), await heading(), ...(await sections())]).toEqual([0, 'Client Support Center', 'hero', 'form', 'contact'])
})

afterAll(async () => {
  expect(await page.evaluate('window.sinceTheStart')).toBe(true)
  await browser.close()
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const TITLE = '"eyebrow": "Support",\n          "title": "Client Support Center"'
const titled = (title: string) => changed(TITLE, `"eyebrow": "Support",\n          "title": ${JSON.stringify(title)}`)

describe('a saved change', () => {
  test('is put into the open page; scroll and typed text stay', async () => {
    await page.fill('[name=fullName]', 'Ada Lovelace')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
    writeFileSync(file, titled('We are here'))
    await expect.poll(heading).toBe('We are here')
    expect(await page.inputValue('[name=fullName]')).toBe('Ada Lovelace')
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('inside an island that is awake leaves what was typed into it', async () => {
    await page.fill('[name=fullName]', 'Grace Hopper')
    save('"title": "How Can We Assist You?"', '"title": "How may we help?"')
    await expect.poll(() => page.textContent('body')).toContain('How may we help?')
    expect(await page.inputValue('[name=fullName]')).toBe('Grace Hopper')
  })

  test('of ten in a burst, the last is what is shown', async () => {
    for (let turn = 1; turn <= 10; turn++) writeFileSync(file, titled(`Turn ${turn}`))
    await expect.poll(heading).toBe('Turn 10')
  })
})

describe('a broken file', () => {
  const TWO = () => changed('"title": "How Can We Assist You?"', '"titel": "How?"', changed('"label": "Send a Request"', '"label": ""'))

  test('is told in a banner; the last good page stays and works; it goes when the file is mended', async () => {
    writeFileSync(file, TWO())
    // Where the machine stalls while the file is written, it is empty for a moment, and this is told first.
    await expect.poll(() => banner().textContent()).toMatch(/^2 problems/)
    const words = (await banner().textContent()) ?? ''
    expect(words).toContain('page "/support" › section 1 (hero) › actions 1 › label')
    expect(words).toContain('There is no field "titel" in a form. Did you mean "title"?')
    expect(words).toMatch(/> \d+ \|\s+"label": ""/)
    expect(words).toMatch(/1 of them can be mended for you: npm run check -- --fix --pages \S*pages\.json/)
    expect(await heading()).toBe('Client Support Center')
    await page.fill('[name=fullName]', 'Still usable')
    expect(await page.inputValue('[name=fullName]')).toBe('Still usable')
    mend()
    await expect.poll(() => banner().count()).toBe(0)
  })

  test('has places that open the editor at their line', async () => {
    const asked = page.waitForRequest(/__open-in-editor/)
    await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }))
    const text = changed('"type": "hero"', '"type": "hero",\n"titel": ""')
    writeFileSync(file, text)
    await banner()
      .getByRole('button', { name: /^pages\.json:\d+:\d+$/ })
      .first()
      .click()
    const place = new URL((await asked).url()).searchParams.get('file')
    expect(place).toBe(`${file}:${lineOf('"titel"', text)}:1`)
    await page.unroute(/__open-in-editor/)
  })

  test('can be read on a phone, without a fault; Escape and a button put the banner away until the next save', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    writeFileSync(file, TWO())
    await banner().waitFor()
    const box = await banner().boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    expect(box?.height).toBeLessThanOrEqual(844 * 0.6 + 1)
    const { violations } = await new AxeBuilder({ page }).include('quoin-banner').setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await banner().count()).toBe(0)
    writeFileSync(file, changed('"label": "Send a Request"', '"label": ""'))
    await banner().getByRole('button', { name: 'Close' }).click()
    expect(await banner().count()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('that is only half written, or deleted, leaves the last good page; what comes next is shown', async () => {
    writeFileSync(file, content.slice(0, content.length / 2))
    await expect.poll(() => banner().textContent()).toContain('PS1')
    expect(await heading()).toBe('Client Support Center')
    writeFileSync(file, titled('Written to the end'))
    await expect.poll(heading).toBe('Written to the end')
    expect(await banner().count()).toBe(0)
    rmSync(file)
    await expect.poll(() => banner().textContent()).toContain('there is no such file')
    expect(await heading()).toBe('Written to the end')
    writeFileSync(file, titled('Back again'))
    await expect.poll(heading).toBe('Back again')
    expect(await banner().count()).toBe(0)
  })

  test('from the start is told as well, and the page appears as soon as it is mended', async () => {
    const late = join(folder, 'late.json')
    writeFileSync(late, content.slice(0, -3))
    const second = await startDev(late)
    const tab = await browser.newPage()
    try {
      expect(second.output()).toContain('PS110')
      await tab.goto(`${second.origin}/support`)
      await expect.poll(() => banner(tab).textContent(), { timeout: 30_000 }).toContain('PS110')
      writeFileSync(late, changed('"type": "form"', '"type": "fomr"'))
      await tab.waitForSelector('[data-broken]')
      expect(await tab.textContent('h1')).toBe('Client Support Center')
      writeFileSync(late, content)
      await tab.waitForSelector('[data-island=form]')
      expect(await banner(tab).count()).toBe(0)
    } finally {
      await tab.close()
      second.stop()
    }
  })
})

describe('in place of a section', () => {
  test('of an unknown type stands a card with its type, its place and a suggestion; the rest of the page works', async () => {
    save('"type": "form"', '"type": "fomr"')
    const card = page.locator('[data-broken]')
    await card.waitFor()
    const words = (await card.textContent()) ?? ''
    expect(words).toMatch(/^fomr/)
    expect(words).toContain('There is no block "fomr". Did you mean "form"?')
    expect(words).toMatch(/pages\.json:\d+:\d+ +page "\/support" › section 2 \(fomr\)/)
    await expect.poll(() => banner().textContent()).toContain('Did you mean "form"?')
    expect(await heading()).toBe('Client Support Center')
    mend()
    await touch()
    expect(await card.count()).toBe(0)
  })

  test('that is hidden or out of season stands a bar with its title and the reason', async () => {
    const hidden = changed('"id": "direct"', '"id": "direct", "hidden": true, "reason": "Waits for the new number."', changed('"href": "#direct"', '"href": "/faq"'))
    writeFileSync(file, hidden)
    const bar = page.locator('[data-absent]')
    await bar.waitFor()
    expect(await bar.textContent()).toBe('Contact hidden Waits for the new number.')
    expect(await sections()).toEqual(['hero', 'form', 'contact absent'])
    writeFileSync(file, hidden.replace('"hidden": true', '"until": "2020-01-31"'))
    await expect.poll(() => bar.textContent()).toBe('Contact shown until 2020-01-31 Waits for the new number.')
  })
})

describe('while Alt is held', () => {
  const opened = async (place: { x: number; y: number }) => {
    const asked = page.waitForRequest(/__open-in-editor/)
    await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }))
    await page.mouse.move(place.x, place.y)
    await page.keyboard.down('Alt')
    const label = page.locator('quoin-point .label')
    await expect.poll(() => label.textContent()).not.toBe('')
    const said = await label.textContent()
    await page.mouse.click(place.x, place.y)
    await page.keyboard.up('Alt')
    await expect.poll(() => page.locator('quoin-point').count()).toBe(0)
    await page.unroute(/__open-in-editor/)
    return { said, file: new URL((await asked).url()).searchParams.get('file') }
  }

  test('a part of the page tells where it is written, and a click opens that line', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    // The button in the hero is a link: it must not be followed.
    const box = await page.locator('main .actions a').first().boundingBox()
    // The section opens four lines above its eyebrow.
    const line = lineOf(TITLE) - 4
    expect(await opened({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 })).toEqual({ said: `section 1 · hero · pages.json:${line}`, file: `${file}:${line}:9` })
    expect(new URL(page.url()).hash).toBe('')
    const { said } = await opened({ x: 640, y: 20 })
    expect(said).toBe(`site.navigation · pages.json:${lineOf('"navigation": {')}`)
  })
})

test('an address that does not exist is answered with 404', async () => {
  const { status, html } = await htmlAt(server, '/nope')
  expect(status).toBe(404)
  expect(html).toContain('Oops! Page not found')
})

describe('the theme', () => {
  const styleOf = (property: string) => page.evaluate((name) => getComputedStyle(document.querySelector('h1') ?? document.body).getPropertyValue(name), property)
  const variable = (name: string) => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name)
  const { colors, fonts } = JSON.parse(content).site.theme

  test('is put into the open page when a colour is saved; scroll and typed text stay', async () => {
    await page.fill('[name=fullName]', 'Ada Lovelace')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    save(`"paper": ${JSON.stringify(colors.paper)}`, '"paper": "#fdf0e0"')
    await expect.poll(() => variable('--paper')).toBe('#fdf0e0')
    mend()
    await expect.poll(() => variable('--paper')).toBe(colors.paper)
    expect(await page.inputValue('[name=fullName]')).toBe('Ada Lovelace')
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })

  test('so are its fonts, down to the letters that are drawn', async () => {
    // Both fonts are installed; in each other's place they are told apart by their width.
    const width = () =>
      page.evaluate(() => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector('h1') ?? document.body)
        return range.getBoundingClientRect().width
      })
    const before = await width()
    save(`"heading": ${JSON.stringify(fonts.heading)}`, `"heading": ${JSON.stringify(fonts.text)}`)
    await expect.poll(() => styleOf('font-family')).toContain(fonts.text)
    await expect.poll(width).not.toBe(before)
    mend()
    await expect.poll(() => styleOf('font-family')).toContain(fonts.heading)
    await expect.poll(width).toBe(before)
  })

  test('is fresh in a second tab, and in one that is opened later', async () => {
    const second = await browser.newPage()
    await second.goto(`${server.origin}/faq`)
    await expect.poll(() => second.evaluate(() => document.documentElement.dataset.state)).toBeDefined()
    save(`"paper": ${JSON.stringify(colors.paper)}`, '"paper": "#fdf0e0"')
    const paper = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
    await expect.poll(() => paper(second)).toBe('#fdf0e0')
    const third = await browser.newPage()
    await third.goto(`${server.origin}/faq`)
    expect(await paper(third)).toBe('#fdf0e0')
    await second.close()
    await third.close()
  })
})

test('what is wrong is told in every tab, also in one that is opened meanwhile, and in none of them once it is mended', async () => {
  const second = await browser.newPage()
  await second.goto(`${server.origin}/faq`)
  save('"label": "Send a Request"', '"label": ""')
  await banner(second).waitFor()
  const third = await browser.newPage()
  await third.goto(`${server.origin}/`)
  await banner(third).waitFor()
  await banner().waitFor()
  mend()
  for (const tab of [page, second, third]) await expect.poll(() => banner(tab).count()).toBe(0)
  await second.close()
  await third.close()
})
