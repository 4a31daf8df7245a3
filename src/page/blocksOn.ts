import type { Page } from '../site/schema/site'

/** Names of the blocks on a page, each once and in the order of the alphabet: "cta hero prose". */
export function blocksOn({ sections }: Pick<Page, 'sections'>): string {
  return [...new Set(sections.map(({ type }) => type))].sort().join(' ')
}
