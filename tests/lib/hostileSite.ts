import type { JsonPath } from '../../src/site/text/jsonPath'
import { readFileSync } from 'node:fs'
import type { Blocks } from '../../src/blocks/schemas'
import { createRenderer } from '../../src/page/render'
import type { Assets } from '../../src/page/assets'
import { hrefFault } from '../../src/parts/href'
import type { Mark, Role } from '../../src/parts/role'
import { findForbidden } from '../../src/site/check/characters'
import { hrefsIn } from '../../src/site/check/hrefs'
import { schemasOf } from '../../src/site/schema/composed'
import { compile } from '../../src/site/compile'
import { examplesOf } from '../../src/authoring/describe/examples'
import { type PagesFile, pagesSchema } from '../../src/site/schema/schema'
import { siteSettings } from '../../src/site/schema/siteSettings'
import { markOf } from '../../src/site/schema/schemaTree'
import type { Site } from '../../src/site/schema/site'
import { ENGLISH } from '../../src/site/schema/words/english'
import { payloads } from './payloads'
import { mapStrings } from '../../src/site/schema/walk'

/** Copies of each block on a page. A page of so many sections is still allowed. */
const COPIES = 4
export const PAGES = Math.ceil(payloads.length / COPIES)

/** An attack that the check would refuse is put in its place afterwards, as if the check had failed. */
const later = (index: number) => `@@${index}@@`
/** What the example of a block has that takes no other address. */
const FILM = 'https://vimeo.com/123456789'
/** The same where the check asks for a day. */
const laterDay = (index: number) => `9${String(index).padStart(3, '0')}-01-01`

export type Hostile = { site: Site; fields: number; injected: number; refused: number }

/**
 * A site whose every string is an attack: each field of each block meets each of them on one of its pages. They pass the
 * check as far as it lets them; the rest is put past it, so that what draws the page must hold alone.
 */
export function hostileSite(blocks: Blocks): Hostile {
  const fields = new Set<string>()
  const hostile = { injected: 0, refused: 0 }
  const schema = pagesSchema(schemasOf(blocks))
  const attack = (role: Role, turn: number, { day: isDay = false, pictures: showsPictures = false }: Mark, plain: string): string => {
    const index = turn % payloads.length
    const payload = payloads[index] ?? ''
    const links = hrefsIn(payload, role)
    hostile.injected++
    if (isDay) {
      hostile.refused++
      return laterDay(index)
    }
    const isRefused = links.length > 0 || role === 'html' || findForbidden(payload).turns.length > 0 || (showsPictures && payload.includes(']('))
    if (role === 'href' ? hrefFault(payload) : isRefused) hostile.refused++
    if (role === 'href') return `${plain.startsWith(FILM) ? FILM : '/'}?${later(index)}`
    // Of HTML the check refuses all that would be taken away.
    return isRefused ? later(index) : payload
  }
  const counts = new Map<string, number>()
  const file = mapStrings(schema, plainSite(blocks), (text, role, path, field) => {
    if (role === 'id') return `${text}-${path[3]}`
    if (role === 'collection') return 'items'
    if (role !== 'text' && role !== 'richText' && role !== 'html' && role !== 'href') return text
    // The template only hands on what its item says.
    if (text.startsWith('{item.')) return text
    // Counted anew in each section and each item.
    const place = path.slice(0, path[0] === 'pages' ? 4 : 3).join('.')
    const turn = (counts.get(place) ?? -1) + 1
    counts.set(place, turn)
    fields.add(path.filter((key) => typeof key === 'string').join('.'))
    const gaps = path[1] === 'words' ? (text.match(/\{\w+\}/g) ?? []).join('') : ''
    return attack(role, turn + shiftOf(path, Object.keys(blocks).length), markOf(field), text) + gaps
  })
  const { site, problems } = compile(new TextEncoder().encode(JSON.stringify(file)), 'pages.json', blocks)
  if (!site)
    throw new Error(
      problems
        .slice(0, 5)
        .map(({ where, message }) => `${where}: ${message}`)
        .join('\n'),
    )
  return { site: put(site), fields: fields.size, ...hostile }
}

