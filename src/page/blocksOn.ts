import type { Page, Section } from '../site/schema/site'

/** Patterns of the stylesheet that blocks share and many pages do not have: what their rules are about, and which sections have them. */
export const PATTERNS: readonly { name: string; rules: RegExp; isIn: (section: Section) => boolean }[] = [
  { name: 'contents', rules: /\.contents(?![\w-])/, isIn: ({ props }) => props?.contents === true },
  // Before all diagrams, whose rules those of one kind follow.
  { name: 'balance', rules: /\.diagram\[data-kind=["']?balance/, isIn: ({ props }) => isDrawn(props, 'balance') },
  { name: 'diagram', rules: /\.diagram(?![\w])/, isIn: ({ props }) => props?.diagram !== undefined },
  { name: 'receipt', rules: /\.receipt(?![\w-])/, isIn: ({ props }) => isDrawn(props, 'receipt') },
  { name: 'talk', rules: /\.talk(?![\w-])/, isIn: ({ props }) => isDrawn(props, 'conversation') },
  // Before what may have them beside it: rules about both are for those that have them.
  { name: 'facts', rules: /\.hero-facts(?![\w-])/, isIn: ({ type, props }) => type === 'hero' && props?.facts !== undefined },
  { name: 'edge', rules: /\.hero-edge(?![\w-])/, isIn: ({ type, props }) => type === 'hero' && props?.place === 'edge' },
  { name: 'sheets', rules: /\.(?:sheets|few)(?![\w-])/, isIn: ({ type, props }) => type === 'table' || hasColumns(props) || holds(props, TABLE) },
  { name: 'folds', rules: /\.folds|\.fold-body/, isIn: ({ type }) => type === 'faqGroup' || type === 'tabs' },
]

/** A table in a text: the line below its head, or its tag. */
const TABLE = /^[ \t>]*(?:\|[ \t]*:?-+:?[ \t]*(?:\|[ \t|:-]*)?|:?-+:?[ \t]*\|[ \t|:-]*)$|<table\b/im

/** Whether a text anywhere in a value has a sign in it. */
export function holds(value: unknown, sign: RegExp): boolean {
  if (typeof value === 'string') return sign.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, sign))
}

/** Whether a chart tells the values of several lines in a table. */
function hasColumns(props: Section['props'] | undefined): boolean {
  const picture = props?.picture
  return typeof picture === 'object' && picture !== null && 'names' in picture && Array.isArray(picture.names) && picture.names.length > 1
}

function isDrawn(props: Section['props'] | undefined, kind: string): boolean {
  const diagram = props?.diagram
  return typeof diagram === 'object' && diagram !== null && 'kind' in diagram && diagram.kind === kind
}

/** Names of the blocks on a page and of patterns that they share, each once and in the order of the alphabet: "cta folds hero tabs". */
export function blocksOn({ sections }: Pick<Page, 'sections'>): string {
  const patterns = PATTERNS.filter(({ isIn }) => sections.some(isIn)).map(({ name }) => name)
  return [...new Set([...sections.map(({ type }) => type), ...patterns])].sort().join(' ')
}
