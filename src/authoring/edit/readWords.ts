import { fillTokens } from '../../parts/token'
import { keyed } from '../../site/resolve/typography/keyed'
import { siteScope } from '../../site/expand/tokens'
import { itemAddress, isTemplate } from '../../site/schema/itemAddress'
import { allSections, sectionOwners } from '../../site/schema/sectionOwners'
import type { SiteSettings } from '../../site/schema/siteSettings'
import { isObject, type JsonPath } from '../../site/text/jsonPath'

/** Tokens may stand for texts with tokens, so many deep. */
const DEEPEST = 8
/** Texts that are longer, in characters, are filled in no further. */
const LONGEST = 1_000_000

/** Returns a function that tells how a text reads on the page: tokens filled in, without marks of Markdown and HTML, every space a plain one. */
export function reader(site: unknown): (text: string) => string {
  const scope = isObject(site) ? siteScope(site as SiteSettings) : new Map<string, { value: string }>()
  return (text) => {
    let filled = text
    for (let depth = 0; depth < DEEPEST && filled.includes('{') && filled.length < LONGEST; depth++) filled = fillTokens(filled, (name) => scope.get(name)?.value ?? `{${name}}`)
    return plainWords(
      filled
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replaceAll(/[*_`]+|^(?:[-#>]+|\d+\.) /gm, ''),
    )
  }
}

/** Words without regard to capitals, kinds of quotes and dashes, and the spaces between them. */
export function plainWords(text: string): string {
  return keyed(text.toLowerCase())
    .replaceAll(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .trim()
}

/** The addresses at which parts of a file are read, in the order of the pages; all pages for what stands in their frame. */
export function pagesThatShow(value: unknown, paths: readonly JsonPath[]): string[] {
  const shared = new Set(paths.flatMap(([root, name]) => (root === 'shared' ? [name] : [])))
  const using = Array.from(allSections(value)).flatMap(({ section, path }) => (typeof section.use === 'string' && shared.has(section.use) ? [path] : []))
  const places = [...paths, ...using]
  const isFramed = places.some(([root, part]) => root === 'site' && (part === 'navigation' || part === 'footer'))
  const shown = new Set(places.map(([root, part]) => `${root} ${part}`))
  const items = new Set(places.flatMap(([root, name, ...rest]) => (root === 'collections' ? [`${name} ${rest.find((key) => typeof key === 'number')}`] : [])))
  const collections = isObject(value) && isObject(value.collections) ? value.collections : {}
  return sectionOwners(value).flatMap(({ owner, path }) => {
    const address = typeof owner.path === 'string' ? owner.path : undefined
    if (address === undefined) return []
    const isShown = isFramed || shown.has(`${path[0]} ${path[1]}`)
    if (!isTemplate(address)) return isShown ? [address] : []
    return itemsIn(collections[String(owner.each)]).flatMap(({ slug }, index) => (isShown || items.has(`${owner.each} ${index}`) ? [itemAddress(address, String(slug))] : []))
  })
}

/** The items of a collection, with or without fields of their own declared beside them. */
function itemsIn(collection: unknown): { slug?: unknown }[] {
  const items: unknown = isObject(collection) ? collection.items : collection
  return Array.isArray(items) ? items.filter(isObject) : []
}
