import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Assets, jsonForScript } from './document'
import { Footer } from './Footer'
import { Header } from './Header'
import { withHead } from './head'
import { currentOf, isInGroup } from './place'
import type { PageData, Region } from './PageData'
import { type RenderCache, cached, renderSection } from './renderSection'
import { sizeInWords } from '../parts/fileWords'
import type { Frame } from '../parts/frame'
import { Provider } from '../parts/Provider'
import { createSiteRouter } from './router'
import template from './index.html?raw'
import type { Page, Site } from '../site/schema/site'

export type Renderer = (page: Page) => Promise<string>

/** Puts a page together from the bar and the foot, which are drawn, and its sections, which are not. */
export type Compose = (page: Page, frame: Frame, around: Pick<PageData, 'header' | 'footer'>) => PageData

/**
 * Prepares a site for rendering. What all its pages share is drawn once.
 *
 * @returns a function from a page to its complete HTML document; it throws a RenderError where a block fails
 */
export function createRenderer(site: Site, assets: Assets): Renderer {
  const { islandScripts } = assets
  const body = createBody(site, (page, frame, around) => ({ ...around, sections: page.sections.map((section) => renderSection(section, page, { frame, islandScripts })) }))
  return async (page) => withHead(await body(page), site, page, assets)
}

/**
 * Returns a function from a page to its HTML, the head still empty; `compose` gives the header, sections and footer. It throws what `compose` throws.
 *
 * @param renderCache HTML that was drawn before, by what it was drawn from; with it only what has changed is drawn
 */
export function createBody(site: Site, compose: Compose, renderCache?: RenderCache): Renderer {
  const { lang, dir, words } = site.settings
  const files = Object.fromEntries(Object.entries(site.files ?? {}).map(([path, { bytes }]) => [path, sizeInWords(bytes, lang)]))
  const frame: Frame = { lang, dir, words, icons: site.icons, files }
  const stamp = JSON.stringify(frame)
  // Every section may show a word or an icon of the frame.
  if (renderCache && renderCache.get('frame') !== stamp) {
    renderCache.clear()
    renderCache.set('frame', stamp)
  }
  const footer: Region = { attributes: {}, html: cached(renderCache, ['footer', site.settings], () => markup(frame, <Footer site={site} />)) }
  const headerAt = headers(site, frame, renderCache)
  const known = new Map<string, Page>()
  const load = async (pathname: string): Promise<PageData> => {
    const page = known.get(pathname) ?? site.notFound
    const header: Region = { attributes: page.overlay ? { 'data-overlay': '' } : {}, html: headerAt(page.indexed ? page.path : '') }
    return compose(page, frame, { header, footer })
  }
  const paths = [...new Set(site.pages.map((page) => page.pattern))]
  const history = createMemoryHistory()
  const router = createSiteRouter({ paths, load, skip: words.skip, history })
  const announcer = renderToStaticMarkup(<p id="announcer" className="visually-hidden" role="status" data-offline={words.offline} />)
  const frameJson = `${announcer}<script type="application/json" id="frame">${jsonForScript({ lang, dir, words, icons: {} })}</script>`
  return oneByOne(async (page) => {
    known.clear()
    known.set(page.path, page)
    history.replace(page.path)
    await router.load()
    for (const match of router.state.matches) if (match.error) throw match.error
    const app = renderToString(<RouterProvider router={router} />)
    return template.replace('<!--app-->', () => app).replace('<!--frame-->', () => frameJson)
  })
}

/** The router is at one page at a time. Two tabs of the dev server may ask for theirs at once, or for one when the other has failed. */
function oneByOne(render: Renderer): Renderer {
  let last: Promise<unknown> = Promise.resolve()
  return (page) => {
    const drawn = last.then(() => render(page))
    last = drawn.catch(() => {})
    return drawn
  }
}

/** The bar differs only by what it marks as current: pages on which that is the same have it drawn once. */
function headers(site: Site, frame: Frame, renderCache?: RenderCache): (path: string) => string {
  const { links } = site.settings.navigation
  const marksAt = (path: string) =>
    links.map((entry) => ('links' in entry ? [isInGroup(entry.links, path), ...entry.links.map(({ href }) => currentOf(href, path))] : currentOf(entry.href, path)))
  const drawn = new Map<string, string>()
  return (path) => {
    const key = JSON.stringify(marksAt(path))
    const html = drawn.get(key) ?? cached(renderCache, ['header', key, site.settings], () => markup(frame, <Header site={site} path={path} />))
    drawn.set(key, html)
    return html
  }
}

function markup(frame: Frame, tree: React.ReactNode): string {
  return renderToStaticMarkup(<Provider frame={frame}>{tree}</Provider>)
}
