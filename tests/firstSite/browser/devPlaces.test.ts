import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { htmlAt } from '../../browser/devServer'
import { bannerOf, changed, content, lineOf, TITLE, useDevPage } from './devPage'

const dev = useDevPage()

describe('in place of a section', () => {
  test('of an unknown type stands a card with its type, its place and a suggestion; the rest of the page works', async () => {
    dev().save('"type": "form"', '"type": "fomr"')
    const card = dev().page.locator('[data-broken]')
    await card.waitFor()
    const words = (await card.textContent()) ?? ''
    expect(words).toMatch(/^fomr/)
    expect(words).toContain('There is no block "fomr". Did you mean "form"?')
    expect(words).toMatch(/pages\.json:\d+:\d+ +page "\/support" › section 2 \(fomr\)/)
    await expect.poll(() => bannerOf(dev().page).textContent()).toContain('Did you mean "form"?')
    expect(await dev().heading()).toBe('Client Support Center')
    dev().mend()
    await dev().touch()
    expect(await card.count()).toBe(0)
  })

  test('that is hidden or out of season stands a bar with its title and the reason', async () => {
    const hidden = changed('"id": "direct"', '"id": "direct", "hidden": true, "reason": "Waits for the new number."', changed('"href": "#direct"', '"href": "/faq"'))
    writeFileSync(dev().file, hidden)
    const bar = dev().page.locator('[data-absent]')
    await bar.waitFor()
    expect(await bar.textContent()).toBe('Contact hidden Waits for the new number.')
    expect(await dev().sections()).toEqual(['hero', 'form', 'feature', 'contact absent'])
    writeFileSync(dev().file, hidden.replace('"hidden": true', '"until": "2020-01-31"'))
    await expect.poll(() => bar.textContent()).toBe('Contact shown until 2020-01-31 Waits for the new number.')
  })
})

describe('while Alt is held', () => {
  const opened = async (place: { x: number; y: number }) => {
    const asked = dev().page.waitForRequest(/__open-in-editor/)
    await dev().page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }))
    await dev().page.mouse.move(place.x, place.y)
    await dev().page.keyboard.down('Alt')
    const label = dev().page.locator('quoin-point .label')
    await expect.poll(() => label.textContent()).not.toBe('')
    const said = await label.textContent()
    await dev().page.mouse.click(place.x, place.y)
    await dev().page.keyboard.up('Alt')
    await expect.poll(() => dev().page.locator('quoin-point').count()).toBe(0)
    await dev().page.unroute(/__open-in-editor/)
    return { said, file: new URL((await asked).url()).searchParams.get('file') }
  }

  test('a part of the page tells where it is written, and a click opens that line', async () => {
    await dev().page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    // The button in the hero is a link: it must not be followed.
    const box = await dev().page.locator('main .actions a').first().boundingBox()
    // The section opens four lines above its eyebrow.
    const line = lineOf(TITLE) - 4
    expect(await opened({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 })).toEqual({ said: `section 1 · hero · pages.json:${line}`, file: `${dev().file}:${line}:9` })
    expect(new URL(dev().page.url()).hash).toBe('')
    const { said } = await opened({ x: 640, y: 20 })
    expect(said).toBe(`site.navigation · pages.json:${lineOf('"navigation": {')}`)
  })
})

test('an address that does not exist is answered with 404', async () => {
  const { status, html } = await htmlAt(dev().server, '/nope')
  expect(status).toBe(404)
  expect(html).toContain('Oops! Page not found')
})

describe('the theme', () => {
  const styleOf = (property: string) => dev().page.evaluate((name) => getComputedStyle(document.querySelector('h1') ?? document.body).getPropertyValue(name), property)
  const variable = (name: string) => dev().page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name)
  const { colors, fonts } = JSON.parse(content).site.theme

  test('is put into the open page when a colour is saved; scroll and typed text stay', async () => {
    await dev().page.fill('[name=fullName]', 'Ada Lovelace')
    await dev().page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    dev().save(`"paper": ${JSON.stringify(colors.paper)}`, '"paper": "#fdf0e0"')
    await expect.poll(() => variable('--paper')).toBe('#fdf0e0')
    dev().mend()
    await expect.poll(() => variable('--paper')).toBe(colors.paper)
    expect(await dev().page.inputValue('[name=fullName]')).toBe('Ada Lovelace')
    expect(await dev().page.evaluate(() => scrollY)).toBe(300)
  })

  test('so are its fonts, down to the letters that are drawn', async () => {
    // Both fonts are installed; in each other's place they are told apart by their width.
    const width = () =>
      dev().page.evaluate(() => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector('h1') ?? document.body)
        return range.getBoundingClientRect().width
      })
    const before = await width()
    dev().save(`"heading": ${JSON.stringify(fonts.heading)}`, `"heading": ${JSON.stringify(fonts.text)}`)
    await expect.poll(() => styleOf('font-family')).toContain(fonts.text)
    await expect.poll(width).not.toBe(before)
    dev().mend()
    await expect.poll(() => styleOf('font-family')).toContain(fonts.heading)
    await expect.poll(width).toBe(before)
  })

  test('is fresh in a second tab, and in one that is opened later', async () => {
    const second = await dev().browser.newPage()
    await second.goto(`${dev().server.origin}/faq`)
    await expect.poll(() => second.evaluate(() => document.documentElement.dataset.state)).toBeDefined()
    dev().save(`"paper": ${JSON.stringify(colors.paper)}`, '"paper": "#fdf0e0"')
    const paper = (tab: Page) => tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))
    await expect.poll(() => paper(second)).toBe('#fdf0e0')
    const third = await dev().browser.newPage()
    await third.goto(`${dev().server.origin}/faq`)
    expect(await paper(third)).toBe('#fdf0e0')
    await second.close()
    await third.close()
  })
})
