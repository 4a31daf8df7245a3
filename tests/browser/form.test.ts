import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { ENGLISH } from '../../src/site/schema/words/english'
import { useBrowser } from './browser'
import { DELIVERIES, FORM, type Name, NAMES, pathOf, SERVICE, TAKEN } from './deliveries'
import { type FakeService, fakeHost, fakeService, type Reply } from './fakeService'
import { type OwnSite, sectionWith, startOwnSite } from './ownSite'
import { touchIslands } from './visit'

const { open } = useBrowser()
let site: OwnSite
let host: Awaited<ReturnType<typeof fakeHost>>
beforeAll(async () => {
  const { form } = await loadBlocks()
  const section = (deliver: object) => {
    const props = { ...FORM, deliver } as never
    const context = { siteUrl: 'https://example.com' } as never
    return { ...sectionWith({ type: 'form', props: form?.resolve?.(props, context) as Record<string, unknown> }), needs: form?.policy?.(props) ?? {} }
  }
  const pages = NAMES.map((name) => ({ path: pathOf(name), sections: [section(DELIVERIES[name])] }))
  site = await startOwnSite(
    [
      ...pages,
      { path: '/next', sections: [section({ to: '/api/tours', next: '/thanks' })] },
      { path: '/page', sections: [section({ to: '/api/tours', as: 'page' })] },
      { path: '/thanks', sections: [] },
    ],
    {
      words: ENGLISH,
      lang: 'en',
    },
  )
  host = await fakeHost(site.origin, {})
})
afterAll(() => {
  host.stop()
  site.stop()
})

const NOISE = ['Failed to load resource', 'net::ERR']
async function start(path: string, { name, ...options }: { name?: Name; javaScriptEnabled?: boolean } = {}): Promise<{ page: Page; service: FakeService }> {
  const page = await open('', { ...options, reducedMotion: 'reduce', expected: NOISE })
  const origin = name && SERVICE[name]
  host.taken.length = 0
  host.reply = {}
  const service = origin ? await fakeService(page, origin, {}) : host
  await page.goto(host.origin + path)
  return { page, service }
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Polish').check()
  await page.getByLabel('Friday').check()
  await page.getByLabel('Sunday').check()
  await page.getByLabel('I agree.').check()
}
const FILLED = ['Ada Lovelace', 'ada@example.com', 'Polish', 'Friday', 'Sunday', 'on']
/** What a visitor has written and ticked. */
const written = (page: Page) =>
  page
    .locator('form :is(input:not([type=hidden], [tabindex="-1"]), textarea, select)')
    .evaluateAll((all) => (all as HTMLInputElement[]).flatMap((field) => (/checkbox|radio/.test(field.type) && !field.checked ? [] : [field.value])))
const button = (page: Page) => page.locator('form button[type=submit]')
const failure = (page: Page) => page.locator('form > [role=alert]').last()
const confirmed = (page: Page) => page.locator('form > [role=status]')

/** An entry as it arrived, whichever way it was written; a value that stands more than once is a list. */
function entry({ type, body }: FakeService['taken'][number]): Record<string, unknown> {
  if (type.includes('json')) return JSON.parse(body)
  const found = new URLSearchParams(body)
  return Object.fromEntries([...new Set(found.keys())].map((name) => [name, found.getAll(name).length > 1 ? found.getAll(name) : found.get(name)]))
}
const WANTED = { fullName: 'Ada Lovelace', email: 'ada@example.com', tongue: 'Polish', days: ['Friday', 'Sunday'], consent: 'on', source: 'museum' }

describe.each(NAMES)('with %s', (name) => {
  test('whatever goes wrong is said, nothing that was typed is lost, and in the end it arrives once', async () => {
    const { page, service } = await start(pathOf(name), { name })
    await touchIslands(page)
    await fill(page)
    const attempt = async (reply: Reply, words: string | RegExp) => {
      service.reply = reply
      await button(page).click()
      await expect.poll(() => failure(page).textContent()).toMatch(words)
      expect([await written(page), await confirmed(page).textContent(), await button(page).textContent()]).toEqual([FILLED, '', ENGLISH.sendAgain])
    }
    await attempt({ status: 403, body: '{"error":"Domain not allowed"}' }, /not accepted.*Domain not allowed.*Write an e-mail/)
    await attempt({ status: 429, headers: { 'Retry-After': '40' } }, /in 40 seconds/)
    await attempt('dead', /connection failed/)
    await attempt({ status: 504, body: '<h1>Gateway Timeout</h1>' }, /may have arrived, or not/)
    await attempt({ body: '{"success":false,"message":"Spam"}' }, /not accepted.*Spam/)
    if (SERVICE[name]) await attempt({ body: '<html>Welcome to the hotel</html>' }, /may have arrived, or not/)
    await page.context().setOffline(true)
    const before = service.taken.length
    await attempt({}, /seem to be offline/)
    expect(service.taken.length).toBe(before)
    await page.context().setOffline(false)
    service.reply = TAKEN[name]
    await button(page).click()
    await expect.poll(() => confirmed(page).textContent()).toBe('Thank you. You will hear from us.')
    expect([service.taken.length, await failure(page).textContent(), await written(page)]).toEqual([before + 1, '', ['', '']])
    expect(entry(service.taken.at(-1) as FakeService['taken'][number])).toMatchObject(WANTED)
  })

  test('what it refuses of single fields is said there', async () => {
    const { page, service } = await start(pathOf(name), { name })
    await touchIslands(page)
    await fill(page)
    service.reply = { status: 422, body: '{"error":"Validation","errors":[{"field":"email","message":"should be another"}]}' }
    await button(page).click()
    await expect.poll(() => page.locator('[name=email]').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByText('should be another').isVisible()).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect([await written(page), await confirmed(page).textContent(), await failure(page).textContent()]).toEqual([FILLED, '', ''])
  })

  test('without a script the browser sends it', async () => {
    const { page, service } = await start(pathOf(name), { name, javaScriptEnabled: false })
    // What is missing is told by the browser.
    await button(page).click()
    expect(service.taken).toEqual([])
    await fill(page)
    service.reply = { body: '<h1>Arrived</h1>', headers: { 'Content-Type': 'text/html' } }
    await button(page).click()
    await page.getByText('Arrived').waitFor()
    expect(service.taken.map(entry)).toEqual([expect.objectContaining(WANTED)])
  })
})

