import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../../lib/page'
import { type OpenOptions, useBrowser } from '../../browser/browser'
import { SCRIPT_LOST, asleep, openPrepared, reveal, settle } from '../../browser/visit'

const { open: openAwake } = useBrowser()
/** The app stays away: what it does when it comes is told elsewhere. */
const open = (path: string, options?: OpenOptions) => openPrepared(openAwake, path, asleep, options)

const CALM = { reducedMotion: 'reduce' } as const
const PHONE = { ...CALM, hasTouch: true, viewport: { width: 390, height: 844 } } as const
/** All code but that which every page loads. */
const LATER = /assets\/(?!boot|app)[^/]*\.js$/
/** A line so slow that whoever touches a chart has done the next thing before it is awake, in milliseconds. */
const SLOW = 700
const slowly = (page: Page) =>
  page.route(LATER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await route.continue()
  })

const figure = (page: Page) => page.locator('[data-island=chart] figure')
const plot = (page: Page) => figure(page).getByRole('group').last()
const tip = (page: Page) => figure(page).getByRole('status')

/** What a chart says of a point, in lines. */
const said = async (box: Locator) =>
  (await box.allInnerTexts())
    .join('')
    .split(/\n+/)
    .map((line) => line.trim())
const YEARS = [100, 125, 145, 180, 220]
const inYear = (place: number) => [String(2020 + place), 'Model portfolio index', String(YEARS[place])]
const heights = (page: Page) => figure(page).evaluate((drawn) => Array.from(drawn.querySelectorAll('rect'), (bar) => Math.round(bar.getBoundingClientRect().height)))

