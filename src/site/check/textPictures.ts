import type { Element } from 'hast'
import type { Image, ImageReference, Root } from 'mdast'
import { definitionsIn, parseMarkdown, visitMarkdown } from '../../parts/markdown'
import type { Role } from '../../parts/role'
import { parseHtmlWithPlaces, visitElements } from '../../parts/sanitize'
import { markOf, type Schema } from '../schema/schemaTree'
import { isObject } from '../text/jsonPath'
import type { TextRange } from '../text/location'

/** A picture in a running text: its path as it is written, its words where it has any, and where it and its address stand. */
export type TextPicture = { path: string; words: string | undefined; whole: TextRange; address: TextRange }

/** The sorts of strings in which pictures may stand. */
export const HOLDS_PICTURES = ['html', 'pictures'] as const

/** Whether pictures that stand in a string are shown. */
export function holdsPictures(role: Role | undefined, schema: Schema): boolean {
  return role === 'html' || markOf(schema).pictures === true
}

/** The pictures in a running text or in HTML, in their order; none where it would take too long to read. */
export function picturesIn(text: string, role: Role | undefined): TextPicture[] {
  if (role === 'html') return /<img\b/i.test(text) ? inHtml(text) : []
  const tree = text.includes('![') ? parseMarkdown(text) : undefined
  return tree ? inMarkdown(tree, text) : []
}

/** A text with another address in the place of that of each picture. `change` returns nothing where it stays; what it returns holds neither quotation marks nor angle brackets. */
export function mapPictures(text: string, role: Role | undefined, change: (path: string) => string | undefined): string {
  const found = new Map(picturesIn(text, role).map((picture) => [picture.address.start, picture]))
  const pieces: string[] = []
  let from = 0
  for (const { path, address } of [...found.values()].sort((one, other) => one.address.start - other.address.start)) {
    const next = change(path)
    if (next === undefined) continue
    pieces.push(text.slice(from, address.start), role === 'html' ? `src="${next}"` : `<${next}>`)
    from = address.start + address.length
  }
  return [...pieces, text.slice(from)].join('')
}

function inHtml(html: string): TextPicture[] {
  const found: TextPicture[] = []
  try {
    visitElements(parseHtmlWithPlaces(html), (element) => {
      const { src, alt } = element.properties
      const address = attributePlace(element, 'src')
      if (element.tagName !== 'img' || typeof src !== 'string' || !address) return
      found.push({ path: src, words: typeof alt === 'string' ? alt : undefined, whole: rangeOf(element), address })
    })
  } catch (error) {
    // What is nested too deep is told elsewhere, and comes to no page.
    if (!(error instanceof RangeError)) throw error
  }
  return found
}

function attributePlace({ data }: Element, name: string): TextRange | undefined {
  const places = isObject(data?.position) ? data.position.properties : undefined
  const place = isObject(places) ? places[name] : undefined
  return isObject(place) ? rangeOf({ position: place as Element['position'] }) : undefined
}

function rangeOf({ position }: Pick<Element | Image, 'position'>): TextRange {
  const start = position?.start.offset ?? 0
  return { start, length: (position?.end.offset ?? start) - start }
}

function inMarkdown(tree: Root, text: string): TextPicture[] {
  const definitions = definitionsIn(tree)
  const found: TextPicture[] = []
  const add = ({ alt, ...node }: Image | ImageReference, holder: Pick<Image, 'url' | 'position'>) => {
    const address = addressIn(rangeOf(holder), text)
    if (address) found.push({ path: holder.url, words: alt || undefined, whole: rangeOf(node), address })
  }
  visitMarkdown(tree, (node) => {
    if (node.type === 'image') add(node, node)
    const definition = node.type === 'imageReference' ? definitions.get(node.identifier) : undefined
    if (node.type === 'imageReference' && definition) add(node, definition)
  })
  return found
}

/** The address at the end of a picture, or of a line that gives one a name, with its angle brackets; what may follow is a title. */
const ADDRESS = /\](?:\(|:)\s*(<(?:\\.|[^<>\\])*>|(?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\])*\))+)(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^()\\])*\)))?\s*\)?$/d

function addressIn({ start, length }: TextRange, text: string): TextRange | undefined {
  const [first, end] = ADDRESS.exec(text.slice(start, start + length))?.indices?.[1] ?? []
  return first === undefined || end === undefined ? undefined : { start: start + first, length: end - first }
}
