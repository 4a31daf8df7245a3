import { plainFile, schemaWith } from '../../site/schema/itemFields'
import { parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import type { Role } from '../../parts/role'
import { HOLDS_LINKS, type Href, hrefsIn } from '../../site/check/hrefs'
import { type BodyEdit, type BodyFile, hrefsInBody } from './bodyFiles'
import { ownPath } from '../../site/check/ownPath'
import { keyedPages } from '../../site/expand/keyed'
import { schemaOf } from '../../site/schema/composed'
import { languagesOf } from '../../site/schema/languages'
import type { PagesFile, WrittenFile } from '../../site/schema/schema'
import { visitFile } from '../../site/schema/visitFile'
import { applyEdits, type Edit } from '../../site/text/edits'
import { isObject, type JsonPath } from '../../site/text/jsonPath'
import type { TextRange } from '../../site/text/location'
import { rangeOf } from '../../site/text/position'

/** A link to a page of the site: its place, the part of the text that names the page, and the path that it means. */
export type PageLink = {
  path: JsonPath
  within: TextRange
  page: string
  written: string
  /** Whether it names the page by its key, and so leads to it wherever it lies. */
  byKey: boolean
  /** The file beside the content file in which it stands, where it does not stand at `path` itself. */
  body?: string
}

/** Every link of a file that leads to a page, in whichever spelling, redirects included. */
export function pageLinks(file: WrittenFile, blocks: Blocks, bodies: readonly BodyFile[] = []): PageLink[] {
  const links: PageLink[] = []
  const plain = plainFile(file)
  const keyed = soleAddresses(plain)
  const look = (text: string, role: Role | undefined, path: JsonPath) => add(text, hrefsIn(text, role), path)
  const add = (text: string, hrefs: readonly Href[], path: JsonPath, body?: string) => {
    for (const { href, within } of hrefs) {
      const [, key] = BY_KEY.exec(href) ?? []
      const page = IS_OWN.test(href) ? ownPath(href, plain.site.url) : key === undefined ? undefined : keyed.get(key)
      const start = within?.start ?? 0
      const [written = ''] = /^[^?#]*/.exec(text.slice(start, start + (within?.length ?? text.length))) ?? []
      if (page !== undefined) links.push({ path, within: { start, length: written.length }, page, written, byKey: key !== undefined, ...(body !== undefined && { body }) })
    }
  }
  visitFile(schemaWith(schemaOf(blocks), file.collections), file, look, HOLDS_LINKS)
  // A fact is whatever the text is in which it stands.
  walkStrings(file.site.facts, (text, path) => look(text, IS_OWN.test(text) ? 'href' : 'richText', ['site', 'facts', ...path]))
  for (const { name, place, text } of bodies) add(text, hrefsInBody(text), place, name)
  return links
}

/** A link that names a page by its key. */
const BY_KEY = /^\{page\.([\w.-]+)\}/

/** The address of each key that only one page has: of several, links lead to another one when it goes. */
function soleAddresses(file: PagesFile): ReadonlyMap<string, string> {
  const keyed = [...keyedPages(file, languagesOf(file.site))]
  return new Map(keyed.flatMap(([key, paths]) => ([...paths.values()].length === 1 ? [...paths.values()].map((path) => [key, path] as const) : [])))
}

const IS_OWN = /^(?:\/(?!\/)|https?:)/i

function walkStrings(value: unknown, visit: (text: string, path: JsonPath) => void, path: JsonPath = []): void {
  if (typeof value === 'string') visit(value, path)
  else if (isObject(value)) for (const [name, child] of Object.entries(value)) walkStrings(child, visit, [...path, name])
}

/** Makes links lead to other pages; what stands behind the page's address, as in "/faq#fees", stays. A whole address stays a whole one. */
export function relinkEdits(text: string, links: readonly PageLink[], target: (page: string) => string | undefined): Edit[] {
  const tree = parseTree(text)
  return links.flatMap((link) => {
    const by = link.body === undefined ? anew(link, target) : undefined
    return by === undefined ? [] : [{ ...rangeOf({ path: link.path, on: 'value', within: link.within }, tree, text), by: JSON.stringify(by).slice(1, -1) }]
  })
}

/** The same in the files of bodies. */
export function relinkBodies(bodies: readonly BodyFile[], links: readonly PageLink[], target: (page: string) => string | undefined): BodyEdit[] {
  return bodies.flatMap(({ name, text }) => {
    const edits = links.flatMap((link) => {
      const by = link.body === name ? anew(link, target) : undefined
      return by === undefined ? [] : [{ offset: link.within.start, length: link.within.length, by }]
    })
    return edits.length > 0 ? [{ name, before: text, after: applyEdits(text, edits) }] : []
  })
}

function anew({ page, written }: PageLink, target: (page: string) => string | undefined): string | undefined {
  const next = target(page)
  if (next === undefined) return undefined
  const [host = ''] = /^https?:\/\/[^/]*/i.exec(written) ?? []
  return (/^(?:https?:|mailto:|tel:)/i.test(next) ? '' : host) + next
}