test('while it is on its way that is said, a second click sends nothing, and what is written meanwhile stays', async () => {
  const { page, service } = await start(pathOf('formspree'), { name: 'formspree' })
  await touchIslands(page)
  await fill(page)
  service.reply = { ...(TAKEN.formspree as object), after: 1200 }
  await button(page).dblclick()
  await expect.poll(() => button(page).textContent()).toBe(ENGLISH.sending)
  await page.keyboard.press('Enter')
  await page.getByLabel('Your name').fill('Grace Hopper')
  await expect.poll(() => confirmed(page).textContent()).toContain('Thank you.')
  expect([service.taken.length, (await written(page))[0]]).toEqual([1, 'Grace Hopper'])
})

test('what was written is there again when the page is opened anew, until it was sent', async () => {
  const { page, service } = await start(pathOf('formspree'), { name: 'formspree' })
  await touchIslands(page)
  await fill(page)
  await page.goto(`${host.origin}/thanks`)
  await page.goto(host.origin + pathOf('formspree'))
  await touchIslands(page)
  await expect.poll(() => written(page)).toEqual(FILLED)
  service.reply = TAKEN.formspree
  await button(page).click()
  await expect.poll(() => confirmed(page).textContent()).toContain('Thank you.')
  await page.reload()
  await touchIslands(page)
  expect(await written(page)).toEqual(['', ''])
})

test('the page that thanks comes after it, with and without a script', async () => {
  const { page } = await start('/next')
  await touchIslands(page)
  await fill(page)
  await button(page).click()
  await page.waitForURL('**/thanks')
  expect(host.taken.length).toBe(1)
  const { page: plain } = await start('/next', { javaScriptEnabled: false })
  await fill(plain)
  host.reply = { status: 303, headers: { Location: '/thanks' } }
  await button(plain).click()
  await plain.waitForURL('**/thanks')
  expect(host.taken.length).toBe(1)
})

test('the page of the service comes after it, where the form says so: once everything is right, and whether or not its script had come', async () => {
  for (const isTouched of [true, false]) {
    const { page } = await start('/page')
    host.reply = { body: 'Almost there: look into your mail.' }
    if (isTouched) {
      await touchIslands(page)
      await button(page).click()
      await page.getByText('We need an address.').waitFor()
      expect(host.taken).toEqual([])
    }
    await fill(page)
    await button(page).click()
    await page.getByText('Almost there').waitFor()
    expect(host.taken.map(entry)).toEqual([WANTED])
  }
})

test('sent before its script has come it is sent once, by the script; where that never comes, by the browser', async () => {
  for (const isLost of [false, true]) {
    const { page } = await start('/thanks')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/hydrateIsland-*.js', async (route) => {
      await held
      await (isLost ? route.abort() : route.continue())
    })
    await page.goto(host.origin + pathOf('a server of one’s own'))
    await fill(page)
    host.reply = { body: 'Arrived' }
    await button(page).click()
    await button(page).click()
    expect(host.taken.length).toBe(0)
    release()
    await (isLost ? page.getByText('Arrived').waitFor() : expect.poll(() => confirmed(page).textContent()).toContain('Thank you.'))
    expect(host.taken.map(entry)).toEqual([expect.objectContaining(WANTED)])
  }
})

test('a box that is ticked is seen to be, before and after its script', async () => {
  const { page } = await start(pathOf('netlify'))
  const ground = () => page.locator('[name=consent]').evaluate((box) => [getComputedStyle(box).backgroundColor, getComputedStyle(box.nextElementSibling ?? box).color])
  const [empty] = await ground()
  await page.getByLabel('I agree.').check()
  await expect.poll(async () => (await ground())[0]).not.toBe(empty)
  await touchIslands(page)
  const [ticked, sign] = await ground()
  expect([ticked === empty, ticked === sign]).toEqual([false, false])
})
