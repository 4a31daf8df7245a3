import { anchorOf, sanitized, visitElements } from '../../parts/sanitize'
import { soundTree } from './html'
import type { TextRange } from '../text/location'

/** An id that a page shows, and where its value stands in the text. */
export type HtmlId = { id: string; within: TextRange | undefined }

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
      if (id !== undefined) found.push({ id, within: placeOfId(html, element.position?.start.offset, id) })
    })
  }
  return found
}

function placeOfId(html: string, start: number | undefined, id: string): TextRange | undefined {
  const attribute = start === undefined ? undefined : /[\s"'/]id\s*=\s*["']?/i.exec(html.slice(start))
  return attribute && start !== undefined ? { start: start + attribute.index + attribute[0].length, length: id.length } : undefined
}
