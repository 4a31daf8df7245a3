import type { Link, LinkReference, Root } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { definitionsIn, parseMarkdown, visitMarkdown } from '../../parts/markdown'
import type { TextRange } from '../text/location'

/** A link in running text, in whatever form it is written: where it stands, and where its address does. */
export type TextLink = { label: string; href: string; whole: TextRange; address: TextRange }

/** Without any of these there is no link: one with its address, one between angle brackets, one by name. */
const PERHAPS = /\]\(|<|\]:/
/** The address behind the words of a link, or behind a name. */
const ADDRESS = /\](?:\(|:)\s*(?:<((?:\\.|[^<>\\])*)>|((?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))*))/dg

/** Templates and shared sections bring the same text to many pages. */
const known = new Map<string, readonly TextLink[]>()
/** Texts that are remembered at most. */
const MOST_KNOWN = 5_000

/** The links of a running text as a page draws them, in their order; none where it would take too long to read. */
export function linksInText(text: string): readonly TextLink[] {
  if (!PERHAPS.test(text)) return []
  const tree = known.has(text) ? undefined : parseMarkdown(text)
  const found = known.get(text) ?? (tree ? linksOf(tree, text) : [])
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, found)
  return found
}

function linksOf(tree: Root, text: string): TextLink[] {
  const definitions = definitionsIn(tree)
  const found: TextLink[] = []
  visitMarkdown(tree, (node) => {
    if (node.type === 'link') found.push({ label: toPlain(node), href: node.url, whole: stretchOf(node), address: addressOf(node, text) })
    const definition = node.type === 'linkReference' ? definitions.get(node.identifier) : undefined
    if (node.type === 'linkReference' && definition)
      found.push({ label: toPlain(node), href: definition.url, whole: stretchOf(node), address: addressAt(stretchOf(definition), 0, text) })
  })
  return found
}

function stretchOf({ position }: Pick<Link | LinkReference, 'position'>): TextRange {
  const start = position?.start.offset ?? 0
  return { start, length: (position?.end.offset ?? start) - start }
}

function addressOf(link: Link, text: string): TextRange {
  const whole = stretchOf(link)
  if (text[whole.start] === '<') return { start: whole.start + 1, length: whole.length - 2 }
  const words = link.children.at(-1)?.position?.end.offset
  return addressAt(whole, (words ?? whole.start + 1) - whole.start, text)
}

/** @param from where in the stretch the words end */
function addressAt({ start, length }: TextRange, from: number, text: string): TextRange {
  ADDRESS.lastIndex = start + from
  const { indices } = ADDRESS.exec(text.slice(0, start + length)) ?? {}
  const [first, end] = indices?.[1] ?? indices?.[2] ?? [start, start + length]
  return { start: first, length: end - first }
}
