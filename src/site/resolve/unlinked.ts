import type { Nodes } from 'mdast'
import { definitionsIn, parseMarkdown, visitMarkdown } from '../../parts/markdown'
import { parseHtml, visitElements } from '../../parts/sanitize'

/** Whether nothing is where an address leads. */
export type IsDead = (href: string) => boolean

/** A stretch of a text that is taken out of it. */
type Cut = { from: number; to: number }

/** Without any of these there is no link in a running text. */
const PERHAPS = /\]\(|\]:/

/** A running text in which the words of dead links stand without them. */
export function unlinkedText(text: string, isDead: IsDead): string {
  const tree = PERHAPS.test(text) ? parseMarkdown(text) : undefined
  if (!tree) return text
  const definitions = definitionsIn(tree)
  const cuts: Cut[] = []
  visitMarkdown(tree, (node) => {
    if (node.type === 'definition' && isDead(node.url)) cuts.push(stretchOf(node))
    const url = node.type === 'linkReference' ? definitions.get(node.identifier)?.url : node.type === 'link' ? node.url : undefined
    if (url !== undefined && isDead(url) && 'children' in node) around(stretchOf(node), node.children.map(stretchOf)).forEach((cut) => cuts.push(cut))
  })
  return without(text, cuts)
}

/** HTML in which what dead links hold stands without them. */
export function unlinkedHtml(html: string, isDead: IsDead): string {
  if (!/<a\s/i.test(html)) return html
  const cuts: Cut[] = []
  visitElements(parseHtml(html), (element) => {
    if (element.tagName === 'a' && typeof element.properties.href === 'string' && isDead(element.properties.href))
      around(stretchOf(element), element.children.map(stretchOf)).forEach((cut) => cuts.push(cut))
  })
  return without(html, cuts)
}

function stretchOf({ position }: { position?: Nodes['position'] | undefined }): Cut {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}

/** What stands before and behind the parts of a whole. */
function around({ from, to }: Cut, parts: readonly Cut[]): Cut[] {
  const [first, last] = [parts[0], parts.at(-1)]
  return first && last
    ? [
        { from, to: first.from },
        { from: last.to, to },
      ]
    : [{ from, to }]
}

/** Each piece is copied once, however many are cut out. */
function without(text: string, cuts: readonly Cut[]): string {
  let end = 0
  const kept = cuts
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => {
      const piece = text.slice(end, Math.max(end, from))
      end = Math.max(end, to)
      return piece
    })
  return kept.join('') + text.slice(end)
}
