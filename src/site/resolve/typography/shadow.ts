import type { Nodes } from 'mdast'
import { parseMarkdown, visitMarkdown } from '../../../parts/markdown'
import { MARKUP } from '../../../parts/plainTree'
import { EDGE, SEEN_THROUGH } from './typeset'

/** Stands for something that is read as one word, and in which nothing is set. */
const WORD = 'x'
const AS_TYPED_IN_MARKDOWN: ReadonlySet<Nodes['type']> = new Set(['inlineCode', 'code', 'html', 'image'])

/** The shadow of Markdown: its words where they stand. What is escaped with a backslash stays as it is typed. */
export function shadowOfMarkdown(text: string): string | undefined {
  if (!MARKUP.test(text)) return text
  const tree = parseMarkdown(text)
  if (!tree) return undefined
  const shadow: string[] = text.split('').map((sign) => (sign === EDGE ? EDGE : SEEN_THROUGH))
  visitMarkdown(tree, (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    if (node.type === 'text') for (let at = start; at < end; at++) shadow[at] = text[at - 1] === '\\' ? WORD : (text[at] ?? WORD)
    if (AS_TYPED_IN_MARKDOWN.has(node.type)) for (let at = start; at < end; at++) shadow[at] = text[at] === EDGE ? EDGE : WORD
  })
  return shadow.join('')
}

/** Elements whose text is read as it is typed. */
const AS_TYPED = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea', 'var'])
/** Elements that stand in a line of words. */
const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'dfn', 'del', 'em', 'i', 'ins', 'mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'])
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i

/** The shadow of HTML: its words where they stand; undefined where a tag does not end. */
export function shadowOfHtml(html: string): string | undefined {
  let [shadow, at, typed] = ['', 0, '']
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const words = html.slice(at, next < 0 ? html.length : next)
    shadow += typed === '' ? words : WORD.repeat(words.length)
    if (next < 0) break
    const end = endOfTag(html, next)
    if (end === undefined) return undefined
    const [, slash, name = ''] = TAG.exec(html.slice(next, Math.min(end, next + 40))) ?? []
    const tag = name.toLowerCase()
    if (AS_TYPED.has(tag) && (typed === '' || typed === tag)) typed = slash ? '' : tag
    shadow += (INLINE.has(tag) || AS_TYPED.has(tag) ? SEEN_THROUGH : EDGE).repeat(end - next)
    at = end
  }
  return shadow
}

/** Where a tag or a comment ends that begins at an index. */
function endOfTag(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) return endAfter(html.indexOf('-->', start + 4), 3)
  let quote = ''
  for (let at = start + 1; at < html.length; at++) {
    const sign = html[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
    else if (sign === '<') return undefined
  }
  return undefined
}

const endAfter = (index: number, length: number) => (index < 0 ? undefined : index + length)
