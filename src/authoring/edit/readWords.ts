import { fillTokens } from '../../parts/token'
import { siteScope } from '../../site/expand/tokens'
import { itemAddress, isTemplate } from '../../site/schema/itemAddress'
import { allSections, sectionOwners } from '../../site/schema/sectionOwners'
import type { SiteSettings } from '../../site/schema/siteSettings'
import { isObject, type JsonPath } from '../../site/text/jsonPath'

/** Tokens may stand for texts with tokens, so many deep. */
const DEEPEST = 8

/** A text as it reads on the page: tokens filled in, without marks of Markdown and HTML, every space a plain one. */
export function readWords(text: string, site: unknown): string {
  const scope = isObject(site) ? siteScope(site as SiteSettings) : new Map<string, { value: string }>()
  let filled = text
  for (let depth = 0; depth < DEEPEST && filled.includes('{'); depth++) filled = fillTokens(filled, (name) => scope.get(name)?.value ?? `{${name}}`)
  return plainWords(
    filled
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[*_`]+|^(?:[-#>]+|\d+\.) /gm, ''),
  )
}

/** Words without regard to capitals, kinds of quotes and dashes, and the spaces between them. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .trim()
}

/** The addresses at which parts of a file are read, in the order of the pages; all pages for what stands in their frame. */
export function pagesThatShow(value: unknown, paths: readonly JsonPath[]): string[] {
  const shared = new Set(paths.flatMap(([root, name]) => (root === 'shared' ? [name] : [])))
  const using = Array.from(allSections(value)).flatMap(({ section, path }) => (typeof section.use === 'string' && shared.has(section.use) ? [path] : []))
  const places = [...paths, ...using]
  const isFramed = places.some(([root, part]) => root === 'site' && (part === 'navigation' || part === 'footer'))
  const collections = isObject(value) && isObject(value.collections) ? value.collections : {}
  return sectionOwners(value).flatMap(({ owner, path }) => {
    const address = typeof owner.path === 'string' ? owner.path : undefined
    if (address === undefined) return []
    const isShown = isFramed || places.some((place) => place[0] === path[0] && place[1] === path[1])
    if (!isTemplate(address)) return isShown ? [address] : []
    const items = itemsIn(collections[String(owner.each)])
    return items.flatMap(({ slug }, index) => (isShown || places.some((place) => isItem(place, owner.each, index)) ? [itemAddress(address, String(slug))] : []))
  })
}

/** The items of a collection, with or without fields of their own declared beside them. */
function itemsIn(collection: unknown): { slug?: unknown }[] {
  const items: unknown = isObject(collection) ? collection.items : collection
  return Array.isArray(items) ? items.filter(isObject) : []
}

const isItem = ([root, name, ...rest]: JsonPath, collection: unknown, index: number) =>
  root === 'collections' && name === collection && rest.find((key) => typeof key === 'number') === index
