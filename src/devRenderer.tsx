import type { Assets } from './page/document'
import { type Desk, drawInDev, sourceAttribute, withAbsent } from './page/devSection'
import { withHead } from './page/head'
import type { Frame } from './parts/frame'
import { type Compose, createBody, type Renderer } from './server'
import type { Page, Section, Site } from './site/site'

/**
 * Renders pages as `server.tsx` does, and never fails on a block: each section says where it is written, and one that
 * cannot be drawn is shown as a card.
 */
export function createDevRenderer(site: Site, assets: Assets, desk: Desk): Renderer {
  const failed = new WeakSet<Section>()
  const drawOne = (section: Section, page: Page, frame: Frame) => {
    const drawn = drawInDev(section, page, frame, desk)
    if ('data-broken' in drawn.attributes) failed.add(section)
    return drawn
  }
  const compose: Compose = (page, frame, { header, footer }) => ({
    header: { ...header, attributes: { ...header.attributes, ...sourceAttribute(['site', 'navigation']) } },
    sections: withAbsent(page.sections.map((section) => drawOne(section, page, frame)), page.absent, desk),
    footer: { ...footer, attributes: { ...footer.attributes, ...sourceAttribute(['site', 'footer']) } },
  })
  const body = createBody(site, compose, desk.memory)
  return async (page) => {
    const html = await body(page)
    const drawn = { ...page, sections: page.sections.filter((section) => !failed.has(section)) }
    try {
      return withHead(html, site, drawn, assets)
    } catch (error) {
      // What a block adds to the head can fail, too.
      desk.onFailure(error)
      return withHead(html, site, { ...drawn, sections: [] }, assets)
    }
  }
}
