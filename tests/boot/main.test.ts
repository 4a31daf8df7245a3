import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const PARTS = ['afterNavigation', 'effects', 'fetchAhead', 'islands', 'navigate', 'wakeApp', 'watchMenus'].map((name) => `../../src/boot/${name}`)
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(html = '<meta property="og:url" content="/"><main></main>', scrollY = 0) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const toys = toyBrowser(html)
  vi.stubGlobal('scrollY', scrollY)
  const done: string[] = []
  let wakeOne = () => {}
  vi.doMock('../../src/boot/afterNavigation', () => ({ rememberPage: () => done.push('remember') }))
  vi.doMock('../../src/boot/effects', () => ({ startEffects: (part: Node) => done.push(`effects of ${part.nodeName}`), wakeNamed: () => done.push('wake named') }))
  vi.doMock('../../src/boot/fetchAhead', () => ({
    fetchAhead: () => {
      done.push('fetch ahead')
      return Promise.reject(new Error('The line is gone.'))
    },
  }))
  vi.doMock('../../src/boot/islands', () => ({
    startIslands: (onAwake: () => void) => {
      done.push('islands')
      wakeOne = onAwake
    },
  }))
  vi.doMock('../../src/boot/wakeApp', () => ({
    wakeApp: () => {
      done.push('app')
      return Promise.reject(new Error('The line is gone.'))
    },
  }))
  vi.doMock('../../src/boot/navigate', () => ({ startNavigation: () => done.push('navigation') }))
  vi.doMock('../../src/boot/watchMenus', () => ({ watchMenus: () => done.push('menus') }))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await import('../../src/boot/main')
  const words = warned.mock.calls.flat()
  warned.mockRestore()
  const scroll = (to: number) => {
    vi.stubGlobal('scrollY', to)
    toys.window.dispatchEvent(new toys.window.Event('scroll'))
    return toys.document.documentElement.hasAttribute('data-scrolled')
  }
  return { ...toys, done, words, scroll, wakeOne: () => wakeOne() }
}

test('a page is awake at once: links, islands, menus and what moves', async () => {
  const { document, done, words } = await open()
  expect(document.documentElement.dataset.awake).toBe('')
  expect(done).toEqual(['navigation', 'islands', 'menus', 'effects of #document'])
  expect(words).toEqual([])
})

test('pages are fetched ahead a second after this one is loaded', async () => {
  const { window, done } = await open()
  done.length = 0
  vi.advanceTimersByTime(5000)
  window.dispatchEvent(new window.Event('load'))
  vi.advanceTimersByTime(999)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['fetch ahead'])
})

test('the app comes when an island has had the browser to itself for a second', async () => {
  const { done, wakeOne } = await open()
  wakeOne()
  vi.advanceTimersByTime(999)
  expect(done.includes('app')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(done.at(-1)).toBe('app')
})

test('a place within the page that is named by the address is asked for', async () => {
  const { window, done } = await open()
  window.dispatchEvent(new window.Event('hashchange'))
  expect(done.at(-1)).toBe('wake named')
})

test('the bar knows from sixteen pixels on that the page is scrolled', async () => {
  const { scroll } = await open()
  expect([scroll(0), scroll(15), scroll(16), scroll(500), scroll(3)]).toEqual([false, false, true, true, false])
})

test('how far a page is scrolled is remembered when it is left, and a page that is missing says so', async () => {
  const { window, done, words } = await open('<main>Nothing here</main>')
  window.dispatchEvent(new window.Event('pagehide'))
  expect(done.at(-1)).toBe('remember')
  expect(words).toEqual(['No page at', 'https://toys.example/'])
})

test('a page that is scrolled when it comes, as after a reload, knows it once it is painted', async () => {
  const { document } = await open('<main></main>', 40)
  expect(document.documentElement.hasAttribute('data-scrolled')).toBe(false)
  vi.runAllTimers()
  expect(document.documentElement.hasAttribute('data-scrolled')).toBe(true)
})
