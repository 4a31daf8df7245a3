import { noFields } from '../lib/noFields'
import { mkdtempSync, rmSync } from 'node:fs'
import { attributesOf, type SectionSettings } from '../../src/site/schema/sectionSettings'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BlockData, loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import type { Ground } from '../../src/parts/ground'
import { patternsIn } from '../../src/parts/patterns'
import type { ResolveContext } from '../../src/parts/resolve'
import { examplesOf } from '../../src/authoring/describe/examples'
import { allIcons } from '../../src/site/check/icons'
import { compileFile } from '../../src/site/compile'
import type { Page, Section, Site } from '../../src/site/schema/site'
import { listen } from '../../scripts/lib/listen'
import { SAMPLES, withPictures } from './samplePicture'

const blocks = await loadBlocks()

export type OwnSite = { origin: string; folder: string; stop: () => void }

/** What a test says of a page; the rest is that of the first page of the other site. */
export type OwnPage = { path: string; sections: Section[]; overlay?: boolean } & Partial<Pick<Page, 'title' | 'pattern' | 'side' | 'neighbours'>>

/**
 * Builds a site that a test has thought up and serves it until it is stopped.
 *
 * @param pages that it has, beside those of the other site, which are empty: its bar leads to them
 * @param navigation links and buttons of its bar in place of the other site's
 */
export async function startOwnSite(pages: readonly OwnPage[], settings: Partial<Site['settings']> = {}): Promise<OwnSite> {
  const { site } = compileFile('tests/sites/bakery.json', blocks)
  const [model] = site?.pages ?? []
  if (!site || !model) throw new Error('The site that lends its settings has problems.')
  const folder = join(mkdtempSync(join(tmpdir(), 'quoin-own-')), 'site')
  const own = pages.map(({ path, overlay = false, ...page }): Page => ({ ...model, path, pattern: path, title: path, overlay, ...page }))
  await buildSite(
    { ...site, settings: { ...site.settings, ...settings }, icons: Object.fromEntries(allIcons()), pages: [...site.pages.map((page) => ({ ...page, sections: [] })), ...own] },
    folder,
    { pictures: SAMPLES },
  )
  const server = createSiteServer(folder)
  const origin = await listen(server)
  const stop = () => {
    server.close()
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  return { origin, folder, stop }
}

/** A section with the usual settings, except those given. */
export function sectionWith({
  type,
  props,
  key = type,
  surface,
  ...settings
}: Pick<Section, 'type' | 'props'> & { key?: string; surface?: Ground | undefined } & SectionSettings): Section {
  return { key, type, props, attributes: attributesOf(settings, surface), source: [], patterns: patternsIn(blocks[type]?.styles ?? [], props) }
}

/** An example of a block as its view takes it. */
export function resolvedExample(block: BlockData | undefined, example: Record<string, unknown>, lang = 'en'): Record<string, unknown> {
  const items = ['first', 'second'].map((slug) => ({ slug, title: `Title of ${slug}`, excerpt: `About ${slug}`, category: String(example.category ?? ''), href: `/items/${slug}` }))
  const context: ResolveContext = {
    ...noFields,
    lang,
    siteUrl: 'https://example.com',
    itemsOf: () => items,
    allItemsOf: () => ({ items, own: undefined }),
    ownItem: undefined,
    unknownItem: () => {},
  }
  // As in a site, where a block that resolves its fields finds the pictures in their places.
  const filled = withPictures(example)
  return (block?.resolve?.(filled as never, context) ?? filled) as Record<string, unknown>
}

/** One of a block's examples as its view takes it. */
export async function exampleProps(type: string, name: string): Promise<Record<string, unknown>> {
  const example = Object.entries(examplesOf(type)).find(([key]) => key === name)?.[1]
  if (!example) throw new Error(`The block "${type}" has no example "${name}".`)
  return resolvedExample((await loadBlocks())[type], example)
}
