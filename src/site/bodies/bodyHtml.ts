import type { Definition, Image, ImageReference, ListItem, Nodes, Paragraph, Root, Table } from 'mdast'
import { definitionsIn } from '../../parts/markdown'
import { escapeMarkup } from '../text/escape'

/** HTML, and of some of its offsets, in their order, the offset in the text that it was made of. */
export type Written = { html: string; places: readonly (readonly [html: number, text: number])[] }

/** The HTML of an article that is written as Markdown. HTML that stands in it stays as it is, as an author's. */
export function bodyHtml(tree: Root): Written {
  const writer = createWriter(definitionsIn(tree))
  writer.blocks(tree.children)
  return writer.written()
}

const TAGS = { strong: 'strong', emphasis: 'em', blockquote: 'blockquote' } as const
/** The headings of an article: its title is the first, and below the fourth they can no longer be told apart. */
const [HIGHEST, LOWEST] = [2, 4]

function createWriter(definitions: ReadonlyMap<string, Definition>) {
  const places: [number, number][] = []
  let html = ''
  const raw = (text: string, node?: Nodes): void => {
    const offset = node?.position?.start.offset
    if (offset !== undefined) places.push([html.length, offset])
    html += text
  }
  const around = (tag: string, node: Nodes, inner: () => void, attributes = ''): void => {
    raw(`<${tag}${attributes}>`, node)
    inner()
    raw(`</${tag.split(' ')[0]}>`)
  }
  const blocks = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      block(node)
      raw('\n')
    }
  }
  const line = (nodes: readonly Nodes[]): void => nodes.forEach(inline)

  function block(node: Nodes): void {
    switch (node.type) {
      case 'paragraph':
        return paragraph(node)
      case 'heading':
        return around(`h${Math.min(LOWEST, Math.max(HIGHEST, node.depth))}`, node, () => line(node.children))
      case 'blockquote':
        return around(TAGS.blockquote, node, () => blocks(node.children))
      case 'list':
        return around(node.ordered ? 'ol' : 'ul', node, () => blocks(node.children), node.ordered && node.start !== 1 ? ` start="${node.start}"` : '')
      case 'listItem':
        return around('li', node, () => entry(node))
      case 'code':
        return around('pre', node, () => raw(`<code${node.lang ? ` class="language-${escapeMarkup(node.lang)}"` : ''}>${escapeMarkup(node.value)}</code>`))
      case 'thematicBreak':
        return raw('<hr>', node)
      case 'table':
        return table(node)
      case 'html':
        return raw(node.value, node)
      case 'definition':
        return undefined
      default:
        return inline(node)
    }
  }

  /** A picture that stands alone is no paragraph, and its title is the line under it. */
  function paragraph(node: Paragraph): void {
    const [only, ...more] = node.children
    const title = only && more.length === 0 ? titleOf(only) : undefined
    if (title === undefined || only === undefined) return around('p', node, () => line(node.children))
    around('figure', node, () => {
      inline(only)
      raw(`<figcaption>${escapeMarkup(title)}</figcaption>`)
    })
  }

  function titleOf(node: Nodes): string | undefined {
    if (node.type !== 'image' && node.type !== 'imageReference') return undefined
    return (node.type === 'image' ? node.title : definitions.get(node.identifier)?.title) ?? undefined
  }

  /** An entry of one paragraph is written without the paragraph. */
  function entry({ children }: ListItem): void {
    const [only, ...more] = children
    if (only?.type === 'paragraph' && more.length === 0) line(only.children)
    else blocks(children)
  }

  function table({ children: [head, ...rows], align }: Table): void {
    const cells = (row: Table['children'][number], tag: string): void =>
      row.children.slice(0, head?.children.length).forEach((cell, index) => {
        const side = align?.[index]
        around(tag, cell, () => line(cell.children), side ? ` align="${side}"` : '')
      })
    raw('<table>')
    if (head) around('thead', head, () => around('tr', head, () => cells(head, 'th')))
    if (rows.length > 0) {
      raw('<tbody>')
      for (const row of rows) around('tr', row, () => cells(row, 'td'))
      raw('</tbody>')
    }
    raw('</table>')
  }

  function inline(node: Nodes): void {
    switch (node.type) {
      case 'strong':
      case 'emphasis':
        return around(TAGS[node.type], node, () => line(node.children))
      case 'link':
        return around('a', node, () => line(node.children), hrefAttribute(node.url))
      case 'linkReference':
        return around('a', node, () => line(node.children), hrefAttribute(definitions.get(node.identifier)?.url ?? ''))
      case 'image':
      case 'imageReference':
        return picture(node)
      case 'inlineCode':
        return around('code', node, () => raw(escapeMarkup(node.value)))
      case 'break':
        return raw('<br>', node)
      case 'html':
        return raw(node.value, node)
      default:
        return raw('value' in node ? escapeMarkup(node.value) : '', node)
    }
  }

  function picture(node: Image | ImageReference): void {
    const url = node.type === 'image' ? node.url : (definitions.get(node.identifier)?.url ?? '')
    raw(`<img src="${escapeMarkup(url)}" alt="${escapeMarkup(node.alt ?? '')}">`, node)
  }

  return { blocks, written: (): Written => ({ html: html.trimEnd(), places }) }
}

const hrefAttribute = (url: string): string => ` href="${escapeMarkup(url)}"`

/** The offset in the text of something in the HTML: of the nearest piece before it. */
export function textOffset({ places }: Written, offset: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.[0] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return places[low - 1]?.[1] ?? 0
}
