import { dirname, join } from 'node:path'
import { hrefsIn, type Href } from '../../site/check/hrefs'
import { parseMarkdown, visitMarkdown } from '../../parts/markdown'
import { readContent } from '../../site/read/readFile'
import { isObject, type JsonPath } from '../../site/text/jsonPath'
import { bodiesIn } from '../../site/bodies/bodies'

/** A Markdown file with the body of an item: its name as the item says it, where the item does so, and its text, letter by letter. */
export type BodyFile = { name: string; place: JsonPath; text: string }
/** Another text for such a file. */
export type BodyEdit = { name: string; before: string; after: string }

const MARK = '\ufeff'
// What stands at the beginning of a file to say that it is UTF-8 belongs to its letters.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Where the file of a body lies on the disk. */
export const bodyPath = (pages: string, name: string): string => join(dirname(pages), name)

/**
 * All files that items of a content file have their bodies in, each once; those that cannot be read are left out.
 *
 * @param pages the path of the content file
 * @param value what it holds, of whatever shape
 */
export function bodyFilesOf(pages: string, value: unknown): BodyFile[] {
  const bodies = bodiesIn(dirname(pages))
  const found = new Map<string, BodyFile>()
  for (const { name, place } of namedIn(value)) {
    if (found.has(name) || 'reason' in bodies.read(name)) continue
    found.set(name, { name, place, text: decoder.decode(readContent(bodyPath(pages, name))) })
  }
  return [...found.values()]
}

function namedIn(value: unknown): { name: string; place: JsonPath }[] {
  const collections = isObject(value) && isObject(value.collections) ? Object.entries(value.collections) : []
  return collections.flatMap(([collection, written]) => {
    const isDeclared = isObject(written)
    const items: unknown = isDeclared ? written.items : written
    if (!Array.isArray(items)) return []
    return items.flatMap((item: unknown, index) =>
      isObject(item) && typeof item.body === 'string' ? [{ name: item.body, place: ['collections', collection, ...(isDeclared ? ['items'] : []), index, 'body'] }] : [],
    )
  })
}

/** The links of a body: those of Markdown, and those of HTML that stands in it. */
export function hrefsInBody(text: string): Href[] {
  // Offsets in Markdown count from behind it.
  const mark = text.startsWith(MARK) ? MARK.length : 0
  const shown = text.slice(mark)
  const shifted = ({ href, within }: Href, by: number): Href => ({ href, within: within && { start: within.start + by, length: within.length } })
  const found = hrefsIn(shown, 'richText').map((href) => shifted(href, mark))
  const tree = parseMarkdown(shown)
  if (!tree) return found
  visitMarkdown(tree, (node) => {
    const start = mark + (node.position?.start.offset ?? 0)
    if (node.type === 'html') for (const href of hrefsIn(node.value, 'html')) found.push(shifted(href, start))
  })
  return found
}
