import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const DAY = 86_400_000
const MATOMO = {
  name: 'matomo',
  label: 'Matomo',
  src: 'https://count.example/matomo.js',
  host: 'https://count.example',
  id: '7',
  attributes: { 'data-a': 'b' },
  cookies: ['_pk_'],
  asks: true,
  isDev: false,
}
const QUESTION = '<button data-consent="" id="again">Cookies</button><dialog id="consent"><button data-consent="no">No</button><button data-consent="yes">Yes</button></dialog>'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(settings: object, { remembered, browser = {}, cookies = [] }: { remembered?: object; browser?: object; cookies?: string[] } = {}) {
  const toys = toyBrowser(`<head><script type="application/json" id="services">${JSON.stringify({ ...MATOMO, ...settings })}</script></head>${QUESTION}`)
  const { window, document } = toys
  const store = window.localStorage
  if (remembered) store.setItem('consent', JSON.stringify(remembered))
  for (const cookie of cookies) document.cookie = cookie
  vi.stubGlobal('localStorage', store)
  vi.stubGlobal('navigator', { ...browser })
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  vi.stubGlobal('location', {
    ...window.location,
    hostname: 'toys.example',
    href: 'https://toys.example/',
    get pathname() {
      return window.location.pathname
    },
    get search() {
      return window.location.search
    },
    reload: () => toys.reloads.push('again'),
  })
  await import('../../src/boot/services')
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src]')
  return {
    ...toys,
    script,
    isAsked: () => document.querySelector('dialog')?.open === true && document.documentElement.hasAttribute('data-asked'),
    answer: (words: string) => document.querySelector<HTMLElement>(`[data-consent="${words}"]`)?.click(),
    kept: () => JSON.parse(store.getItem('consent') ?? 'null'),
  }
}
const yes = { answer: 'yes', day: '2026-11-01T00:00:00Z', service: 'matomo' }

test('who has not answered is asked, and nothing is loaded before', async () => {
  const { isAsked, script } = await open({})
  expect([isAsked(), script()]).toEqual([true, null])
})

test('who says yes is counted at once and remembered with the day and the service', async () => {
  const { answer, isAsked, script, kept } = await open({})
  answer('yes')
  expect([isAsked(), script()?.src, script()?.defer, script()?.getAttribute('data-a')]).toEqual([false, MATOMO.src, true, 'b'])
  expect(kept()).toEqual({ answer: 'yes', day: '2026-11-25T12:00:00.000Z', service: 'matomo' })
  answer('yes')
  expect(document.head.querySelectorAll('script[src]')).toHaveLength(1)
})

test('who says no is not counted, and not asked again', async () => {
  const { answer, isAsked, script, kept, reloads } = await open({})
  answer('no')
  expect([isAsked(), script(), kept()?.answer, reloads]).toEqual([false, null, 'no', []])
})

test('what was answered holds for 180 days and for that service only', async () => {
  expect((await open({}, { remembered: yes })).script()).not.toBeNull()
  const aged = (days: number) => ({ ...yes, day: new Date(Date.now() - days * DAY).toISOString() })
  expect((await open({}, { remembered: aged(179) })).isAsked()).toBe(false)
  for (const remembered of [aged(180), { ...yes, service: 'google' }]) {
    const { script, isAsked } = await open({}, { remembered })
    expect([script(), isAsked()]).toEqual([null, true])
  }
  expect((await open({}, { remembered: { ...yes, answer: 'no' } })).script()).toBeNull()
})

test('who takes back a yes loses the cookies of the service, for every host above, and no others; the page is loaded anew', async () => {
  const { answer, reloads, document, window } = await open({}, { remembered: yes, cookies: ['own=2', '_pk_id=1'] })
  const forgotten: string[] = []
  const cookie = Object.getOwnPropertyDescriptor(window.Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (written: string) => {
      forgotten.push(written)
      cookie?.set?.call(document, written)
    },
  })
  document.querySelector<HTMLElement>('#again')?.click()
  expect([document.querySelector('dialog')?.open, document.activeElement?.textContent]).toEqual([true, 'No'])
  answer('no')
  expect([document.cookie, reloads]).toEqual(['own=2', ['again']])
  expect(forgotten).toEqual(['', '; domain=toys.example', '; domain=example'].map((host) => `_pk_id=; max-age=0; path=/${host}`))
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('a browser that says no for its owner is neither asked nor counted: %o', async (browser) => {
  for (const asks of [true, false]) {
    const { script, isAsked } = await open({ asks }, { browser })
    expect([script(), isAsked()]).toEqual([null, false])
  }
})

test('a service that stores nothing is loaded unasked, and told so, with the page', async () => {
  const { script, isAsked, window } = await open({ asks: false })
  const calls = (window as unknown as { _paq: unknown[][] })._paq
  expect([script()?.src, isAsked()]).toEqual([MATOMO.src, false])
  expect(calls).toEqual([['setTrackerUrl', 'https://count.example/matomo.php'], ['setSiteId', '7'], ['disableCookies'], ['trackPageView'], ['enableLinkTracking']])
})

test('a page that is gone to without a load is told once, when it has brought its title', async () => {
  const { window, document } = await open({ asks: false })
  const calls = (window as unknown as { _paq: unknown[][] })._paq
  const before = calls.length
  document.head.append(document.createElement('meta'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(calls).toHaveLength(before)
  window.history.pushState(null, '', '/faq?page=2')
  for (const tag of ['meta', 'link']) document.head.append(document.createElement(tag))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(calls.slice(before).map(([call]) => call)).toEqual(['setCustomUrl', 'setDocumentTitle', 'trackPageView'])
})

test('with cookies allowed they are not switched off; another service is called its own way', async () => {
  const { window } = await open({}, { remembered: yes })
  expect((window as unknown as { _paq: unknown[][] })._paq).not.toContainEqual(['disableCookies'])
  const google = await open({ name: 'google', id: 'G-1', asks: false })
  const layer = (google.window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
  expect(layer.map((call) => [call[0], call.length])).toEqual([
    ['js', 2],
    ['config', 2],
  ])
  expect(layer[1]?.[1]).toBe('G-1')
})

test('in dev nothing is loaded', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const { script } = await open({ asks: false, isDev: true })
  expect([script(), info.mock.calls]).toEqual([null, [['Matomo is not loaded in dev.']]])
  info.mockRestore()
})

test('only scripts of its own host may be named by its script', async () => {
  const rules: { createScriptURL: (url: string) => string | undefined }[] = []
  const { window } = await open({})
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, rule: (typeof rules)[0]) => rules.push(rule) } })
  document.querySelector<HTMLElement>('[data-consent="yes"]')?.click()
  const [rule] = rules
  expect([rule?.createScriptURL('https://count.example/more.js'), rule?.createScriptURL('https://evil.example/x.js')]).toEqual(['https://count.example/more.js', undefined])
})
