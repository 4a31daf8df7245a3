import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBlocks } from '../../src/blocks/schemas'
import { buildSite } from '../../src/build/build'
import { createSiteServer } from '../../src/build/serve'
import type { ResolveContext } from '../../src/parts/resolve'
import { examplesOf } from '../../src/authoring/describe/examples'
import { allIcons } from '../../src/site/check/icons'
import { attributesOf } from '../../src/site/schema/sectionSettings'
import { compileFile } from '../../src/site/compile'
import type { Page, Section } from '../../src/site/schema/site'
import { listen } from '../../scripts/lib/listen'

/** A site with a page for each block, on which all of its examples stand: empty, usual, full, and hard. */
export type Specimens = { origin: string; routes: string[]; stop: () => void }

const GROUNDS = ['light', 'tinted', 'dark'] as const

/** Builds the site of specimens, written from the right to the left, and serves it. */
export async function startSpecimens(): Promise<Specimens> {
  const blocks = await loadBlocks()
  const { site } = compileFile('tests/sites/bakery.json', blocks)
  const [model] = site?.pages ?? []
  if (!site || !model) throw new Error('The site that lends its settings has problems.')
  const folder = join(mkdtempSync(join(tmpdir(), 'quoin-specimens-')), 'site')
  const pages = Object.keys(blocks).map((type): Page => ({ ...model, path: `/${type}`, pattern: `/${type}`, title: type, sections: sectionsOf(type, blocks[type]?.resolve) }))
  await buildSite({ ...site, settings: { ...site.settings, lang: 'ar', dir: 'rtl' }, icons: Object.fromEntries(allIcons()), pages: [{ ...model, sections: [] }, ...pages] }, folder)
  const server = createSiteServer(folder)
  const origin = await listen(server)
  const stop = () => {
    server.close()
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  return { origin, routes: pages.map(({ path }) => path), stop }
}

function sectionsOf(type: string, resolve: ((props: never, context: ResolveContext) => unknown) | undefined): Section[] {
  return Object.entries(examplesOf(type)).map(([name, example], index) => {
    const items = ['first', 'second'].map((slug) => ({
      slug,
      title: `Title of ${slug}`,
      excerpt: `About ${slug}`,
      category: String(example.category ?? ''),
      href: `/items/${slug}`,
    }))
    const props = resolve ? resolve(example as never, { lang: 'ar', itemsOf: () => items, allItemsOf: () => ({ items, own: undefined }), unknownItem: () => {} }) : example
    return { key: `${type}-${name}`, type, props: props as Record<string, unknown>, attributes: attributesOf({ id: name, ground: GROUNDS[index % 3] }), source: [] }
  })
}
