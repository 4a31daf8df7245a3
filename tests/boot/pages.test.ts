import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

type Served = { html?: string; redirected?: boolean; fails?: boolean }
const page = (title: string, build = 'b1', head = '') => `<html data-build="${build}"><title>${title}</title>${head}`

/** A browser with a site that answers; it notes what it is asked for. */
async function open(answer: (address: string) => Served, html = page('Here')) {
  const toys = toyBrowser(html)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(`${address}${signal ? '' : ' without end'}`)
    const { html: body = page('There'), redirected = false, fails = false } = answer(address)
    if (fails) throw new Error('offline')
    return { redirected, text: async () => body }
  })
  return { ...toys, asked, ...(await import('../../src/boot/pages')) }
}

test('a page is asked for once, with the origin in front, and read anew each time', async () => {
  const { fetchPage, asked } = await open(() => ({}))
  const [one, other] = await Promise.all([fetchPage('//faq?a'), fetchPage('//faq?a')])
  expect([one.title, one === other, asked]).toEqual(['There', false, ['https://toys.example//faq?a']])
})

test('one that could not be had is asked for again, and so is one that is forgotten', async () => {
  let fails = true
  const { fetchPage, forgetPages, asked } = await open(() => ({ fails }))
  await expect(fetchPage('/a')).rejects.toThrow('offline')
  fails = false
  await fetchPage('/a')
  await fetchPage('/a')
  forgetPages()
  await fetchPage('/a')
  expect(asked.length).toBe(3)
})

test.each([
  ['lives elsewhere', { redirected: true }],
  ['was made by another build', { html: page('There', 'b2') }],
  ['is no page of the site', { html: '<title>Error</title>' }],
  ['is no HTML', { html: '{}' }],
])('a page that %s is refused', async (_name, served) => {
  const { fetchPage } = await open(() => served)
  await expect(fetchPage('/a')).rejects.toThrow('/a')
})

test('its stylesheets are there before it is; one that is there already is not loaded again', async () => {
  const { fetchPage, document, window } = await open(() => ({ html: page('There', 'b1', '<link rel="stylesheet" href="/form.css">') }))
  let isThere = false
  const waiting = fetchPage('/a').then(() => (isThere = true))
  await vi.waitFor(() => expect(document.querySelectorAll('link[href="/form.css"]').length).toBe(1))
  expect([isThere, document.querySelector('link')?.media]).toEqual([false, 'not all'])
  document.querySelector('link')?.dispatchEvent(new window.Event('load'))
  await waiting
  Object.defineProperty(document, 'styleSheets', { value: [{ href: document.querySelector('link')?.href, cssRules: [1] }] })
  await fetchPage('/b')
  expect(document.querySelectorAll('link').length).toBe(1)
})

test('a page whose stylesheet fails is refused', async () => {
  const { fetchPage, document, window } = await open(() => ({ html: page('There', 'b1', '<link rel="stylesheet" href="/form.css">') }))
  const waiting = expect(fetchPage('/a')).rejects.toBeDefined()
  await vi.waitFor(() => expect(document.querySelectorAll('link').length).toBe(1))
  document.querySelector('link')?.dispatchEvent(new window.Event('error'))
  await waiting
})

test('so is one whose stylesheet does not come within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { fetchPage, document } = await open(() => ({ html: page('There', 'b1', '<link rel="stylesheet" href="/form.css">') }))
  let isRefused = false
  const waiting = fetchPage('/a').catch(() => (isRefused = true))
  for (let turn = 0; turn < 50 && document.querySelectorAll('link').length === 0; turn++) await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(9_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isRefused).toBe(false)
  vi.advanceTimersByTime(1)
  await waiting
  vi.useRealTimers()
  expect(isRefused).toBe(true)
})

test('an address is what the server is asked for, and HTML is vouched for where a browser asks', async () => {
  const { addressOf, trust } = await open(() => ({}))
  expect([addressOf({ pathname: '/a', search: '?b' }), trust('<p>')]).toEqual(['/a?b', '<p>'])
  const { window } = toyBrowser(page('Here'))
  const made: string[] = []
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => {
        made.push(name)
        return { createHTML: (html: string) => `trusted ${rules.createHTML(html)}` }
      },
    },
  })
  expect([(await import('../../src/boot/pages')).trust('<p>'), made]).toEqual(['trusted <p>', ['quoin']])
})
