import { iconLinks } from '../../page/icons'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from '../../page/assets'
import { type DevRenderOptions, drawInDev, sourceAttribute, withAbsent } from './section'
import { Gallery } from './Gallery'
import galleryCss from './gallery.css?inline'
import { withHead } from '../../page/head'
import type { Region } from '../../page/PageData'
import type { Frame } from '../../parts/frame'
import { type Around, type Compose, createBody, type Renderer } from '../../page/render'
import type { ShownBlock } from './gallery'
import type { Page, Section, Site } from '../../site/schema/site'

/**
 * Returns a function from a page to its HTML document. A block that fails is no error: each section says where it is written, and one that
 * cannot be drawn is shown as a card.
 */
export function createDevRenderer(site: Site, assets: Assets, options: DevRenderOptions): Renderer {
  return createForgiving(site, assets, options, ({ notice, header, footer }) => ({
    ...(notice && { notice: { ...notice, attributes: { ...notice.attributes, ...sourceAttribute(['site', 'notice']) } } }),
    header: { ...header, attributes: { ...header.attributes, ...sourceAttribute(['site', 'navigation']) } },
    footer: { ...footer, attributes: { ...footer.attributes, ...sourceAttribute(['site', 'footer']) } },
  }))
}

const NOTHING: Region = { attributes: { hidden: 'hidden' }, html: '' }

/** Renders sections alone, without bar and foot, for the frames of the gallery. */
export function createExampleRenderer(site: Site, assets: Assets, options: DevRenderOptions): Renderer {
  return createForgiving(site, assets, options, () => ({ header: NOTHING, footer: NOTHING }))
}

/** The document that shows every block, in the colours and fonts of the site. */
export function renderGallery(blocks: readonly ShownBlock[], site: Site, { fonts, styles }: Assets): string {
  const body = renderToStaticMarkup(<Gallery blocks={blocks} name={site.settings.name} />)
  const links = [
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('')
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Blocks</title>',
    `<link rel="icon" href="${iconLinks(site.settings)[0].href}">${links}`,
    `<style>${galleryCss}</style>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/dev/client/gallery.ts"></script>',
  ].join('')
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
}

function createForgiving(site: Site, assets: Assets, options: DevRenderOptions, around: (drawn: Around) => Around): Renderer {
  const failed = new WeakSet<Section>()
  const drawOne = (section: Section, page: Page, frame: Frame) => {
    const drawn = drawInDev(section, page, { frame, islandScripts: assets.islandScripts, renderCache: options.renderCache }, options)
    if ('data-broken' in drawn.attributes) failed.add(section)
    return drawn
  }
  const compose: Compose = (page, frame, drawn) => ({
    ...around(drawn),
    sections: withAbsent(
      page.sections.map((section) => drawOne(section, page, frame)),
      page.absent,
      options,
    ),
  })
  const body = createBody(site, compose, options.renderCache)
  return async (page) => {
    const html = await body(page)
    const drawn = { ...page, sections: page.sections.filter((section) => !failed.has(section)) }
    try {
      return options.limited(() => withHead(html, site, drawn, assets))
    } catch (error) {
      // What a block adds to the head can fail, too.
      options.onFailure(error)
      return withHead(html, site, { ...drawn, sections: [] }, assets)
    }
  }
}
