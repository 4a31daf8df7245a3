import { adoptHead } from './boot/arrive'
import { type App, wakeApp } from './boot/navigate'
import { forgetPages, trust } from './boot/pages'
import type { PageData, SectionData } from './page/PageData'
import { readPage } from './page/readPage'

// In dev the app starts at once: changes are put into the open page through it.
const app: Promise<App> = wakeApp()

let shown = readPage(document)
let asked = 0

/** Shows the changed site in the open page: only what is different is replaced; scroll, focus and typed text stay. */
async function update(): Promise<void> {
  const turn = ++asked
  forgetPages()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(trust(await response.text()), 'text/html')
  if (turn !== asked) return
  document.querySelector('vite-error-overlay')?.remove()
  shown = keepingIslands(readPage(page))
  adoptHead(page)
  await (await app).show(shown)
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

/** Styles are whole and few in dev: they are simply fetched again. */
function refreshStyles(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (sheet) sheet.href = `${sheet.href.split('?')[0]}?${Date.now()}`
}

// A problem that comes while a change is being fetched is newer than the change.
import.meta.hot?.on('vite:error', () => void asked++)
import.meta.hot?.on('quoin:changed', () => void update())
import.meta.hot?.on('quoin:styles', refreshStyles)
