import { blocksOn } from '../page/blocksOn'
import { holds } from '../parts/patterns'
import type { PolicyNeeds } from '../parts/policy'
import type { Page } from '../site/schema/site'
import type { BlockStyles } from './blockStyles'
import { otherCharacters } from './characters'

/** What has to be known of what a page shows to make the parts of a site that are not its pages: plain data. */
export type PageFacts = {
  /** The blocks on it, each once. */
  types: readonly string[]
  /** These with their patterns, as `blocksOn` gives them. */
  named: string
  /** Characters beyond those that every font has. */
  characters: string
  isOnPicture: boolean
  /** Whether one of its texts has code. */
  hasCode: boolean
  /** What its sections may load that the policy of all pages forbids. */
  needs: readonly PolicyNeeds[]
}

/** What a text with code has in it. */
const CODE = /`|<(?:pre|code)\b|^(?: {4}|\t)/m

const facts = new WeakMap<Page, PageFacts>()
const rules = new WeakMap<BlockStyles, WeakMap<Page, readonly string[]>>()

/** What is known of a page; it is looked at once. */
export function factsOf(page: Page): PageFacts {
  const known = facts.get(page) ?? factsIn(page)
  facts.set(page, known)
  return known
}

/** Which rules its sections need of those that not all of their blocks' do, as `ruleName` has them. */
export function rulesOn(page: Page, ofBlocks: BlockStyles): readonly string[] {
  const ofPages = rules.get(ofBlocks) ?? new WeakMap<Page, readonly string[]>()
  rules.set(ofBlocks, ofPages)
  const known = ofPages.get(page) ?? rulesIn(page, ofBlocks)
  ofPages.set(page, known)
  return known
}

/** Says what is known of a page, so that nobody has to look at it. */
export function knowPage(page: Page, ofBlocks: BlockStyles, kept: { facts: PageFacts; rules: readonly string[] }): void {
  facts.set(page, kept.facts)
  rules.set(ofBlocks, (rules.get(ofBlocks) ?? new WeakMap()).set(page, kept.rules))
}

export const ruleName = (block: string, part: number): string => `${block} ${part}`

function factsIn(page: Page): PageFacts {
  const { title, sections } = page
  return {
    types: [...new Set(sections.map(({ type }) => type))],
    named: blocksOn(page),
    characters: otherCharacters([title, ...sections.map(({ props }) => props)]),
    isOnPicture: sections.some(({ attributes }) => attributes?.['data-surface'] === 'picture'),
    hasCode: holds(sections, CODE),
    needs: sections.flatMap(({ needs }) => needs ?? []),
  }
}

function rulesIn({ sections }: Page, ofBlocks: BlockStyles): string[] {
  return Array.from(ofBlocks, ([block, parts]) =>
    parts.flatMap(({ isIn }, index) => (sections.some(({ type, props }) => type === block && isIn(props as never)) ? [ruleName(block, index)] : [])),
  ).flat()
}
