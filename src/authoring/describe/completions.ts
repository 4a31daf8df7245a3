import { z } from 'zod'
import type { Blocks } from '../../blocks/schemas'
import { FIELD_TYPES } from '../../parts/itemField'
import { kindOfEnding } from '../../parts/storedFile'
import { itemAddress } from '../../site/schema/itemAddress'
import { installedFonts } from '../../site/check/fonts'
import type { PageEntry, PagesFile, WrittenFile } from '../../site/schema/schema'
import { isObject } from '../../site/text/jsonPath'
import { plainFile } from '../../site/schema/itemFields'
import { itemWith } from '../../site/schema/item'
import { keyedPages, pageTokens } from '../../site/expand/keyed'
import { settledScope } from '../../site/expand/settled'
import { languagesOf } from '../../site/schema/languages'
import { isUse } from '../../site/schema/schema'
import { itemFields, type Scope, siteScope } from '../../site/expand/tokens'
import { visitStrings } from '../../site/schema/walk'
import { counted } from '../../parts/counted'

/** What a picture's name ends in. */
const PICTURE = /\.(?:jpe?g|png|webp|gif|tiff?|avif|svg)$/i

/** A value that an editor offers, with what it stands for. */
export type Offer = readonly [value: string, meaning: string]

/**
 * The names that a site gives, for editors to offer: pages, anchors, tokens, shared sections, collections, gradients, fonts, pictures.
 * None of them is a rule: a value that is not listed stays valid until the check has looked at it. The day plays no part:
 * what has its season belongs to the file all the year.
 *
 * @param written the file as it was written, without mistakes
 * @param media paths of the files in media/
 * @returns the JSON Schema that the published schema refers to
 */
export function valuesSchema(written: WrittenFile, blocks: Blocks, media: readonly string[] = []): Record<string, unknown> {
  const file = plainFile(written)
  const { href, shared, collection, itemField, ...lists } = offersIn(written, blocks, media)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'What editors offer for this pages.json. Written by "npm run schema", "npm run dev" and "npm run build".',
    definitions: {
      href: listOf(href),
      token: { defaultSnippets: tokensOf(file).map(([value, meaning]) => ({ label: value, description: meaning, bodyText: JSON.stringify(value).replaceAll('}', '\\}') })) },
      shared: listOf(shared),
      use: overridesOf(file, blocks),
      collection: listOf(collection),
      itemField: listOf(itemField),
      items: ownFieldsOf(file),
      ...Object.fromEntries(Object.entries(lists).map(([kind, offers]) => [kind, listOf(offers)])),
    },
  }
}

/** The same as lists, by what they are for. */
export function offersIn(written: WrittenFile, blocks: Blocks, media: readonly string[] = []) {
  const file = plainFile(written)
  const { theme, links, contact } = file.site
  const stored = media.filter((path) => kindOfEnding(path) !== undefined)
  const external = Object.entries(links).map(([name, address]): Offer => [`{links.${name}}`, address])
  const reach: Offer[] = [
    ...(contact.email === undefined ? [] : [['mailto:{site.contact.email}', contact.email] as const]),
    ...(contact.phoneLink === undefined ? [] : [['tel:{site.contact.phoneLink}', contact.phone ?? contact.phoneLink] as const]),
  ]
  return {
    href: [...addressOffers(file, blocks), ...external, ...reach, ...stored.map((path): Offer => [path, 'A file in media/.'])],
    shared: Object.entries(file.shared ?? {}).map(([name, section]): Offer => [name, `${section.type}${titled(section)}`]),
    collection: Object.entries(file.collections ?? {}).map(([name, items]): Offer => [name, counted(items.length, 'item')]),
    itemField: listFieldsOf(file),
    gradient: Object.entries(theme.gradients ?? {}).map(([name, [from, to]]): Offer => [name, `From ${from} to ${to}.`]),
    font: installedFonts().map((name): Offer => [name, 'An installed font.']),
    media: media.filter((path) => PICTURE.test(path)).map((path): Offer => [path, 'A picture in media/.']),
    video: stored.filter((path) => kindOfEnding(path) === 'video').map((path): Offer => [path, 'A video in media/.']),
    captions: stored.filter((path) => kindOfEnding(path) === 'captions').map((path): Offer => [path, 'Captions in media/.']),
    file: stored.map((path): Offer => [path, 'A file in media/.']),
  }
}

/** The items of a collection offer the fields that it declares; what a field may hold the check judges. */
function ownFieldsOf({ itemFields = {} }: PagesFile): object {
  const collections = Object.entries(itemFields).map(([name, fields]) => {
    const known = z.toJSONSchema(itemWith(fields), { io: 'input', target: 'draft-7', unrepresentable: 'any' }).properties ?? {}
    const properties = Object.fromEntries(fields.map((field) => [field.name, known[field.name]]))
    return [name, { properties: { items: { items: { properties } } } }]
  })
  return { properties: Object.fromEntries(collections) }
}

