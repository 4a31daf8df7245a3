import type { Page } from '../site/schema/site'

/** Names of the blocks on a page and of the patterns that its sections have, each once and in the order of the alphabet: "cta folds hero tabs". */
export function blocksOn({ sections }: Pick<Page, 'sections'>): string {
  return [...new Set(sections.flatMap(({ type, patterns = [] }) => [type, ...patterns]))].sort().join(' ')
}
