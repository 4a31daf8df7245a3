import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../../lib/toyBrowser'

const INDEX = { found: 'x' }
type Found = { pages: string[][]; count: number }
const found = { asked: [] as unknown[][], answer: async (_words: string): Promise<Found> => ({ pages: [], count: 0 }) }
const PAGE = `<div data-search="/search.json"><form><input></form><p role="status" data-found="{n} found" data-nothing="Nothing for {words}" data-failed="Failed"></p><div class="place">old</div></div>`

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../../../src/blocks/search/find')
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function open(path = '/search', { html = PAGE, isThere = true } = {}) {
  const toys = toyBrowser(html, path)
  const { document, window } = toys
  document.documentElement.dataset.base = '/base'
  const fetched: string[] = []
  let isUp = isThere
  found.asked = []
  found.answer = async (words) =>
    words.trim() === 'bear'
      ? {
          pages: [
            ['/bear', 'The bear', 'Of wood'],
            ['/kite', 'A kite', ''],
          ],
          count: 7,
        }
      : { pages: [], count: 0 }
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return { ok: isUp, status: 500, json: async () => INDEX }
  })
  vi.doMock('../../../src/blocks/search/find', () => ({
    find: async (words: string, index: unknown, _load: unknown, most: number) => {
      found.asked.push([words, index, most])
      return found.answer(words)
    },
    marked: (text: string, words: string) => [{ text, isFound: text.toLowerCase().includes(words) }],
  }))
  Object.assign(window, { setTimeout: globalThis.setTimeout })
  await import('../../../src/blocks/search/script')
  const input = document.querySelector('input')
  const settled = async () => {
    for (let turn = 0; turn < 12; turn++) await Promise.resolve()
  }
  const type = (words: string) => {
    if (input) input.value = words
    input?.dispatchEvent(new window.Event('input', { bubbles: true }))
  }
  return {
    ...toys,
    input,
    fetched,
    settled,
    type,
    isBack: () => (isUp = true),
    status: () => document.querySelector('[role=status]')?.textContent,
    place: () => document.querySelector('.place')?.innerHTML,
  }
}

test('what was typed is looked for after a pause, told, and kept in the address', async () => {
  const { type, settled, status, place, window, fetched } = await open()
  type('be')
  type('bear')
  vi.advanceTimersByTime(119)
  await settled()
  expect(found.asked).toEqual([])
  vi.advanceTimersByTime(1)
  await settled()
  expect([found.asked, fetched]).toEqual([[['bear', INDEX, 20]], ['/base/search.json']])
  expect(status()).toBe('7 found')
  expect(place()).toBe('<ol><li><a href="/base/bear"><mark>The bear</mark></a><p>Of wood</p></li><li><a href="/base/kite">A kite</a></li></ol>')
  expect(window.location.search).toBe('?q=bear')
})

test('a form that is sent is not sent, but looked for at once', async () => {
  const { type, settled, document, window } = await open()
  type('bear')
  const event = new window.Event('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(event)
  await settled()
  vi.runAllTimers()
  await settled()
  expect([event.defaultPrevented, found.asked.length]).toEqual([true, 1])
})

test('words of the address are looked for at once; of no words nothing is said, and the address says none', async () => {
  const { type, settled, status, place, input, window } = await open('/search?q=bear&x=1')
  await settled()
  expect([input?.value, status()]).toEqual(['bear', '7 found'])
  type('  ')
  vi.runAllTimers()
  await settled()
  expect([status(), place(), window.location.search]).toEqual(['', '', '?x=1'])
})

test('what was typed before this script came is looked for, whatever the address says', async () => {
  const { settled, input } = await open('/search?q=kite', { html: PAGE.replace('<input>', '<input value="bear">') })
  await settled()
  expect([input?.value, found.asked.map(([words]) => words)]).toEqual(['bear', ['bear']])
})

test('of nothing that is found it is told, without an empty list', async () => {
  const { settled, status, place } = await open('/search?q=%20%24%26')
  await settled()
  expect([status(), place()]).toEqual(['Nothing for $&', ''])
})

test('what could not be had is told, and asked for again; what is there is asked for once', async () => {
  const { type, settled, status, fetched, isBack } = await open('/search?q=bear', { isThere: false })
  await settled()
  expect(status()).toBe('Failed')
  isBack()
  for (const words of ['bear', 'bear ', 'bear']) {
    type(words)
    vi.runAllTimers()
    await settled()
  }
  expect([status(), fetched.length]).toEqual(['7 found', 2])
})

test('an answer that is overtaken is not shown', async () => {
  const { type, settled, status } = await open()
  let arrive = (_: Found) => {}
  found.answer = (words) => (words === 'slow' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve({ pages: [['/a', 'A', '']], count: 1 }))
  for (const words of ['slow', 'fast']) {
    type(words)
    vi.runAllTimers()
    await settled()
  }
  arrive({ pages: [], count: 0 })
  await settled()
  expect(status()).toBe('1 found')
})

test('the index is on its way as soon as the field has the focus, and asked for once', async () => {
  const { input, settled, fetched, window } = await open()
  input?.dispatchEvent(new window.Event('focus'))
  await settled()
  expect(fetched).toEqual(['/base/search.json'])
})
