import { escapeMarkup } from '../text/escape'
import { fillTokens, hasToken, tokensIn } from '../../parts/token'
import { isVisibilityField } from '../../parts/visibility'
import { type FieldFrame, fieldInWords, type ItemField } from '../../parts/itemField'
import { message } from '../diagnostics/catalogue'
import { type Finding, at } from '../diagnostics/diagnostic'
import { mayProduce, type Produced, TEXT_MOST, tooLong } from './produced'
import type { Item } from '../schema/schema'
import type { SiteSettings } from '../schema/siteSettings'
import type { JsonPath } from '../text/jsonPath'
import { meantToken } from '../diagnostics/meantToken'
import { near } from '../diagnostics/suggest'
import type { StringVisitor } from '../schema/walk'

/** `html` values go into HTML as they are; all others are escaped there. With a broken one something is wrong that has been told: it is not filled in. */
export type TokenValue = { value: string; html: boolean; isBroken?: true }

/** What each token stands for; `alias` is the beginning of those of an item. */
export type Scope = { alias?: string | undefined; get: (name: string) => TokenValue | undefined; has: (name: string) => boolean; keys: () => Iterable<string> }

/** How tokens of the site begin. */
const ROOTS = ['site', 'links', 'facts', 'page']

/** Letters and dots in braces, with a dot at least. */
const LOOSE_TOKEN = /\{([A-Za-z0-9_-]*\.[A-Za-z0-9_.-]*)\}/g

const ITEM_FIELDS = ['slug', 'title', 'excerpt', 'category', 'author', 'date', 'modified', 'readTime', 'content']

/**
 * Tokens that hold everywhere, as they are written: {site.…}, {links.…}, {facts.…}, {page.…}.
 *
 * @param pages what {page.…} stands for: the address of each page that has a key
 */
export function siteScope(site: SiteSettings, pages: Iterable<readonly [string, string]> = []): ReadonlyMap<string, TokenValue> {
  const scope = new Map<string, TokenValue>()
  const add = (prefix: string, value: unknown): void => {
    if (typeof value === 'string') scope.set(prefix, { value, html: false })
    else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) add(`${prefix}.${key}`, inner)
  }
  const { name, legalName, url, description, contact } = site
  add('site', { name, legalName, url, description, contact })
  add('links', site.links)
  add('facts', site.facts)
  for (const [name, path] of pages) add(name, path)
  return scope
}

/** The fields that a collection declares, and the words and clock with which their values are written. */
export type OwnFields = { fields: readonly ItemField[]; frame: FieldFrame }

/** The tokens of a page that is made for an item: those of the site, and {alias.field} for each field of the item. Values of declared fields are in words. */
export function itemScope(site: Scope, alias: string, item: Item, own?: OwnFields): Scope {
  const fields: Record<string, unknown> = item
  const start = `${alias}.`
  const declared = new Map(own?.fields.filter(({ type }) => type !== 'picture').map((field) => [field.name, field]))
  const get = (name: string): TokenValue | undefined => {
    const field = name.startsWith(start) ? name.slice(start.length) : ''
    const known = declared.get(field)
    if (known && own) return { value: fieldInWords(known, fields[field], own.frame), html: false }
    const isOwn = ITEM_FIELDS.includes(field) || (Object.hasOwn(fields, field) && isWords(field, fields[field]))
    return isOwn ? { value: String(fields[field] ?? ''), html: field === 'content' } : site.get(name)
  }
  return { alias, get, has: (name) => get(name) !== undefined, keys: () => new Set([...site.keys(), ...[...itemFields(item), ...declared.keys()].map((field) => start + field)]) }
}

/** The same tokens, of which those that stand for HTML stand for nothing. */
export function withoutHtml(scope: Scope): Scope {
  const get = (name: string) => {
    const found = scope.get(name)
    return found?.html ? { ...found, value: '' } : found
  }
  return { ...(scope.alias !== undefined && { alias: scope.alias }), get, has: (name) => scope.has(name), keys: () => scope.keys() }
}

/** The fields that a token of an item may name: those that every item can have, and its own. */
export function itemFields(item: Item | undefined): string[] {
  const own = Object.entries(item ?? {}).flatMap(([name, value]) => (isWords(name, value) ? [name] : []))
  return [...new Set([...ITEM_FIELDS, ...own])]
}

