// Loaded before there is a window: it asks the browser for its name else.
import * as client from 'react-dom/client'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageData } from '../../src/page/PageData'
import { createSiteRouter } from '../../src/page/router'
import { toyBrowser } from '../lib/toyBrowser'

const PARTS = ['boot/pages', 'boot/effects', 'boot/giveUp', 'boot/afterNavigation', 'page/menus'].map((name) => `../../src/${name}`)
afterEach(async () => {
  // What React still has to do needs its window.
  await new Promise((resolve) => setTimeout(resolve, 30))
  for (const part of [...PARTS, 'react-dom/client']) vi.doUnmock(part)
  vi.unstubAllGlobals()
})

const pageOf = (name: string): PageData => ({
  header: { attributes: {}, html: '<b>bar</b>' },
  sections: [{ key: name, attributes: { 'data-key': name }, html: `<h1>${name}</h1>` }],
  footer: { attributes: {}, html: '<i>foot</i>' },
})
/** A page as the server draws it. */
async function htmlOf(name: string): Promise<string> {
  const router = createSiteRouter({ paths: [], load: async () => pageOf(name), skip: 'Skip', history: createMemoryHistory() })
  await router.load()
  return `<title>${name}</title><div id="app">${renderToString(<RouterProvider router={router} />)}</div>`
}
/** All pages, drawn before there is a browser. */
const PAGES = Object.fromEntries(await Promise.all(['home', '/faq', '/news?x=1', '/slow'].map(async (name) => [name, await htmlOf(name)])))

