import { adoptHead } from '../../boot/afterNavigation'
import type { App } from '../../boot/app'
import { wakeApp } from '../../boot/wakeApp'
import { forgetPages, trust } from '../../boot/pages'
import type { PageData, SectionData } from '../../page/PageData'
import { readPage } from '../../page/readPage'
import { showAdvice, startAdvice } from './advice'
import { showNotices } from './banner'
import { startPointing } from './point'
import { say } from './say'

// In dev the app starts at once: changes are put into the open page through it. Where there is no page yet, none is needed.
const app: Promise<App> | undefined = document.getElementById('app') ? wakeApp() : undefined

const root = document.documentElement
let shown = readPage(document)
let styles = stylesOf(document)
let asked = 0

/** Shows the changed site in the open page: only what is different is replaced; scroll, focus and typed text stay. */
async function update(): Promise<void> {
  const turn = ++asked
  forgetPages()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(trust(await response.text()), 'text/html')
  // A page that the server could not draw: what is shown stays, and the banner says why.
  if (turn !== asked || !page.getElementById('app')) return
  if (!document.getElementById('app')) return location.reload()
  root.dataset.state = page.documentElement.dataset.state
  shown = keepingIslands(readPage(page))
  adoptHead(page)
  dropOtherSheets()
  if (styles !== stylesOf(page)) {
    styles = stylesOf(page)
    refreshStyles()
  }
  await (await app)?.show(shown)
  // Who edits what is shown says by it which state of the file is meant.
  root.dataset.content = page.documentElement.dataset.content
}

/** An island that is awake gets its new properties and keeps its state; its HTML is left to it. */
function keepingIslands(page: PageData): PageData {
  return { ...page, sections: page.sections.map((section) => keptIsland(section) ?? section) }
}

function keptIsland(section: SectionData): SectionData | undefined {
  const before = shown.sections.find((candidate) => candidate.key === section.key)
  const island = document.querySelector(`[data-key="${section.key}"] [data-island][data-hydrated]`)
  const [, html = '', json = ''] = /^([\s\S]*)<script type="application\/json">([\s\S]*)<\/script>/.exec(section.html) ?? []
  if (!before || !island || !html.includes(`data-island="${island.getAttribute('data-island')}"`)) return undefined
  if (before.html !== section.html) island.dispatchEvent(new CustomEvent('quoin:props', { detail: json }))
  return { ...section, html: before.html }
}

/** The address of the stylesheet, which is another one for another theme. */
function stylesOf(page: Document): string | null | undefined {
  return page.querySelector('link[rel=stylesheet]')?.getAttribute('href')
}

/** Styles are whole and few in dev: they are simply fetched again. */
function refreshStyles(): void {
  const sheet = dropOtherSheets()
  if (!sheet) return
  // Its fonts come a moment after it. What moves until then comes back to its place, and would not to the pixel if the browser held on to it.
  root.style.overflowAnchor = 'none'
  sheet.addEventListener('load', () => void fontsDrawn().then(() => root.style.removeProperty('overflow-anchor')), { once: true })
  sheet.href = `${sheet.href.split('?')[0]}?${Date.now()}`
}

/** Leaves the page its own sheet alone: one that came along with a page that was fetched ahead has the rules of then, and would stand above it for good. */
function dropOtherSheets(): HTMLLinkElement | undefined {
  const [own, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  for (const other of others) other.remove()
  return own
}

/** When the fonts that the page asks for are there: it asks for them as soon as it is laid out. */
function fontsDrawn(): Promise<unknown> {
  root.getBoundingClientRect()
  return document.fonts.ready
}

import.meta.hot?.on('quoin:changed', () => void update())
import.meta.hot?.on('quoin:notices', showNotices)
import.meta.hot?.on('quoin:advice', showAdvice)
import.meta.hot?.on('quoin:said', say)
import.meta.hot?.on('quoin:styles', refreshStyles)
// The site may have changed while this page was loading.
import.meta.hot?.send('quoin:hello', root.dataset.state)
startPointing()
startAdvice()
