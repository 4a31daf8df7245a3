import type { Element } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Anchor } from './Anchor'
import { CodeBlock } from './CodeBlock'
import { hrefFault } from './href'
import { isReference } from './mediaFile'
import { Picture } from './Picture'
import type { Slot } from './slot'
import { mayOverflow, scrollable } from './tableWidth'
import { anchorOf, parseHtml, sanitized, textOf, visitElements } from './sanitize'

/** No name, title or language needs these, and who reads the HTML a second time could take them for the end of something. */
const CLOSES_SOMETHING = /<\/|--!?>|\]>/

const components: Partial<Components> = {
  a: ({ node: _node, ...props }) => <Anchor {...props} />,
  figure: ({ node: _node, ...props }) => <figure className="figure" {...props} />,
  pre: ({ node, children }) => <CodeBlock text={node ? textOf(node) : ''}>{children}</CodeBlock>,
  table: ({ node, ...props }) => {
    const isPlain = node !== undefined && isPlainGrid(node)
    return (
      <div className={isPlain ? 'scroll-x sheets' : 'scroll-x'} {...scrollable(captionOf(node), !isPlain || mayOverflow(wordsOf(node)))}>
        <table {...props} />
      </div>
    )
  },
}

/** Whether every cell of a table stands under one heading, so that a phone can show its rows one below the other. */
function isPlainGrid(table: Element): boolean {
  let isPlain = elementsIn(table, 'thead').length === 1
  for (const cell of elementsIn(table, 'td', 'th')) isPlain &&= !cell.properties.colSpan && !cell.properties.rowSpan
  return isPlain
}

/** Names the column in each cell, for screens on which the columns do not fit. */
function labelCells(table: Element): void {
  const [head] = elementsIn(table, 'thead')
  const labels = head ? elementsIn(head, 'th', 'td').map(textOf) : []
  for (const row of elementsIn(table, 'tr')) {
    elementsIn(row, 'td', 'th').forEach((cell, index) => {
      if (cell.tagName === 'td') cell.properties.dataLabel = labels[index]
    })
  }
}

/** The words of every cell, by rows. */
function wordsOf(table: Element): string[][] {
  return elementsIn(table, 'tr').map((row) => elementsIn(row, 'td', 'th').map(textOf))
}

/** What a table is called where it has no caption: the headings of its columns. */
function captionOf(table: Element | undefined): string {
  const words: string[] = []
  if (table) visitElements(table, (element) => void ((element.tagName === 'caption' || element.properties.scope === 'col') && words.push(textOf(element))))
  return words.join(', ')
}

function elementsIn(node: Element, ...names: string[]): Element[] {
  const found: Element[] = []
  visitElements(node, (element) => void (names.includes(element.tagName) && found.push(element)))
  return found
}

/**
 * The body of an article: parsed, cut to what is allowed, drawn as React elements. Author's HTML is never set as HTML.
 * Its pictures are drawn only where it is said how wide they stand.
 */
export function Html({ children, slots }: { children: string; slots?: readonly Slot[] }) {
  const clean = sanitized(parseHtml(children))
  visitElements(clean, refine)
  const img = ({ src, alt = '' }: { src?: string; alt?: string }) => slots && src && isReference(src) && <Picture picture={{ src, alt }} slots={slots} />
  return toJsxRuntime(clean, { Fragment, jsx, jsxs, components: { ...components, img }, passNode: true })
}

function isEmpty(element: Element): boolean {
  return textOf(element).trim() === '' && elementsIn(element, 'img').length === 0
}

function refine(element: Element): void {
  const { properties } = element
  // Links lead to it by the name that its author gave it; to any other name none can lead, and two may be the same.
  const anchor = anchorOf(element)
  if (anchor === undefined) delete properties.id
  else properties.id = anchor
  if (typeof properties.href === 'string' && hrefFault(properties.href)) delete properties.href
  for (const [name, value] of Object.entries(properties)) if (CLOSES_SOMETHING.test(String(value))) delete properties[name]
  // A heading without words would be read out as one; what leads to it still arrives.
  if (/^h\d$/.test(element.tagName) && isEmpty(element)) element.tagName = 'p'
  if (element.tagName === 'thead') {
    visitElements(element, (cell) => {
      if (cell.tagName === 'th') cell.properties.scope ??= 'col'
    })
  }
  if (element.tagName === 'th') element.properties.scope ??= 'row'
  if (properties.align !== undefined) {
    // As it is meant by who reads from left to right; the other way it is the other side.
    properties.dataAlign = properties.align === 'left' ? undefined : properties.align === 'right' ? 'end' : 'center'
    delete properties.align
  }
  if (element.tagName === 'table' && isPlainGrid(element)) labelCells(element)
}