describe('before anybody touches it', () => {
  test('a chart is finished: values, labels and bars are in the HTML', () => {
    const bars = [...pageAt('/').querySelectorAll('[data-island=chart] ol > li')]
    expect(bars.map((bar) => wordsOf(bar.querySelector('bdi')))).toEqual(YEARS.map(String))
    expect(bars.map((bar) => Math.round(Number.parseFloat(bar.querySelector('rect')?.getAttribute('height') ?? '')))).toEqual([45, 57, 66, 82, 100])
  })

  test('nobody who only reads loads a script for it', async () => {
    const page = await open('/')
    const loaded: string[] = []
    page.on('request', (request) => request.url().endsWith('.js') && loaded.push(request.url()))
    for (const share of [0.2, 0.5, 1]) await reveal(page, figure(page), share)
    await settle(page, 1200)
    expect([await page.locator('[data-island=chart]').getAttribute('data-hydrated'), loaded]).toEqual([null, []])
    const drawn = await heights(page)
    expect(drawn.map((height) => Math.round((height / (drawn[4] ?? 1)) * 220))).toEqual(YEARS.map((value) => expect.closeTo(value, -0.5)))
  })

  test('it grows when 30 % of its figure are in view and not before, once, in less than a second', async () => {
    const page = await open('/')
    const card = figure(page)
    const state = () => card.getAttribute('data-reveal')
    const moving = () => card.evaluate((drawn) => drawn.getAnimations({ subtree: true }).map((animation) => Number(animation.effect?.getComputedTiming().endTime)))
    await reveal(page, card, 0.22)
    expect(await state()).toBe('waiting')
    await reveal(page, card, 0.36)
    expect(await state()).toBe('shown')
    const times = await moving()
    expect(times.length).toBe(5)
    expect(Math.max(...times)).toBeLessThanOrEqual(1000)
    await settle(page, 1000)
    expect(await moving()).toEqual([])
    await reveal(page, card, 0)
    await reveal(page, card, 1)
    expect(await moving()).toEqual([])
  })

  test.each([{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const)('it stands from the start where nothing may move: %j', async (options) => {
    const page = await open('/', options)
    const first = await heights(page)
    expect(Math.min(...first)).toBeGreaterThan(50)
    await figure(page).scrollIntoViewIfNeeded()
    await settle(page, 300)
    expect(await heights(page)).toEqual(first)
  })

  test('bars that stood when the script came are not hidden and do not grow', async () => {
    const page = await openPrepared(open, '/', (tab) =>
      tab.route('**/boot-*.js', async (route) => {
        await tab.locator('[data-island=chart] figure').scrollIntoViewIfNeeded()
        await route.continue()
      }),
    )
    await settle(page, 300)
    expect(await figure(page).getAttribute('data-reveal')).toBe('seen')
    await reveal(page, figure(page), 0.1)
    await reveal(page, figure(page), 1)
    expect(await figure(page).getAttribute('data-reveal')).toBe('seen')
  })
})

describe('who touches a chart', () => {
  test('with a mouse is told of the point under it, and no more when it leaves', async () => {
    const page = await open('/', CALM)
    for (const place of [1, 4, 0]) {
      await plot(page).locator('li').nth(place).hover()
      await expect.poll(() => said(tip(page))).toEqual(inYear(place))
    }
    await page.mouse.move(2, 2)
    await expect.poll(() => said(tip(page))).toEqual([''])
  })

  test('with a finger is told of what it touches, which stays until it touches something else', async () => {
    const page = await open('/', PHONE)
    await plot(page).locator('li').nth(2).tap()
    await expect.poll(() => said(tip(page))).toEqual(inYear(2))
    await plot(page).locator('li').nth(3).tap()
    await expect.poll(() => said(tip(page))).toEqual(inYear(3))
    await page.locator('[data-island=chart] h2').tap()
    await expect.poll(() => said(tip(page))).toEqual([''])
  })

  test('with arrow keys walks from point to point; the page stays where it is, and Escape ends it', async () => {
    const page = await open('/', CALM)
    await plot(page).focus()
    await page.locator('[data-island=chart][data-hydrated]').waitFor()
    const top = await page.evaluate(() => scrollY)
    for (const [key, place] of [
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['End', 4],
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => said(tip(page)), { message: key }).toEqual(inYear(place))
    }
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.keyboard.press('Escape')
    await expect.poll(() => said(tip(page))).toEqual([''])
    expect(await plot(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('on a slow line is answered all the same, without touching it twice', async () => {
    const page = await openPrepared(open, '/', slowly, CALM)
    await plot(page).scrollIntoViewIfNeeded()
    const bar = plot(page).locator('li')
    await bar.nth(1).hover()
    await bar.nth(3).hover()
    await expect.poll(() => said(tip(page))).toEqual(inYear(3))
    const other = await openPrepared(open, '/', slowly, CALM)
    await plot(other).focus()
    await other.keyboard.press('ArrowRight')
    await expect.poll(() => said(tip(other))).toEqual(inYear(0))
    const phone = await openPrepared(open, '/', slowly, PHONE)
    await plot(phone).locator('li').nth(4).tap()
    await expect.poll(() => said(tip(phone))).toEqual(inYear(4))
  })

  test('and has gone on when it is awake is told nothing of where the mouse was', async () => {
    const page = await openPrepared(open, '/', slowly, CALM)
    await plot(page).locator('li').nth(1).hover()
    await page.mouse.move(2, 2)
    await page.locator('[data-island=chart][data-hydrated]').waitFor()
    await settle(page, 200)
    expect(await said(tip(page))).toEqual([''])
  })

  test('while no script can be had still has the whole chart', async () => {
    const lost = { ...CALM, expected: [SCRIPT_LOST, 'Failed to fetch dynamically imported module'] }
    const page = await openPrepared(open, '/', (tab) => tab.route(LATER, (route) => route.abort()), lost)
    await plot(page).locator('li').nth(1).hover()
    await settle(page, 500)
    expect(await plot(page).locator('bdi').allInnerTexts()).toEqual(YEARS.map(String))
  })
})

test('a chart weighs little: what wakes it holds no drawing library', async () => {
  const page = await open('/', CALM)
  const loaded: Promise<string>[] = []
  page.on('response', (response) => response.url().endsWith('.js') && loaded.push(response.text()))
  await plot(page).locator('li').first().hover()
  await page.locator('[data-island=chart][data-hydrated]').waitFor()
  const texts = await Promise.all(loaded)
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.filter((text) => /recharts|scaleLinear|curveLinear|d3-/.test(text))).toEqual([])
})