/** By how much the attacks are moved on, so that each field begins with another one in each copy of its block and in each item. */
function shiftOf([part, number, item, section]: JsonPath, blocks: number): number {
  if (part === 'pages') return Number(number) * COPIES + Math.floor((Number(section) || 0) / blocks)
  return part === 'collections' ? Number(item) : 0
}

/** The same site with the attacks of its settings moved on, so that each of them meets each. */
export function withSettings(site: Site, turn: number): Site {
  let count = turn
  const { words, ...settings } = site.settings
  const change = (text: string, role: Role | undefined) => (role === 'text' || role === 'href' ? (payloads[count++ % payloads.length] ?? '') : text)
  return {
    ...site,
    settings: {
      ...mapStrings(siteSettings, settings, change),
      words: Object.fromEntries(Object.keys(words).map((word) => [word, payloads[count++ % payloads.length] ?? ''])) as typeof words,
    },
  }
}

function put<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, text: unknown) =>
    typeof text === 'string'
      ? text.replace(new RegExp(`^(?:/|${FILM})\\?(?=@@)`), '').replace(/@@(\d+)@@|^9(\d{3})-01-01$/, (_, index: string, day: string) => payloads[Number(index ?? day)] ?? '')
      : text,
  )
}

/** Valid content with as many fields as there are: all blocks with their fullest example, and a collection. */
function plainSite(blocks: Blocks): PagesFile {
  const real: PagesFile = JSON.parse(readFileSync('pages.json', 'utf8'))
  const gradient = Object.keys(real.site.theme.gradients ?? {})[0]
  const examples = Object.keys(blocks).map((type) =>
    JSON.parse(JSON.stringify({ type, ...examplesOf(type).full, pick: undefined, category: undefined }), (key, value) => (key === 'gradient' ? gradient : value)),
  )
  const sections = Array.from({ length: COPIES }, () => examples).flat()
  const item = { title: 'x', excerpt: 'x', category: 'x', author: 'x', date: '2026-01-01', readTime: 'x', content: '<p>x</p>', more: 'x' }
  const article = {
    type: 'article',
    title: '{item.title}',
    author: '{item.author}',
    date: '2026-01-01',
    category: '{item.more}',
    excerpt: '{item.excerpt}',
    content: '{item.content}',
  }
  const page = (number: number) => ({ path: `/page-${number}`, title: 'x', description: 'x', sections })
  return {
    site: { ...real.site, legalName: 'x', words: ENGLISH },
    collections: { items: payloads.map((_, index) => ({ ...item, slug: `item-${index}` })) },
    pages: [
      ...Array.from({ length: PAGES }, (_, number) => page(number)),
      {
        path: '/items/$slug',
        each: 'items',
        as: 'item',
        title: '{item.title}',
        description: '{item.excerpt}',
        sections: [article],
        missing: { title: 'x', sections: [{ type: 'hero', title: 'x' }] },
      },
      { path: '/', title: 'x', sections: [{ type: 'hero', title: 'x' }] },
    ],
    notFound: { title: 'x', description: 'x', sections: [{ type: 'hero', title: 'x' }] },
  } as unknown as PagesFile
}

/** Every page of the site as it is written to disk, by its path; and the home page with each turn of the settings. */
export async function* drawHostile(site: Site, assets: Assets): AsyncGenerator<[path: string, html: string]> {
  const render = createRenderer(site, assets)
  for (const page of [...site.pages, site.notFound, ...site.missing]) yield [page.path, await render(page)]
  const home = site.pages.find(({ path }) => path === '/')
  const bare = { ...assets, styles: [], scripts: [] }
  for (let turn = 0; home && turn < payloads.length; turn++) yield [`/settings-${turn}`, await createRenderer(withSettings(site, turn), bare)(home)]
}