/** The app on the home page; other pages come as `answer` gives them. */
async function open({
  answer = async (address: string) => PAGES[address] ?? expect.unreachable(address),
  onDraw = () => {},
}: {
  answer?: (address: string) => Promise<string>
  onDraw?: (html: string, breaks: () => void) => void
} = {}) {
  const toys = toyBrowser(PAGES.home ?? '')
  const { window, document } = toys
  vi.stubGlobal('self', window)
  Object.assign(window, { scrollTo: (place: unknown) => toys.scrolled.push(place) })
  const noted: string[] = []
  const done = (what: string) => {
    noted.push(what)
  }
  let breaks = () => {}
  vi.doMock('react-dom/client', () => ({
    hydrateRoot: (...[place, tree, options]: Parameters<typeof client.hydrateRoot>) => {
      breaks = () => options?.onUncaughtError?.(new Error('It broke.'), {})
      return client.hydrateRoot(place, tree, options)
    },
  }))
  vi.doMock('../../src/boot/pages', () => ({
    trust: (html: string) => {
      onDraw(html, breaks)
      return html
    },
    fetchPage: async (address: string) => {
      noted.push(`fetch ${address}`)
      return new window.DOMParser().parseFromString(await answer(address), 'text/html')
    },
  }))
  vi.doMock('../../src/boot/effects', () => ({
    handOverEffects: () => done('hand over'),
    startEffects: (part: Element) => {
      noted.push(`start ${part.textContent}`)
      return () => noted.push(`stop ${part.textContent}`)
    },
  }))
  vi.doMock('../../src/boot/giveUp', () => ({ giveUp: (href: string) => done(`give up "${href}"`) }))
  vi.doMock('../../src/boot/afterNavigation', () => ({
    adoptHead: (page: Document) => done(`head ${page.title}`),
    afterNavigation: (isBack: boolean) => done(`arrived${isBack ? ' back' : ''}`),
    noteEntry: () => done('note'),
  }))
  vi.doMock('../../src/page/menus', () => ({
    startMenus: () => done('menus'),
    closeMenus: () => done('close'),
    reflectMenus: (part: Element) => done(`reflect ${part.localName}`),
  }))
  const { start } = await import('../../src/boot/app')
  let broken = 0
  const begin = async () => {
    const app = await start(() => void broken++)
    await vi.waitUntil(() => noted.includes('start foot'))
    return app
  }
  const heading = () => document.querySelector('#app h1')?.textContent
  /** Until nothing more happens. */
  const settled = async () => {
    for (let before = -1; before !== noted.length; ) {
      before = noted.length
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
  return { ...toys, start: begin, noted, heading, settled, broken: () => broken, breaks: () => breaks() }
}

const WHOLE = ['reflect header', 'start bar', 'reflect section', 'start home', 'reflect footer', 'start foot']

test('the page that is there is taken over as it is: nothing is fetched, its parts begin, its menus are whole', async () => {
  const { start, document, noted, settled } = await open()
  const before = document.querySelector('h1')
  const html = document.getElementById('app')?.innerHTML
  await start()
  await settled()
  expect([document.querySelector('h1') === before, document.getElementById('app')?.innerHTML === html]).toEqual([true, true])
  expect(noted).toEqual(['note', 'hand over', 'menus', 'note', ...WHOLE])
})

test('another page comes with its head, and only what is other on it begins and ends', async () => {
  const { start, noted, heading, settled, window } = await open()
  const app = await start()
  await settled()
  noted.splice(0)
  await app.go('https://toys.example/news?x=1#bears')
  await settled()
  expect([heading(), window.location.href]).toEqual(['/news?x=1', 'https://toys.example/news?x=1#bears'])
  expect(noted).toEqual(['close', 'fetch /news?x=1', 'stop home', 'reflect section', 'start /news?x=1', 'head /news?x=1', 'arrived'])
})

test('the way back leads to the page that was left', async () => {
  const { start, noted, heading, settled, window } = await open({ answer: async (address) => PAGES[address === '/' ? 'home' : address] ?? '' })
  const app = await start()
  await settled()
  await app.go('https://toys.example/faq')
  noted.splice(0)
  window.history.back()
  await vi.waitUntil(() => noted.some((one) => one.startsWith('arrived')))
  expect(heading()).toBe('home')
  expect(noted.filter((one) => /head|arrived|fetch/.test(one))).toEqual(['fetch /', 'head home', 'arrived back'])
})

test('another place of the page is noted, and nothing comes or goes', async () => {
  const { start, noted, heading, settled } = await open()
  const app = await start()
  await settled()
  noted.splice(0)
  await app.go('https://toys.example/#bears')
  await settled()
  expect([heading(), noted]).toEqual(['home', ['close', 'note']])
})

test('a page that cannot be had leaves the one on the screen, and the browser to it', async () => {
  const { start, noted, heading, settled } = await open({ answer: () => Promise.reject(new Error('gone')) })
  const app = await start()
  await settled()
  noted.splice(0)
  await app.go('https://toys.example/faq')
  await settled()
  expect([heading(), noted]).toEqual(['home', ['close', 'fetch /faq', 'give up ""', 'note']])
})

test.each([
  ['comes', async () => PAGES['/slow'] ?? ''],
  ['fails', () => Promise.reject(new Error('gone'))],
])('a page that was overtaken leaves nothing behind when it %s late', async (_how, late) => {
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  const { start, noted, heading, settled } = await open({ answer: (address) => (address === '/slow' ? isAsked.then(late) : Promise.resolve(PAGES[address] ?? '')) })
  const app = await start()
  await settled()
  noted.splice(0)
  void app.go('https://toys.example/slow')
  await settled()
  await app.go('https://toys.example/faq')
  answer()
  await settled()
  // Whatever was kept of it would be put in place now.
  await app.go('https://toys.example/faq#bears')
  expect([heading(), noted.filter((one) => /head|arrived|give/.test(one))]).toEqual(['/faq', ['head /faq', 'arrived']])
})

test('the page at hand is shown anew where it was scrolled to, without a journey', async () => {
  const { start, noted, heading, settled, scrolled } = await open()
  const app = await start()
  vi.stubGlobal('scrollY', 345)
  await settled()
  noted.splice(0)
  scrolled.splice(0)
  await app.show(pageOf('edited'))
  await settled()
  expect([heading(), scrolled.at(-1)]).toEqual(['edited', { top: 345, behavior: 'instant' }])
  expect(noted.filter((one) => one !== 'note')).toEqual(['stop home', 'reflect section', 'start edited'])
})

test('a page that is put in place while the app begins is the one that it takes over', async () => {
  const { start, document, noted, heading, settled, window } = await open()
  const started = start()
  const other = new window.DOMParser().parseFromString(PAGES['/faq'] ?? '', 'text/html').getElementById('app')
  document.getElementById('app')?.replaceWith(other ?? '')
  await started
  await settled()
  expect([heading(), noted.filter((one) => one.startsWith('start '))]).toEqual(['/faq', ['start bar', 'start /faq', 'start foot']])
})

test('without an #app there is nothing to take over', async () => {
  const { start, document } = await open()
  document.getElementById('app')?.remove()
  await expect(start()).rejects.toThrow('The page has no #app.')
})

/** React gives up: on the page at hand, or while it draws another. */
async function brokenAt(place: 'home' | '/faq') {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const toys = await open({ onDraw: (html, breaks) => html.includes('/faq') && breaks() })
  const html = toys.document.getElementById('app')?.innerHTML
  const app = await toys.start()
  await toys.settled()
  for (const heading of toys.document.querySelectorAll('h1')) heading.textContent = 'half drawn'
  toys.noted.splice(0)
  if (place === 'home') toys.breaks()
  else await app.go('https://toys.example/faq')
  await toys.settled()
  told.mockRestore()
  return { broken: toys.broken(), gaveUp: toys.noted.filter((one) => one.startsWith('give up')), isAsItWas: toys.document.getElementById('app')?.innerHTML === html }
}

test('when React gives up, this is told, and the page is again what came from the server', async () => {
  expect(await brokenAt('home')).toEqual({ broken: 1, gaveUp: [], isAsItWas: true })
})

test('when it gives up on the way to another page, the browser goes there', async () => {
  expect(await brokenAt('/faq')).toMatchObject({ broken: 1, gaveUp: ['give up ""'] })
})
