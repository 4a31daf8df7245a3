// Loaded before there is a window: it asks the browser for its name else.
import * as client from 'react-dom/client'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, vi } from 'vitest'
import type { PageData } from '../../src/page/PageData'
import { createSiteRouter } from '../../src/page/router'
import { toyBrowser } from './toyBrowser'

const PARTS = ['boot/pages', 'boot/effects', 'boot/giveUp', 'boot/afterNavigation', 'page/menus'].map((name) => `../../src/${name}`)
/** To be called after each test that has opened the app. */
export async function closeApp(): Promise<void> {
  // What React still has to do needs its window.
  await new Promise((resolve) => setTimeout(resolve, 30))
  for (const part of [...PARTS, 'react-dom/client']) vi.doUnmock(part)
  vi.resetModules()
  vi.unstubAllGlobals()
}

export const pageOf = (name: string): PageData => ({
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
export const PAGES = Object.fromEntries(await Promise.all(['home', '/faq', '/news?x=1', '/slow'].map(async (name) => [name, await htmlOf(name)])))

/** The app on the home page; other pages come as `answer` gives them. */
export async function openApp({
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
  let shown: string | undefined
  vi.doMock('react-dom/client', () => ({
    hydrateRoot: (...[place, tree, options]: Parameters<typeof client.hydrateRoot>) => {
      breaks = () => options?.onUncaughtError?.(new Error('It broke.'), {})
      return client.hydrateRoot(place, tree, options)
    },
  }))
  vi.doMock('../../src/boot/pages', () => ({
    addressOf: ({ pathname, search }: URL) => pathname + search,
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
    startEffects: (part: Element, isNew?: boolean) => done(`start ${part.textContent}${isNew ? ' from its top' : ''}`),
  }))
  vi.doMock('../../src/boot/giveUp', () => ({ giveUp: (href: string) => done(`give up "${href}"`) }))
  vi.doMock('../../src/boot/afterNavigation', () => ({
    adoptHead: (page: Document) => done(`head ${page.title}`),
    afterNavigation: (isBack: boolean) => done(`arrived${isBack ? ' back' : ''}`),
    noteEntry: () => done('note'),
    get shown() {
      return shown ?? window.location.href
    },
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
  const showAt = (href?: string) => void (shown = href)
  return { ...toys, start: begin, showAt, noted, heading, settled, broken: () => broken, breaks: () => breaks() }
}
