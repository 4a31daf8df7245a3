import type { Element } from 'hast'
import { anchorOf, sanitized, visitElements } from '../../parts/sanitize'
import { soundTree } from './html'
import type { TextRange } from '../text/location'

/** An id that a page shows, and where its value stands in the text. */
export type HtmlId = { id: string; within: TextRange | undefined }

/** One attribute of a tag with its value, which may hold what looks like another. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/y

const known = new Map<string, readonly HtmlId[]>()
/** Texts that are remembered at most. */
const MOST_KNOWN = 1_000

/** The ids in HTML to which links can lead, in their order. It is parsed only where it seems to have one: parsing takes time. */
export function idsInHtml(html: string): readonly HtmlId[] {
  if (!/\bid\s*=/i.test(html)) return []
  const found = known.get(html) ?? find(html)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(html, found)
  return found
}

function find(html: string): HtmlId[] {
  const tree = soundTree(html)
  const found: HtmlId[] = []
  if (tree) {
    visitElements(sanitized(tree), (element) => {
      const id = anchorOf(element)
      if (id !== undefined) found.push({ id, within: placeOfId(html, element) })
    })
  }
  return found
}

function placeOfId(html: string, { tagName, position }: Element): TextRange | undefined {
  const start = position?.start.offset
  if (start === undefined) return undefined
  ATTRIBUTE.lastIndex = start + 1 + tagName.length
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const [whole, name = '', value = ''] = found
    const quote = /^["']/.test(value) ? 1 : 0
    if (name.toLowerCase() === 'id') return { start: found.index + whole.length - value.length + quote, length: value.length - 2 * quote }
  }
  return undefined
}
