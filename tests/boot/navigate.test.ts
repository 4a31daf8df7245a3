import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const MOCKED = ['../../src/boot/app', '../../src/boot/effects']
// What would be announced later on must not outlive its page.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  for (const name of MOCKED) vi.doUnmock(name)
  vi.resetModules()
  vi.unstubAllGlobals()
})

const PAGE =
  '<html data-build="b1"><title>Home</title><body><div id="app"><main id="main"><h1>Home</h1></main><a id="faq" href="/faq">FAQ</a><a id="here" href="/">Here</a><a id="place" href="/#bears">Bears</a><a id="out" href="https://shop.example/">Shop</a><a id="tab" href="/faq" target="_blank">Tab</a><section id="bears"><div><h2 id="title">Bears</h2></div></section></div><p id="announcer" data-offline="Offline."></p>'
const OTHER = '<html data-build="b1"><title>FAQ</title><body><div id="app"><main id="main"><h1>Questions</h1></main></div>'

async function open({
  answer = async () => OTHER,
  start = () => new Promise<never>(() => {}),
}: {
  answer?: (address: string) => Promise<string>
  start?: (onBroken: () => void) => Promise<unknown>
} = {}) {
  const toys = toyBrowser(PAGE)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('https://toys.example', ''))
    const html = await answer(address)
    return { redirected: false, text: async () => html }
  })
  let starts = 0
  vi.doMock('../../src/boot/app', () => ({
    start: (onBroken: () => void) => {
      starts++
      return start(onBroken)
    },
  }))
  const swaps: boolean[] = []
  vi.doMock('../../src/boot/effects', () => ({ startEffects: (_part: Element, isNew: boolean) => void swaps.push(isNew) }))
  const own = await import('../../src/boot/navigate')
  const { wakeApp } = await import('../../src/boot/wakeApp')
  const { giveUp } = await import('../../src/boot/giveUp')
  own.startNavigation()
  const click = (id: string, how: object = {}) => {
    const event = new toys.window.MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    toys.document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 30))
  const heading = () => toys.document.querySelector('h1')?.textContent
  return { ...toys, ...own, wakeApp, giveUp, asked, click, settled, heading, starts: () => starts, swaps }
}

test('a link puts its page in place: its address, its head and its body', async () => {
  const { click, settled, heading, asked, document, window, swaps } = await open()
  expect(click('faq')).toBe(true)
  await settled()
  expect([heading(), document.title, window.location.pathname, asked, swaps]).toEqual(['Questions', 'FAQ', '/faq', ['/faq'], [true]])
  expect(document.documentElement.hasAttribute('data-loading')).toBe(false)
})

test('how far a page was scrolled when a link was followed is remembered', async () => {
  const { click, settled, window } = await open()
  vi.stubGlobal('scrollY', 300)
  click('faq')
  await settled()
  expect(Object.values({ ...window.sessionStorage })).toContain('300')
})

test.each<[string, string, object]>([
  ['to another site', 'out', {}],
  ['into another tab', 'tab', {}],
  ['with Control', 'faq', { ctrlKey: true }],
  ['with Meta', 'faq', { metaKey: true }],
  ['with Shift', 'faq', { shiftKey: true }],
  ['with Alt', 'faq', { altKey: true }],
  ['with the middle button', 'faq', { button: 1 }],
])('a click %s is left to the browser', async (_name, id, how) => {
  const { click, settled, heading, asked } = await open()
  expect(click(id, how)).toBe(false)
  await settled()
  expect([heading(), asked]).toEqual(['Home', []])
})

test('a click that somebody else has taken is left to them', async () => {
  const { click, settled, heading, document } = await open()
  document.getElementById('faq')?.addEventListener('click', (event) => event.preventDefault())
  click('faq')
  await settled()
  expect(heading()).toBe('Home')
})

test('a link to a section of this page takes the focus to its heading and loads nothing', async () => {
  const { click, settled, asked, document } = await open()
  expect(click('place')).toBe(false)
  await settled()
  expect([document.activeElement?.id, asked]).toEqual(['title', []])
})

test.each(['pointerover', 'focusin'])('the page of a link is fetched once at the first %s, and nothing else is', async (sign) => {
  const { document, window, settled, asked, starts } = await open()
  for (const id of ['faq', 'faq', 'here', 'out']) document.getElementById(id)?.dispatchEvent(new window.Event(sign, { bubbles: true }))
  await settled()
  expect([asked, starts()]).toEqual([['/faq'], 0])
})

