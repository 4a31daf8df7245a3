import { type JsonPath, valueAt } from '../text/jsonPath'
import { textOf, visitElements } from '../../parts/sanitize'
import type { Blocks } from '../../blocks/schemas'
import { markOf, schemaAt } from '../schema/schemaTree'
import type { TextRange } from '../text/location'
import type { Section } from '../schema/site'
import { HOLDS_LINKS } from '../check/hrefs'
import { linksInText } from '../check/textLinks'
import { treesOf } from './trees'
import { visitStrings } from '../schema/walk'

/** A link as a reader meets it. `path` leads into the section to the words, or to the text that holds the link. */
export type LinkAt = { label: string; href: string; path: JsonPath; within?: TextRange | undefined }

const known = new WeakMap<Section, LinkAt[]>()

/** The links of a section with the words by which they are read out; looked for once. */
export function linksOf(section: Section, blocks: Blocks): LinkAt[] {
  const found = known.get(section) ?? findLinks(section, blocks)
  known.set(section, found)
  return found
}

function findLinks({ type, props }: Section, blocks: Blocks): LinkAt[] {
  const schema = blocks[type]?.schema
  const found: LinkAt[] = []
  if (!schema) return found
  visitStrings(
    schema,
    props,
    (text, role, path, own) => {
      if (role === 'richText') for (const { label, href, whole } of linksInText(text)) found.push({ label, href, path, within: whole })
      if (role === 'html' && /<a\s/i.test(text)) for (const link of inHtml(text, path)) found.push(link)
      if (role !== 'href') return
      const link = path.slice(0, -1)
      const words = markOf(own).words ?? 'label'
      const label = valueAt(props, [...link, words])
      if (typeof label !== 'string') return
      const linkSchema = schemaAt(schema, props, link)
      const around = linkSchema && markOf(linkSchema).readWith
      const more = around === undefined ? undefined : valueAt(props, [...link.slice(0, -1), around])
      found.push({ label: typeof more === 'string' ? `${label}: ${more}` : label, href: text, path: [...link, words] })
    },
    HOLDS_LINKS,
  )
  return found
}

function inHtml(html: string, path: JsonPath): LinkAt[] {
  const found: LinkAt[] = []
  visitElements(treesOf(html).shown, (element) => {
    const { start, end } = element.position ?? {}
    if (element.tagName !== 'a' || typeof element.properties.href !== 'string') return
    const from = start?.offset ?? 0
    found.push({ label: textOf(element), href: element.properties.href, path, within: { start: from, length: (end?.offset ?? from) - from } })
  })
  return found
}

/** Every address in a value, under whatever name of a link it stands; also those of listed items. */
export function hrefsUnder(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, child] of Object.entries(value)) {
    if (typeof child !== 'string') hrefsUnder(child, found)
    else if (key === 'href') found.push(child)
  }
  return found
}