/** Whether a token can stand for the value of a field: no words stand for a picture, and why an item is hidden is nobody's business. */
const isWords = (name: string, value: unknown) => typeof value !== 'object' && !isVisibilityField(name)

/**
 * A visitor that fills tokens in. Unknown ones are reported once and left as they are.
 *
 * @param produced counts what is filled in; beyond its limits nothing is
 */
export function replaceTokens(scope: Scope, report: (finding: Finding) => void, source: JsonPath, produced?: Produced): StringVisitor {
  return (text, role, path) => {
    // A file may be called as a token is written.
    if (role === 'media' || !text.includes('{')) return text
    if (!isKnown(text, scope))
      for (const { name, offset } of [...tokensIn(text), ...nearTokens(text, scope)]) if (!scope.has(name)) report(unknownToken(scope, name, offset, [...source, ...path]))
    const values = new Map(tokensIn(text).map(({ name }) => [name, valueIn(scope, name, role)]))
    if (values.size === 0) return text
    const { size, longest } = sizeOf(text, values)
    if (size > TEXT_MOST) report(tooLong([...source, ...path], 'text', { size, limit: TEXT_MOST, longest }))
    if (size > TEXT_MOST || (produced && !mayProduce(produced, size, longest))) return text
    const filled = fillTokens(text, (name) => values.get(name) ?? `{${name}}`)
    // Tokens are settled: what is one now has come from two that adjoin.
    const born = filled.includes('{') ? tokensIn(filled).find(({ name }) => !values.has(name) && scope.get(name)?.isBroken === undefined && scope.has(name)) : undefined
    if (born) report(at([...source, ...path], message('joinedToken', { name: born.name })))
    return filled
  }
}

/** What is put in the place of a token; undefined where it is left as it is. */
function valueIn(scope: Scope, name: string, role: Parameters<StringVisitor>[1]): string | undefined {
  const found = scope.get(name)
  if (!found || found.isBroken) return undefined
  return role === 'html' && !found.html ? escapeMarkup(found.value) : found.value
}

function sizeOf(text: string, values: ReadonlyMap<string, string | undefined>): { size: number; longest: Produced['longest'] } {
  let size = text.length
  let longest = { name: '', length: 0 }
  for (const { name } of tokensIn(text)) {
    const { length } = values.get(name) ?? `{${name}}`
    size += length - name.length - 2
    if (length > longest.length) longest = { name, length }
  }
  return { size, longest }
}

/** Whether all that looks like a token is one: so it is in nearly every text, and needs no second look. */
function isKnown(text: string, scope: Scope): boolean {
  return text.match(LOOSE_TOKEN)?.every((written) => scope.has(written.slice(1, -1))) ?? true
}

/** Something in braces that is no token, such as {facts..age} or {Facts.age}, but was certainly meant to be one: it begins as they do. */
function nearTokens(text: string, scope: Scope): { name: string; offset: number }[] {
  const loose = Array.from(text.matchAll(LOOSE_TOKEN), (match) => ({ name: match[1] ?? '', offset: match.index }))
  return loose.filter(({ name }) => !hasToken(`{${name}}`) && [...ROOTS, scope.alias?.toLowerCase()].includes(rootOf(name).toLowerCase()))
}

function rootOf(name: string): string {
  return name.split('.')[0] ?? ''
}

function unknownToken(scope: Scope, name: string, offset: number, path: JsonPath): Finding {
  const all = () => [...scope.keys()]
  // Half a name stands for a group, of which one was meant.
  const groupIn = (known: readonly string[]) => known.filter((other) => other.startsWith(`${name}.`))
  const usable = () => {
    const known = all()
    const related = known.filter((other) => other.startsWith(`${rootOf(name)}.`))
    return [groupIn(known), related, ['site.…', 'links.…', 'facts.…']].find((names) => names.length > 0) ?? []
  }
  const meantIn = (known: readonly string[]) => (groupIn(known).length > 0 ? undefined : meantToken(name, known))
  return at(
    path,
    message(
      'unknownToken',
      near(name, usable, () => meantIn(all())),
    ),
    { start: offset, length: name.length + 2 },
  )
}
