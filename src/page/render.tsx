import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Assets, jsonForScript } from './assets'
import { Footer } from './Footer'
import { Header } from './Header'
import { highlighted } from './highlight'
import { Lost } from './Lost'
import { Consent } from './Consent'
import { Notice } from './Notice'
import { serviceOf } from '../parts/analytics'
import { Untranslated } from './Languages'
import { withHead } from './head'
import { currentOf, isInGroup } from './currentLink'
import type { PageData, Region } from './PageData'
import { type RenderCache, cached, renderSection } from './renderSection'
import { sizeInWords } from '../parts/fileWords'
import type { Frame } from '../parts/frame'
import { Provider } from '../parts/Provider'
import { neighboursOf, pagesUnder } from './ways'
import { showsTrail, trailOf } from './trail'
import { Neighbours, Side, Trail } from './Ways'
import { withPlainLinks } from '../parts/programs'
import { createSiteRouter } from './router'
import { entranceOf, siteIn } from './siteIn'
import template from './index.html?raw'
import type { Page, Site } from '../site/schema/site'

export type Renderer = (page: Page) => Promise<string>

/** What stands around the sections of a page. */
export type Around = Pick<PageData, 'header' | 'notice' | 'footer'>

/** Puts a page together from what stands around it, which is drawn, and its sections, which are not. */
export type Compose = (page: Page, frame: Frame, around: Around) => PageData

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
  const bodies = new Map<string, Renderer>()
  return (page) => {
    const own = siteIn(site, page)
    const { lang } = own.settings
    const body = bodies.get(lang) ?? bodyIn(own, compose, renderCache)
    bodies.set(lang, body)
    return body(page)
  }
}

/** The same for the pages of one language, in which `site` is. */
function bodyIn(site: Site, compose: Compose, renderCache?: RenderCache): Renderer {
  const { lang, dir, words } = site.settings
  const files = Object.fromEntries(Object.entries(site.files ?? {}).map(([path, { bytes }]) => [path, sizeInWords(bytes, lang)]))
  const frame: Frame = { lang, dir, words, icons: site.icons, files }
  const stamp = JSON.stringify(frame)
  // Every section may show a word or an icon of the frame.
  if (renderCache && renderCache.get(`frame ${lang}`) !== stamp) {
    renderCache.clear()
    renderCache.set(`frame ${lang}`, stamp)
  }
  const { ground: footerGround = 'dark' } = site.settings.footer
  const footer: Region = { attributes: { 'data-surface': footerGround }, html: cached(renderCache, ['footer', site.settings], () => markup(frame, <Footer site={site} />)) }
  const { notice: written, services } = site.settings
  const notice: Region | undefined = written?.text ? { attributes: { 'aria-label': words.notice }, html: markup(frame, <Notice notice={written} />) } : undefined
  const headerAt = headers(site, frame, renderCache)
  const known = new Map<string, Page>()
  const load = async (pathname: string): Promise<PageData> => {
    const page = known.get(pathname) ?? site.notFound
    const header: Region = { attributes: page.overlay ? { 'data-overlay': '' } : {}, html: headerAt(page) }
    const data = compose(page, frame, { header, footer, ...(notice && { notice }) })
    return withCode(withPrograms(withNotice(withWays(withLost(data, site, page, frame), site, page, frame), page, frame), site.settings.programs))
  }
  const paths = [...new Set(site.pages.map((page) => page.pattern))]
  const history = createMemoryHistory()
  const router = createSiteRouter({ paths, load, skip: words.skip, history })
  const announcer = renderToStaticMarkup(<p id="announcer" className="visually-hidden" role="status" data-offline={words.offline} />)
  const service = serviceOf(services)
  const consent =
    service?.asks && services
      ? renderToStaticMarkup(
          <Provider frame={frame}>
            <Consent service={service} services={services} />
          </Provider>,
        )
      : ''
  const frameJson = `${announcer}${consent}<script type="application/json" id="frame">${jsonForScript({ lang, dir, words, icons: {} })}</script>`
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

/** The bar differs only by what it marks as current, and by where the page lies in other languages: pages on which that is the same have it drawn once. */
function headers(site: Site, frame: Frame, renderCache?: RenderCache): (page: Page) => string {
  const { links } = site.settings.navigation
  const marksAt = (path: string) =>
    links.map((entry) => ('links' in entry ? [isInGroup(entry.links, path), ...entry.links.map(({ href }) => currentOf(href, path))] : currentOf(entry.href, path)))
  const drawn = new Map<string, string>()
  return (page) => {
    const path = page.indexed ? page.path : ''
    const key = JSON.stringify([marksAt(path), page.versions])
    const html = drawn.get(key) ?? cached(renderCache, ['header', key, site.settings], () => markup(frame, <Header site={site} path={path} versions={page.versions} />))
    drawn.set(key, html)
    return html
  }
}

/** A page that is shown in another language than its own says so, above all else and to whoever reads it aloud. */
function withNotice(data: PageData, { shows }: Page, frame: Frame): PageData {
  if (!shows) return data
  const { lang, dir } = shows
  const notice = { key: NOTICE, attributes: { 'data-key': NOTICE, 'data-spacing': 'none' }, html: markup(frame, <Untranslated shown={lang} />) }
  return { ...data, sections: [notice, ...data.sections.map((section) => ({ ...section, attributes: { ...section.attributes, lang, dir } }))] }
}

/** A page for unknown addresses of which nothing is written. */
function withLost(data: PageData, site: Site, page: Page, frame: Frame): PageData {
  if (page.pattern !== site.notFound.pattern || data.sections.length > 0) return data
  return { ...data, sections: [{ key: LOST, attributes: { 'data-key': LOST }, html: markup(frame, <Lost home={entranceOf(site)} />) }] }
}

/** A page that shows where it stands among others: above its sections, below them, or beside them. */
function withWays(data: PageData, site: Site, page: Page, frame: Frame): PageData {
  const { before, after } = page.neighbours ? neighboursOf(site, page) : {}
  const listed = page.side === undefined ? [] : pagesUnder(site, page.side, page.lang)
  const drawn = (key: string, tree: React.ReactNode) => ({ key, attributes: { 'data-key': key, 'data-spacing': 'none' }, html: markup(frame, tree) })
  return {
    ...data,
    sections: [
      ...(listed.length > 0 ? [drawn('_side', <Side pages={listed} path={page.path} />)] : []),
      ...(showsTrail(site, page) ? [drawn('_trail', <Trail steps={trailOf(site, page)} />)] : []),
      ...data.sections,
      ...(before || after ? [drawn('_neighbours', <Neighbours before={before} after={after} />)] : []),
    ],
  }
}

/** Links to other programs of the same host are left to the browser. */
function withPrograms(data: PageData, programs: readonly string[] | undefined): PageData {
  if (!programs?.length) return data
  const plain = <Part extends Region>(region: Part): Part => ({ ...region, html: withPlainLinks(region.html, programs) })
  return { header: plain(data.header), ...(data.notice && { notice: plain(data.notice) }), sections: data.sections.map(plain), footer: plain(data.footer) }
}

async function withCode(data: PageData): Promise<PageData> {
  const sections = await Promise.all(data.sections.map(async (section) => ({ ...section, html: await highlighted(section.html) })))
  return { ...data, sections }
}

/** Keys of what the frame itself says; no section has one with an underscore in front. */
const NOTICE = '_untranslated'
const LOST = '_lost'

function markup(frame: Frame, tree: React.ReactNode): string {
  return renderToStaticMarkup(<Provider frame={frame}>{tree}</Provider>)
}