/** By what lists can be sorted and filtered, and what they can show: the fields of all collections, since a list may be of any. */
function listFieldsOf({ itemFields = {} }: PagesFile): Offer[] {
  const declared = Object.entries(itemFields).flatMap(([name, fields]) => fields.map((field): Offer => [field.name, `${field.label}, of ${name}: ${FIELD_TYPES[field.type]}`]))
  const common = Object.keys(itemFields).length > 0 ? EVERY_ITEM : []
  return [...declared, ...common]
}

/** What lists can be sorted by, whatever fields are declared. */
const EVERY_ITEM: readonly Offer[] = [
  ['title', 'The title of each item.'],
  ['category', 'The category of each item.'],
  ['date', 'The day of each item.'],
]

/** Where a shared section is used, "with" offers the fields of its block. */
function overridesOf(file: PagesFile, blocks: Blocks): object {
  const rules = Object.entries(file.shared ?? {}).map(([name, { type }]) => {
    const fields = Object.keys(blocks[type]?.schema.shape ?? {}).map((field) => [field, { $ref: `pages.schema.json#/$defs/${type}/properties/${field}` }])
    return { if: { properties: { use: { const: name } }, required: ['use'] }, then: { properties: { with: { properties: Object.fromEntries(fields) } } } }
  })
  return rules.length > 0 ? { allOf: rules } : {}
}

/** Each value once. Without one nothing is offered, since a list must not be empty. */
function listOf(offers: readonly Offer[]): object {
  const meanings = new Map(offers)
  return meanings.size > 0 ? { enum: [...meanings.keys()], enumDescriptions: [...meanings.values()] } : {}
}

/** Addresses inside the site: every page, its anchors, and anchors alone for links within a page. */
function addressOffers(file: PagesFile, blocks: Blocks): Offer[] {
  const pages = file.pages
    .filter(({ hidden }) => !hidden)
    .flatMap((page) => {
      const anchors = page.sections.flatMap((section) => anchorsOf(file, section, blocks))
      const items =
        page.each === undefined
          ? [{ path: page.path, title: page.title }]
          : (file.collections?.[page.each] ?? []).filter(({ hidden }) => !hidden).map(({ slug, title }) => ({ path: itemAddress(page.path, slug), title }))
      return items.map((item) => ({ ...item, anchors }))
    })
  return [
    ...pages.map(({ path, title }): Offer => [path, title]),
    ...pages.flatMap(({ path, title, anchors }) => anchors.map((id): Offer => [`${path}#${id}`, `"${id}" on ${title}.`])),
    ...pages.flatMap(({ path, anchors }) => anchors.map((id): Offer => [`#${id}`, `On ${path} itself.`])),
  ]
}

function anchorsOf(file: PagesFile, section: PageEntry['sections'][number], blocks: Blocks): string[] {
  const shared = isUse(section) ? file.shared?.[section.use] : section
  const schema = shared && blocks[shared.type]?.schema
  if (!schema || section.hidden || shared.hidden) return []
  const id = section.id ?? shared.id
  const ids = id === undefined ? [] : [id]
  visitStrings(schema, shared, (id) => ids.push(id), ['id'])
  return ids
}

/** What the tokens of the site stand for, with those in their own values filled in. */
export function siteTokens(file: PagesFile): Scope {
  const languages = languagesOf(file.site)
  const pages = pageTokens(keyedPages(file, languages), languages)(languages[0])
  return settledScope(siteScope(file.site, pages), () => {})
}

/** Tokens of the site, and those of the pages that are made for each item. */
function tokensOf(file: PagesFile): Offer[] {
  const scope = siteTokens(file)
  const ofSite = [...scope.keys()].map((name): Offer => [`{${name}}`, scope.get(name)?.value ?? ''])
  const ofItems = file.pages.flatMap(({ each, as = 'item' }) => {
    const items = each === undefined ? undefined : file.collections?.[each]
    const declared = (file.itemFields?.[each ?? ''] ?? []).filter(({ type }) => type !== 'picture').map(({ name }) => name)
    return items ? [...new Set([...itemFields(items[0]), ...declared])].map((field): Offer => [`{${as}.${field}}`, `The ${field} of the item whose page it is.`]) : []
  })
  return [...ofSite, ...ofItems]
}

function titled(section: object): string {
  return isObject(section) && typeof section.title === 'string' ? `: ${section.title}` : ''
}
