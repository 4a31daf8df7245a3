import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const PARTS = ['afterNavigation', 'islands', 'navigate', 'reveal'].map((name) => `../../src/boot/${name}`)
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.unstubAllGlobals()
})

async function open(html = '<main></main>') {
  const toys = toyBrowser(html)
  const done: string[] = []
  let swap = () => {}
  const noted = (start: string, stop: string) => {
    done.push(start)
    return () => done.push(stop)
  }
  vi.doMock('../../src/boot/afterNavigation', () => ({ rememberScroll: () => done.push('remember') }))
  vi.doMock('../../src/boot/islands', () => ({ watchIslands: (part: Node) => noted(`islands ${part.nodeName}`, 'no islands') }))
  vi.doMock('../../src/boot/reveal', () => ({ watchReveals: (part: Node) => void done.push(`reveals ${part.nodeName}`) }))
  vi.doMock('../../src/boot/navigate', () => ({ startNavigation: (onSwap: () => void) => void (swap = onSwap) }))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await import('../../src/boot/main')
  const effects = await import('../../src/boot/effects')
  const words = warned.mock.calls.flat()
  warned.mockRestore()
  const scroll = (to: number) => {
    vi.stubGlobal('scrollY', to)
    toys.window.dispatchEvent(new toys.window.Event('scroll'))
    return toys.document.documentElement.hasAttribute('data-scrolled')
  }
  return { ...toys, ...effects, done, words, scroll, swap: () => swap() }
}

test('a page is awake at once, with its islands and groups, and begins anew when another takes its place', async () => {
  const { document, done, swap, words } = await open()
  expect(document.documentElement.dataset.awake).toBe('')
  expect(done).toEqual(['islands #document', 'reveals #document'])
  swap()
  expect(done.slice(2)).toEqual(['no islands', 'islands #document', 'reveals #document'])
  expect(words).toEqual([])
})

test('what is handed over to the app is not put to sleep', async () => {
  const { handOverEffects, restartEffects, done } = await open()
  handOverEffects()
  restartEffects()
  expect(done).toEqual(['islands #document', 'reveals #document', 'islands #document', 'reveals #document'])
})

test('effects of a part are started and stopped with it alone', async () => {
  const { startEffects, document, done } = await open()
  const stop = startEffects(document.body)
  expect(done.slice(2)).toEqual(['islands BODY', 'reveals BODY'])
  stop()
  expect(done.slice(4)).toEqual(['no islands'])
})

test('the bar knows from sixteen pixels on that the page is scrolled', async () => {
  const { scroll } = await open()
  expect([scroll(0), scroll(15), scroll(16), scroll(500), scroll(3)]).toEqual([false, false, true, true, false])
})

test('how far a page is scrolled is remembered when it is left, and a page that is missing says so', async () => {
  const { window, done, words } = await open('<meta name="robots" content="noindex">')
  window.dispatchEvent(new window.Event('pagehide'))
  expect(done.at(-1)).toBe('remember')
  expect(words).toEqual(['There is no page at /.'])
})
