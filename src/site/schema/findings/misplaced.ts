import { type Message, message } from '../../diagnostics/catalogue'
import { otherBlock } from '../../diagnostics/otherBlocks'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { shorten } from './issueWords'
import { childSchema, keysOf, schemaAt, schemaInfo, unwrapped } from '../schemaTree'
import type { z } from 'zod'

type Entry = Record<string, unknown>

/** What an entry is that stands in a list of others, and where it belongs; undefined where it may stand. */
export function misplaced(schema: z.ZodType, value: unknown, path: JsonPath): Message | undefined {
  const entry = valueAt(value, path)
  const isItem = path[0] === 'collections'
  const list = isItem ? path[1] : path.at(-2)
  if (typeof path.at(-1) !== 'number' || typeof list !== 'string' || !isObject(entry)) return undefined
  if (list === 'sections' || isItem) {
    if (Array.isArray(entry.sections) && typeof entry.path === 'string')
      return message('misplaced', { what: `the page "${shorten(entry.path)}"`, list, home: `into "pages"${isItem ? '' : ', beside the page that it stands in'}` })
    if (!isItem && typeof entry.question === 'string' && typeof entry.answer === 'string' && entry.type === undefined)
      return message('misplaced', { what: 'a question with its answer', list, home: 'into "items" of a section of type "faqGroup"' })
  }
  if (list === 'pages' || list === 'sections') {
    const home = isItemOf(entry) ? collectionFor(value) : undefined
    if (home !== undefined) return message('misplaced', { what: `an item "${shorten(String(entry.slug))}" of a collection`, list, home: `into "${home}" in "collections"` })
  }
  if (list === 'sections') return undefined
  const goal = list === 'pages' && entry.sections === undefined ? Object.entries(entry).find(([name]) => /^redirect(?:s|_?to|url)?$/i.test(name))?.[1] : undefined
  if (typeof goal === 'string' && typeof entry.path === 'string')
    return message('misplaced', { what: 'a page that only leads on', list, home: `into "site", as "redirects": { ${JSON.stringify(entry.path)}: ${JSON.stringify(goal)} }` })
  // Some programs say of a page that it is one.
  if (list === 'pages' && Array.isArray(entry.sections)) return undefined
  return sectionAmong(schema, value, path, entry)
}

/** A section in a list that holds none. */
function sectionAmong(schema: z.ZodType, value: unknown, path: JsonPath, entry: Entry): Message | undefined {
  const isItem = path[0] === 'collections'
  const list = String(isItem ? path[1] : path.at(-2))
  if (typeof entry.type !== 'string' || keysOf(schemaAt(schema, value, path)).includes('type')) return undefined
  // One of the kinds that stand in this list, under a name that is only wrong: "type" of a field of a form.
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent && childSchema(parent, valueAt(value, path.slice(0, -1)), path.at(-1) ?? 0)
  const kind = own && schemaInfo(unwrapped(own)).kind
  if (kind?.is === 'choice' && otherBlock(entry.type, [...kind.options.keys()].map(String)) !== undefined) return undefined
  if (list === 'pages' && typeof entry.path === 'string' && entry.sections === undefined) {
    const page = keysOf(schemaAt(schema, value, path))
    return message('flat', { type: shorten(entry.type), fields: Object.keys(entry).filter((name) => !page.includes(name)) })
  }
  const home = list === 'pages' || isItem ? 'into "sections" of a page' : 'behind the section that it stands in, between two sections of the page'
  return message('misplaced', { what: `a section of type "${shorten(entry.type)}"`, list, home })
}

/** Whether an entry is an article, or another item with an address of its own. */
function isItemOf({ slug, path, type, sections, excerpt, content, body }: Entry): boolean {
  return typeof slug === 'string' && path === undefined && type === undefined && !Array.isArray(sections) && [excerpt, content, body].some((text) => typeof text === 'string')
}

/** The collection that such an entry belongs to: the first that there is. */
function collectionFor(value: unknown): string | undefined {
  const collections = valueAt(value, ['collections'])
  return isObject(collections) ? Object.keys(collections)[0] : undefined
}
