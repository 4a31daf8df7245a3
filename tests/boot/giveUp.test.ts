import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async () => ({ ...toyBrowser('<title>Toys</title><p id="announcer" data-offline="Offline."></p>', '/faq'), ...(await import('../../src/boot/giveUp')) })

test('a page to go to, or the one at hand, is left to the browser', async () => {
  const { giveUp, reloads, document } = await open()
  giveUp('https://toys.example/news')
  giveUp('')
  vi.runAllTimers()
  expect([reloads, document.getElementById('announcer')?.textContent]).toEqual([['https://toys.example/news', 'again'], ''])
})

test('offline nothing is loaded, which is said in the words of the site', async () => {
  const { giveUp, reloads, document, window } = await open()
  vi.stubGlobal('navigator', { onLine: false })
  const before = window.history.length
  giveUp('https://toys.example/news')
  vi.runAllTimers()
  const announcer = document.getElementById('announcer')
  expect([reloads, announcer?.textContent, announcer?.hasAttribute('data-shown'), window.history.length - before]).toEqual([[], 'Offline.', true, 0])
})

test('offline on the way back the address is again that of the page on the screen, on top, so that the way back stays', async () => {
  const { giveUp, window } = await open()
  vi.stubGlobal('navigator', { onLine: false })
  window.history.pushState(null, '', '/earlier')
  const before = window.history.length
  giveUp('')
  expect([window.location.pathname, window.history.length - before]).toEqual(['/faq', 1])
})
