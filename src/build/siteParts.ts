import { join } from 'node:path'
import type { Site } from '../site/schema/site'
import { allOf } from './allOf'
import { type BlockStyles, blockStyles } from './blockStyles'
import type { Bundle } from './bundle'
import { compiledEngine } from './compiledEngine'
import { drawnOf } from './drawnOf'
import type { Drawn } from './drawProcess'
import { keptFacts } from './keptFacts'

/** What a site is made with: the compiled engine, its fonts and pictures, and what blocks say of their rules. */
export type SiteParts = { engine: Bundle; drawn: Drawn; ofBlocks: BlockStyles }

/**
 * Makes what a site is made with, or takes it from an earlier build.
 *
 * @param scratch folder for what is needed only while building
 * @param fresh takes nothing from an earlier build
 */
export async function siteParts(site: Site, scratch: string, fresh: boolean): Promise<SiteParts> {
  const looked = async () => {
    const ofBlocks = await blockStyles()
    if (!fresh) keptFacts(site, ofBlocks)
    return { ofBlocks, drawn: await drawnOf(site, scratch, fresh) }
  }
  const [engine, rest] = await allOf([compiledEngine(join(scratch, 'engine'), fresh), looked()])
  return { engine, ...rest }
}
