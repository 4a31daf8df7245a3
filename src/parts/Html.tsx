import type { Element, Root } from 'hast'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { Anchor } from './Anchor'
import { hrefFault } from './href'

/** What an article may contain. Everything else is dropped, its text kept; scripts and styles are dropped whole. */
const ALLOWED: Schema = {
  ...defaultSchema,
  tagNames: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'code',
    'pre',
    'a',
    'blockquote',
    'hr',
    'br',
    'sup',
    'sub',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
  ],
  attributes: { a: ['href', 'title'], th: [['scope', 'row', 'col'], 'colSpan', 'rowSpan'], td: ['colSpan', 'rowSpan'], ol: ['start'], '*': ['id', 'lang', 'dir'] },
  clobberPrefix: 'content-',
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'textarea', 'select', 'title'],
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

const components: Partial<Components> = {
  a: ({ node: _node, ...props }) => <Anchor {...props} />,
  table: ({ node, ...props }) => (
    <div className={node && isPlainGrid(node) ? 'scroll-x sheets' : 'scroll-x'} tabIndex={0} role="region" aria-label={captionOf(node)}>
      <table {...props} />
    </div>
  ),
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

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '')).join('')
}

/** The body of an article: parsed, cut to what is allowed, drawn as React elements. Author's HTML is never set as HTML. */
export function Html({ children }: { children: string }) {
  const clean = sanitize(parser.parse(children), ALLOWED) as Root
  visitElements(clean, refine)
  return toJsxRuntime(clean, { Fragment, jsx, jsxs, components, passNode: true })
}

function refine(element: Element): void {
  const { href } = element.properties
  if (typeof href === 'string' && hrefFault(href)) delete element.properties.href
  if (element.tagName === 'thead') {
    visitElements(element, (cell) => {
      if (cell.tagName === 'th') cell.properties.scope ??= 'col'
    })
  }
  if (element.tagName === 'th') element.properties.scope ??= 'row'
  if (element.tagName === 'table' && isPlainGrid(element)) labelCells(element)
}

function visitElements(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    visit(child)
    visitElements(child, visit)
  }
}
