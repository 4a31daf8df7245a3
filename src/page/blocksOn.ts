import type { Page, Section } from '../site/schema/site'

/** Patterns of the stylesheet that blocks share and many pages do not have: what their rules are about, and which sections have them. */
export const PATTERNS: readonly { name: string; rules: RegExp; isIn: (section: Section) => boolean }[] = [
  { name: 'contents', rules: /\.contents(?![\w-])/, isIn: ({ props }) => props?.contents === true },
  { name: 'diagram', rules: /\.diagram(?![\w])/, isIn: ({ props }) => props?.diagram !== undefined },
  { name: 'receipt', rules: /\.receipt(?![\w-])/, isIn: ({ props }) => isDrawn(props, 'receipt') },
  { name: 'talk', rules: /\.talk(?![\w-])/, isIn: ({ props }) => isDrawn(props, 'conversation') },
  { name: 'folds', rules: /\.folds|\.fold-body/, isIn: ({ type }) => type === 'faqGroup' || type === 'tabs' },
]

function isDrawn(props: Section['props'] | undefined, kind: string): boolean {
  const diagram = props?.diagram
  return typeof diagram === 'object' && diagram !== null && 'kind' in diagram && diagram.kind === kind
}

/** Names of the blocks on a page and of patterns that they share, each once and in the order of the alphabet: "cta folds hero tabs". */
export function blocksOn({ sections }: Pick<Page, 'sections'>): string {
  const patterns = PATTERNS.filter(({ isIn }) => sections.some(isIn)).map(({ name }) => name)
  return [...new Set([...sections.map(({ type }) => type), ...patterns])].sort().join(' ')
}
