import { afterEach, expect, test, vi } from 'vitest'
import type { Notice } from '../../../src/dev/server/notice'
import { toyBrowser } from '../../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const notice = (what: string, more: Partial<Notice> = {}): Notice => ({
  message: what,
  where: `where ${what}`,
  place: `pages.json:${what}`,
  open: `/toys/pages.json:${what}`,
  frame: '',
  code: '',
  ...more,
})

async function open() {
  const toys = toyBrowser('<p>page</p>')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return { ok: true }
  })
  const { showNotices } = await import('../../../src/dev/client/banner')
  const alert = () => toys.document.querySelector('quoin-banner')?.shadowRoot?.querySelector('[role=alert]')
  const words = (selector: string) => Array.from(alert()?.querySelectorAll(selector) ?? [], (element) => element.textContent)
  return { ...toys, asked, showNotices, alert, words }
}

test('the first problem is told whole, the others by their place', async () => {
  const { showNotices, words } = await open()
  showNotices([notice('1', { frame: '> 1 | x', code: 'PS201' }), notice('2'), notice('3')])
  expect([words('.count'), words('.place'), words('.message'), words('pre'), words('.code'), words('li')]).toEqual([
    ['3 problems. Until then the page shows what it can.'],
    ['pages.json:1 where 1'],
    ['1'],
    ['> 1 | x'],
    ['PS201'],
    ['pages.json:2 2', 'pages.json:3 3'],
  ])
  showNotices([notice('4')])
  expect([words('.count'), words('li'), words('pre'), words('.code')]).toEqual([['1 problem. Until then the page shows what it can.'], [], [], []])
})

test('twenty are listed at most, and how many more there are is said', async () => {
  const { showNotices, words } = await open()
  const many = (count: number) => Array.from({ length: count }, (_, index) => notice(String(index)))
  showNotices(many(20))
  expect([words('li').length, words('.code')]).toEqual([19, []])
  showNotices(many(23))
  expect([words('.banner > ul > li').length, words('.code'), words('details li')]).toEqual([
    19,
    ['… and 3 more.'],
    many(23)
      .slice(20)
      .map(({ message }) => `pages.json:${message} ${message}`),
  ])
  showNotices([...many(22), notice('22', { untold: 400 })])
  expect([words('.count'), words('.code')]).toEqual([['At least 423 problems. Until then the page shows what it can.'], ['… and at least 403 more.']])
  showNotices([...many(19), notice('19', { untold: 400 })])
  expect(words('.code')).toEqual(['… and at least 400 more.'])
})

test.each([
  [[true], 'It can be mended for you: npm run fixMend it'],
  [[true, true], 'All of them can be mended for you: npm run fixMend 2'],
  [[true, false, true], '2 of them can be mended for you: npm run fixMend 2'],
  [[false], undefined],
])('of problems that can be mended (%j) is said: %s', async (fixable, expected) => {
  const { showNotices, words } = await open()
  showNotices(fixable.map((isFixable, index) => notice(String(index), isFixable ? { fix: 'npm run fix' } : {})))
  expect(words('.fix')).toEqual(expected === undefined ? [] : [expected])
})

test('what can be mended is mended by a button', async () => {
  const { showNotices, alert } = await open()
  const sent: unknown[] = []
  vi.stubGlobal('hot', { send: (event: string) => sent.push(event) })
  showNotices([notice('1', { fix: 'npm run fix' })])
  expect(sent).toEqual([])
  alert()?.querySelector<HTMLButtonElement>('.mend')?.click()
  expect(sent).toEqual(['quoin:mend'])
})

test('it goes when all is well, by its button, and with Escape; the next problem brings it back', async () => {
  const { showNotices, document, window, alert } = await open()
  const isThere = () => document.querySelector('quoin-banner') !== null
  showNotices([notice('1')])
  expect(isThere()).toBe(true)
  showNotices([])
  expect(isThere()).toBe(false)
  showNotices([notice('1')])
  alert()?.querySelector<HTMLButtonElement>('.close')?.click()
  expect(isThere()).toBe(false)
  showNotices([notice('1')])
  document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter' }))
  expect(isThere()).toBe(true)
  document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape' }))
  expect(isThere()).toBe(false)
})

test('a place opens in the editor, where it is known', async () => {
  const { showNotices, alert, asked } = await open()
  showNotices([notice('1', { open: '/toys/a b.json:1:2' }), notice('2', { open: '' })])
  const buttons = alert()?.querySelectorAll<HTMLButtonElement>('button.open')
  expect(buttons?.length).toBe(1)
  buttons?.[0]?.click()
  expect(asked).toEqual(['/__open-in-editor?file=%2Ftoys%2Fa%20b.json%3A1%3A2'])
})
