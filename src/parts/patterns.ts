import type { StylePart } from './stylePart'

/** Fields of a section of any block. */
type Fields = Readonly<Record<string, unknown>>

/**
 * Patterns of the stylesheet that blocks share and many pages do not have, by their names in the order in which rules are looked
 * for; a pattern that no field or text shows is said in the styles.ts of the blocks that have it.
 */
export const PATTERNS: readonly (StylePart<Fields> & { pattern: string; rules: RegExp })[] = [
  { pattern: 'contents', rules: /\.contents(?![\w-])/, isIn: ({ contents }) => contents === true },
  { pattern: 'terms', rules: /\.terms(?![\w-])/, isIn: (props) => holds(props, TERM) },
  // Before all diagrams, whose rules those of one kind follow.
  { pattern: 'balance', rules: /\.diagram\[data-kind=["']?balance/, isIn: (props) => isDrawn(props, 'balance') },
  { pattern: 'diagram', rules: /\.diagram(?![\w])/, isIn: ({ diagram }) => diagram !== undefined },
  { pattern: 'receipt', rules: /\.receipt(?![\w-])/, isIn: (props) => isDrawn(props, 'receipt') },
  { pattern: 'talk', rules: /\.talk(?![\w-])/, isIn: (props) => isDrawn(props, 'conversation') },
  { pattern: 'sheets', rules: /\.(?:sheets|few|figures)(?![\w-])/, isIn: (props) => holds(props, TABLE) },
  { pattern: 'folds', rules: /\.folds|\.fold-body/, isIn: () => false },
]

/** A table in a text: the line below its head, or its tag. */
const TABLE = /^[ \t>]*(?:\|[ \t]*:?-+:?[ \t]*(?:\|[ \t|:-]*)?|:?-+:?[ \t]*\|[ \t|:-]*)$|<table\b/im
/** A point of a list that opens with bold words. */
const TERM = /^[ \t>]*[-+*][ \t]+(?:\*\*|__)|<li\b[^>]*>\s*<strong\b/im

/**
 * Names of the patterns that a section has, each once.
 *
 * @param styles what its block says of them
 * @param props what it is drawn with
 */
export function patternsIn(styles: readonly StylePart[], props: object): string[] {
  const shown = [...PATTERNS, ...styles].filter(({ pattern, isIn }) => pattern !== undefined && isIn(props as never))
  return [...new Set(shown.flatMap(({ pattern = [] }) => pattern))]
}

/** Whether a text anywhere in a value has a sign in it. */
export function holds(value: unknown, sign: RegExp): boolean {
  if (typeof value === 'string') return sign.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => holds(part, sign))
}

function isDrawn({ diagram }: Fields, kind: string): boolean {
  return typeof diagram === 'object' && diagram !== null && 'kind' in diagram && diagram.kind === kind
}
