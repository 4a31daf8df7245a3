import { examplesOf } from '../../src/authoring/describe/examples'
import { type BlockData, loadBlocks } from '../../src/blocks/schemas'
import type { Section, Site } from '../../src/site/schema/site'
import { type OwnSite, resolvedExample, sectionWith, startOwnSite } from './ownSite'

/** A site with a page for each block, on which all of its examples stand: empty, usual, full, and hard. */
export type Specimens = OwnSite & { routes: string[] }

const GROUNDS = ['light', 'tinted', 'dark'] as const

/** Builds the site of specimens, written from the right to the left, and serves it. */
export async function startSpecimens(settings: Partial<Site['settings']> = {}): Promise<Specimens> {
  const pages = Object.entries(await loadBlocks()).map(([type, block]) => ({ path: `/${type}`, sections: sectionsOf(type, block) }))
  const site = await startOwnSite(pages, { lang: 'ar', dir: 'rtl', ...settings })
  return { ...site, routes: pages.map(({ path }) => path) }
}

function sectionsOf(type: string, block: BlockData): Section[] {
  return Object.entries(examplesOf(type)).map(([name, example], index) => {
    const props = resolvedExample(block, example, 'ar')
    return sectionWith({ key: `${type}-${name}`, type, props, id: name, ground: GROUNDS[index % 3], surface: block.ground?.(props as never) })
  })
}
