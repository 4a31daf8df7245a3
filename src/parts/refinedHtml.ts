import type { Element, Root } from 'hast'
import { hrefFault } from './href'
import { anchorOf, parseHtml, sanitized, textOf, visitElements } from './sanitize'

/** No name, title or language needs these, and who reads the HTML a second time could take them for the end of something. */
const CLOSES_SOMETHING = /<\/|--!?>|\]>/

/** An author's HTML as it is drawn: cut to what is allowed, its links, ids, headings and tables as a page needs them. */
export function refined(html: string): Root {
  const clean = sanitized(parseHtml(html))
  visitElements(clean, refine)
  return clean
}

/**
 * Gives every second-level heading an id that has none: `prefix` and its number.
 *
 * @returns these headings in the order of the page, each with its id and its words
 */
export function nameHeadings(body: Root, prefix: string): { id: string; title: string }[] {
  return elementsIn(body, 'h2').map((heading, index) => {
    const { id: own } = heading.properties
    const id = typeof own === 'string' ? own : `${prefix}${index + 1}`
    heading.properties.id = id
    return { id, title: textOf(heading).trim() }
  })
}

/** Whether every cell of a table stands under one heading, so that a phone can show its rows one below the other. */
export function isPlainGrid(table: Element): boolean {
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

/** A figure and nothing else: its sign, currency and unit; and a word in its place, such as "None". */
const FIGURE = /^[-−+]?\p{Sc}?[-−]?\d[\d.,\s]*(?:%|[a-z]{1,2}|\p{Sc})?$/iu

const NO_FIGURE = /^\S{0,5}$/u

/**
 * Sets columns of figures by their last digit, as accounts are set, where their author says nothing else;
 * not the first, which names the rows. Words may stand in place of a few.
 */
function alignFigures(table: Element): void {
  const rows = elementsIn(table, 'tr').map((row) => elementsIn(row, 'td', 'th'))
  const [head = [], ...lines] = rows
  head.slice(1).forEach((name, place) => {
    const index = place + 1
    const cells = lines.map((line) => line[index])
    const words = cells.map((cell) => (cell?.tagName === 'td' ? textOf(cell).trim() : undefined))
    const figures = words.filter((text) => text !== undefined && FIGURE.test(text))
    if (figures.length * 2 <= cells.length || !words.every((text) => text !== undefined && (FIGURE.test(text) || NO_FIGURE.test(text)))) return
    for (const cell of [name, ...cells]) if (cell && cell.properties.align === undefined) cell.properties.dataAlign ??= 'end'
  })
}

/** The elements of these names inside another, in the order of the page. */
export function elementsIn(node: Element | Root, ...names: string[]): Element[] {
  const found: Element[] = []
  visitElements(node, (element) => void (names.includes(element.tagName) && found.push(element)))
  return found
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
  if (element.tagName === 'table' && isPlainGrid(element)) {
    labelCells(element)
    alignFigures(element)
  }
}