test('a page that could not be fetched ahead is asked for again by a click', async () => {
  let turn = 0
  const { document, window, settled, asked, click, heading } = await open({
    answer: () => (turn++ === 0 ? Promise.reject(new Error('The line is gone.')) : Promise.resolve(OTHER)),
  })
  document.getElementById('faq')?.dispatchEvent(new window.Event('pointerover', { bubbles: true }))
  await settled()
  click('faq')
  await settled()
  expect([asked, heading()]).toEqual([['/faq', '/faq'], 'Questions'])
})

test('an app that is awake goes by itself; when it gives up, links go on without it', async () => {
  const gone: string[] = []
  let giveIn = () => {}
  const { click, settled, wakeApp, heading } = await open({
    start: async (onBroken) => {
      giveIn = onBroken
      return { go: async (href: string) => void gone.push(href), show: async () => {} }
    },
  })
  await wakeApp()
  click('faq')
  await settled()
  expect([gone, heading()]).toEqual([['https://toys.example/faq'], 'Home'])
  giveIn()
  click('faq')
  await settled()
  expect([gone.length, heading()]).toEqual([1, 'Questions'])
})

test.each(['asleep', 'awake'])('a link to this very page starts it again at its top; one to a place that is not there does nothing (the app is %s)', async (state) => {
  const { click, wakeApp, scrolled, document } = await open({ start: async () => ({ go: async () => {}, show: async () => {} }) })
  document.getElementById('app')?.insertAdjacentHTML('beforeend', '<a id="nowhere" href="/#nowhere">Nowhere</a>')
  if (state === 'awake') await wakeApp()
  expect([click('nowhere'), scrolled.length]).toEqual([false, 0])
  expect([click('here'), scrolled[0], document.activeElement?.localName]).toEqual([true, { top: 0, behavior: 'instant' }, 'h1'])
})

test('a page that is overtaken by another link is not shown', async () => {
  const waiting = new Map<string, (html: string) => void>()
  const { click, settled, heading, document } = await open({ answer: (address) => new Promise((resolve) => waiting.set(address.replace('https://toys.example', ''), resolve)) })
  document.getElementById('app')?.insertAdjacentHTML('beforeend', '<a id="slow" href="/slow">Slow</a>')
  click('slow')
  await settled()
  click('faq')
  await settled()
  waiting.get('/faq')?.(OTHER)
  await settled()
  waiting.get('/slow')?.(OTHER.replace('Questions', 'Slow'))
  await settled()
  expect(heading()).toBe('Questions')
})

test('a page says that it loads another, until that is there or something else is wanted', async () => {
  let bring = (_html: string) => {}
  const { click, settled, document } = await open({ answer: () => new Promise((resolve) => (bring = resolve)) })
  const isLoading = () => document.documentElement.hasAttribute('data-loading')
  click('faq')
  expect(isLoading()).toBe(true)
  click('place')
  expect(isLoading()).toBe(false)
  click('faq')
  expect(isLoading()).toBe(true)
  bring(OTHER)
  await settled()
  expect(isLoading()).toBe(false)
})

test('a page that cannot be had is left to the browser; without a connection that is said and the address stays', async () => {
  const { click, settled, reloads, window, document, giveUp } = await open({ answer: () => Promise.reject(new Error('lost')) })
  click('faq')
  await settled()
  expect(reloads).toEqual(['https://toys.example/faq'])
  giveUp('')
  expect(reloads).toEqual(['https://toys.example/faq', 'again'])
  vi.stubGlobal('navigator', { onLine: false })
  window.history.pushState(null, '', '/elsewhere')
  giveUp('https://toys.example/faq')
  expect([reloads.length, window.location.pathname]).toEqual([2, '/'])
  await vi.waitFor(() => expect(document.getElementById('announcer')?.textContent).toBe('Offline.'))
})

test('the way back shows the page that was left, and another place of this one is only noted', async () => {
  const { click, settled, heading, window, asked, swaps } = await open({ answer: async (address) => (address.endsWith('/faq') ? OTHER : PAGE) })
  click('faq')
  await settled()
  window.history.replaceState(null, '', '/faq#x')
  window.dispatchEvent(new window.Event('popstate'))
  await settled()
  expect(asked).toEqual(['/faq'])
  vi.stubGlobal('scrollY', 300)
  window.history.replaceState(null, '', '/')
  window.dispatchEvent(new window.Event('popstate'))
  // The browser scrolls to where the other page was before that is there.
  vi.stubGlobal('scrollY', 40)
  await settled()
  expect(Object.values({ ...window.sessionStorage })).toEqual(expect.arrayContaining(['300']))
  expect(Object.values({ ...window.sessionStorage })).not.toContain('40')
  expect([heading(), asked, swaps]).toEqual(['Home', ['/faq', '/'], [true, false]])
})
