import { afterEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../../src/page/PageData'
import { toyBrowser } from '../../lib/toyBrowser'

const PARTS = [
  '../../../src/boot/wakeApp',
  '../../../src/dev/client/point',
  '../../../src/dev/client/advice',
  '../../../src/dev/client/banner',
  '../../../src/dev/client/say',
] as const
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.resetModules()
  vi.unstubAllGlobals()
})

const section = (key: string, html: string) => `<section data-key="${key}">${html}</section>`
const island = (label: string, more = '') => `<div data-island="tabs"${more}><b>${label}</b></div><script type="application/json">{"label":"${label}"}</script>`
const page = (main: string, { title = 'Toys', state = '1', styles = '/@quoin/styles.css?a' } = {}) =>
  `<html data-build="dev" data-state="${state}" data-content="bytes ${state}"><head><title>${title}</title><link rel="stylesheet" href="${styles}"></head><body><div id="app"><header>bar</header><main>${main}</main><footer>foot</footer></div></body></html>`

/** An open page of the dev server, what its program is told by the server, and what it does then. */
async function open(html: string) {
  const toys = toyBrowser(html, '/faq?x')
  const listeners = new Map<string, (data?: unknown) => unknown>()
  const sent: unknown[][] = []
  vi.stubGlobal('hot', { on: (event: string, listen: () => unknown) => listeners.set(event, listen), send: (...words: unknown[]) => sent.push(words) })
  vi.stubGlobal('CustomEvent', toys.window.CustomEvent)
  const answers: (string | Promise<string>)[] = []
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push([address, headers])
    return { redirected: false, text: async () => answers.shift() ?? html }
  })
  const shown: PageData[] = []
  vi.doMock(PARTS[0], () => ({ wakeApp: async () => ({ show: async (data: PageData) => void shown.push(data) }) }))
  const told: unknown[][] = []
  vi.doMock(PARTS[1], () => ({ startPointing: () => told.push(['pointing']) }))
  vi.doMock(PARTS[2], () => ({ startAdvice: () => told.push(['advising']), showAdvice: (data: unknown) => told.push(['advice', data]) }))
  vi.doMock(PARTS[3], () => ({ showNotices: (data: unknown) => told.push(['notices', data]) }))
  vi.doMock(PARTS[4], () => ({ say: (data: unknown) => told.push(['said', data]) }))
  await import('../../../src/dev/client/main')
  const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
  const tell = async (event: string, ...given: (string | Promise<string>)[]) => {
    answers.push(...given)
    listeners.get(event)?.([])
    await settled()
  }
  return {
    ...toys,
    sent,
    asked,
    shown,
    told,
    hear: (event: string, data: unknown) => listeners.get(event)?.(data),
    tell,
    settled,
    htmlOf: (turn = 0) => shown[turn]?.sections.map(({ html: inner }) => inner),
  }
}

test('a change is shown in the open page as the server draws it now, with its head and its state', async () => {
  const { tell, asked, sent, shown, htmlOf, document, reloads } = await open(page(section('hero_1', 'old')))
  expect(sent).toEqual([['quoin:hello', '1']])
  await tell('quoin:changed', page(section('hero_1', 'new') + section('cta_1', 'more'), { title: 'New toys', state: '2' }))
  expect(asked).toEqual([['https://toys.example/faq?x', { accept: 'text/html' }]])
  expect([htmlOf(), shown[0]?.header.html, shown[0]?.footer.html]).toEqual([['new', 'more'], 'bar', 'foot'])
  expect([document.title, document.documentElement.dataset.state, document.documentElement.dataset.content, reloads]).toEqual(['New toys', '2', 'bytes 2', []])
})

test('what the server tells its pages reaches the part of the page that it is for', async () => {
  const { hear, told } = await open(page(''))
  expect(told).toEqual([['pointing'], ['advising']])
  hear('quoin:notices', ['broken'])
  hear('quoin:advice', ['better'])
  hear('quoin:said', 'Moved.')
  expect(told.slice(2)).toEqual([
    ['notices', ['broken']],
    ['advice', ['better']],
    ['said', 'Moved.'],
  ])
})

