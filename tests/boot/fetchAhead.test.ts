import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const PAGES = '../../src/boot/pages'
afterEach(() => {
  vi.doUnmock(PAGES)
  vi.resetModules()
  vi.unstubAllGlobals()
})

const PAGE = `<div class="bar"><a href="/">Logo</a><a href="/" aria-current="page">Home</a><a href="/faq">FAQ</a><a href="/hidden" class="hidden">Hidden</a><a href="https://out.example/">Out</a></div>
<main><section><a href="/word">In words</a><div class="actions"><a href="/apply">Apply</a></div></section><section><div class="actions"><a href="/later">Later</a></div></section></main>`

async function open(connection: object | undefined, length = 1000) {
  const { window } = toyBrowser(PAGE)
  vi.stubGlobal('navigator', { connection })
  // Of what is not drawn.
  Object.defineProperty(window.HTMLElement.prototype, 'offsetParent', {
    get(this: Element) {
      return this.className === 'hidden' ? null : this.parentElement
    },
  })
  const asked: string[] = []
  vi.doMock(PAGES, () => ({
    addressOf: ({ pathname }: URL) => pathname,
    keepPage: async (address: string) => {
      asked.push(address)
      return 'x'.repeat(length)
    },
  }))
  const { fetchAhead } = await import('../../src/boot/fetchAhead')
  await fetchAhead()
  return asked
}

test.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
  'what the bar shows and the first call to action are fetched ahead, on a line that says %j of itself',
  async (line) => {
    expect(await open(line)).toEqual(['/faq', '/apply'])
  },
)

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('nothing is, on a line that says %j', async (line) => {
  expect(await open(line)).toEqual([])
})

test('when enough was fetched it ends', async () => {
  expect(await open(undefined, 200_000)).toEqual(['/faq'])
})
