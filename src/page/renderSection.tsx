import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { viewOf } from '../blocks/views'
import type { Frame } from '../parts/frame'
import { type Place, PlaceContext } from '../parts/place'
import { fileAddress } from '../parts/storedFile'
import { SECTION_WIDTHS, type SectionWidth } from '../parts/slot'
import { Provider } from '../parts/Provider'
import { inlineHtml } from './inlineHtml'
import { InlineContext } from '../parts/Inline'
import type { Page, Section } from '../site/schema/site'
import { type IslandScripts, jsonForScript } from './assets'
import { ISLAND, type SectionData } from './PageData'
import { keepRangesWhole } from './ranges'

/** A block that could not be drawn, with the place in pages.json that asked for it. */
export class RenderError extends Error {
  constructor(
    readonly page: Page,
    readonly section: Section,
    override readonly cause: unknown,
  ) {
    super(`The block "${section.type}" could not be drawn: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** HTML that was drawn before, by what it was drawn from. */
export type RenderCache = Map<string, string>

/** What every section of a site is drawn with. */
export type Surroundings = {
  frame: Frame
  /** Without them an island is drawn, but cannot wake. */
  islandScripts?: IslandScripts | undefined
  /** HTML that was drawn before, by what it was drawn from; what it lacks is drawn and added. */
  renderCache?: RenderCache | undefined
}

/** Draws one section to finished HTML. Sections that only have to be read carry no trace of React. */
export function renderSection(section: Section, page: Page, around: Surroundings): SectionData {
  const { key, type, props } = section
  const { id, ...look } = section.attributes
  const attributes = { ...(id && { id }), 'data-key': key, 'data-block': type, ...look }
  const place = { width: widthOf(look['data-width']), isFirst: page.sections[0] === section }
  try {
    const html = cached(around.renderCache, [type, props, key, place, around.frame.lang], () => blockHtml(section, { ...place, isFirst: once(place.isFirst) }, around))
    return { key, attributes, html: `<div class="container">${html}</div>` }
  } catch (error) {
    throw new RenderError(page, section, error)
  }
}

/** Returns the cached HTML for `from`, or else what `draw` returns, which is then cached; without a cache, always the latter. */
export function cached(renderCache: RenderCache | undefined, from: readonly unknown[], draw: () => string): string {
  if (!renderCache) return draw()
  const key = JSON.stringify(from)
  const html = renderCache.get(key) ?? draw()
  renderCache.set(key, html)
  return html
}

/** Whether it is asked for the first time where that is of interest. Pictures are drawn once, in their order. */
function once(isOfInterest: boolean): () => boolean {
  let isLeft = isOfInterest
  return () => {
    const answer = isLeft
    isLeft = false
    return answer
  }
}

const widthOf = (written: string | undefined): SectionWidth => SECTION_WIDTHS.find((width) => width === written) ?? 'normal'

function blockHtml({ type, props, key }: Section, place: Place, { frame, islandScripts }: Surroundings): string {
  const { Component, isIsland } = viewOf(type)
  // Awake, an island knows nothing of the rest of the page.
  const tree = wrapped(Component, props, frame, isIsland ? { ...place, isFirst: () => false } : place)
  // Ids made by React would repeat from section to section without a prefix.
  if (!isIsland) return keepRangesWhole(renderToStaticMarkup(tree, { identifierPrefix: `${key}-` }))
  const html = renderToString(tree, { identifierPrefix: `${key}-` })
  const scripts = islandScripts?.[type]?.join(' ') ?? ''
  const files = filesIn(html, frame)
  return `<div ${ISLAND}="${type}" data-scripts="${scripts}" data-prefix="${key}-"${files}>${html}</div><script type="application/json">${jsonForScript(props)}</script>`
}

/** What an island has to know of the files that it links to, as an attribute; it draws the same words as the server. */
function filesIn(html: string, { files = {} }: Frame): string {
  const linked = Object.entries(files).filter(([path]) => html.includes(`"${fileAddress(path)}`))
  return linked.length > 0 ? ` data-files="${escapeAttribute(JSON.stringify(Object.fromEntries(linked)))}"` : ''
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function wrapped(Component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>, frame: Frame, place: Place) {
  return (
    <Provider frame={frame}>
      <PlaceContext value={place}>
        <InlineContext value={inlineHtml(frame)}>
          <Component {...props} />
        </InlineContext>
      </PlaceContext>
    </Provider>
  )
}