test('an island that is awake gets its own new properties and keeps its HTML; one that sleeps is replaced', async () => {
  const awake = ' data-hydrated=""'
  const { tell, htmlOf, document } = await open(page(section('a', island('A', awake)) + section('b', island('B', awake)) + section('c', island('C')) + section('d', 'D')))
  const got: unknown[] = []
  document.addEventListener('quoin:props', (event) => got.push([(event.target as Element).textContent, (event as CustomEvent).detail]))
  for (const element of document.querySelectorAll('[data-island]'))
    element.addEventListener('quoin:props', (event) => got.push([element.textContent, (event as CustomEvent).detail]))
  await tell('quoin:changed', page(section('b', island('B2')) + section('a', island('A', awake)) + section('c', island('C2')) + section('d', 'D2')))
  expect(got).toEqual([['B', '{"label":"B2"}']])
  expect(htmlOf()).toEqual([island('B', awake), island('A', awake), island('C2'), 'D2'])
})

test('of two changes that overtake each other the last is shown', async () => {
  const { tell, htmlOf, shown, settled } = await open(page(section('a', '0')))
  let late = (_html: string) => {}
  await tell('quoin:changed', new Promise<string>((resolve) => (late = resolve)))
  await tell('quoin:changed', page(section('a', '2')))
  late(page(section('a', '1')))
  await settled()
  expect([shown.length, htmlOf()]).toEqual([1, ['2']])
})

test('after a change pages that were fetched before are asked for anew', async () => {
  const { tell, asked } = await open(page(''))
  const { fetchPage } = await import('../../../src/boot/pages')
  const other = () =>
    fetchPage('/other').then(
      ({ title }) => title,
      () => 'none',
    )
  await tell('quoin:styles', '<html data-build="dev"><title>Old</title>')
  expect([await other(), await other()]).toEqual(['Old', 'Old'])
  await tell('quoin:changed', page(''), '<html data-build="dev"><title>New</title>')
  expect([await other(), asked.length]).toEqual(['New', 3])
})

test('a page that cannot be drawn leaves what is shown; where nothing could be shown yet, the first page is loaded', async () => {
  const nothing = '<html data-build="none"><title>Nothing to show yet</title><main></main></html>'
  const { tell, shown, document, reloads } = await open(page(section('a', 'good')))
  await tell('quoin:changed', nothing)
  expect([shown, document.title, reloads]).toEqual([[], 'Toys', []])
  const empty = await open(nothing)
  await empty.tell('quoin:changed', nothing)
  expect(empty.reloads).toEqual([])
  await empty.tell('quoin:changed', page(section('a', 'good')))
  expect([empty.reloads, empty.shown]).toEqual([['again'], []])
})

test('a sheet that came along with a page that was fetched ahead does not stand above the page’s own, which may be a later one', async () => {
  const { tell, document } = await open(page(''))
  const own = document.querySelector('link')
  const fetchedAhead = () => document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" media="not all" href="/@quoin/styles.css?a">')
  for (const event of ['quoin:styles', 'quoin:changed']) {
    fetchedAhead()
    await tell(event, page(''))
    expect([event, [...document.querySelectorAll('link')].map((link) => link === own)]).toEqual([event, [true]])
  }
})

test('styles are loaded again when they have changed, or belong to another theme, and only then', async () => {
  const { tell, document } = await open(page(''))
  const address = () => document.querySelector('link')?.getAttribute('href')
  await tell('quoin:changed', page(''))
  expect(address()).toBe('/@quoin/styles.css?a')
  await tell('quoin:changed', page('', { styles: '/@quoin/styles.css?b' }))
  const second = address()
  expect(second).toMatch(/\/@quoin\/styles\.css\?\d+$/)
  await tell('quoin:changed', page('', { styles: '/@quoin/styles.css?b' }))
  expect(address()).toBe(second)
  await tell('quoin:styles')
  expect(address()).not.toBe(second)
})
