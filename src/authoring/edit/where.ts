import { type Node, parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import type { Role } from '../../parts/role'
import { pagesThatShow } from './readWords'
import { fileSpots, linkSpots, readSpots, type SourceLocation, type Text, textSpots, tokenSpots } from './whereSpots'
import { picturedText } from '../../parts/richText'
import type { BodyFile } from './bodyFiles'
import { tokensIn } from '../../parts/token'
import { meantBy } from '../../site/check/media'
import { allIcons } from '../../site/check/icons'
import { schemaOf } from '../../site/schema/composed'
import { declaring, schemaWith } from '../../site/schema/itemFields'
import { placeInWords } from '../../site/diagnostics/locate'
import type { Origins } from '../../site/text/origins'
import { lineStarts, type Place, placeAt, placer, rangeOf } from '../../site/text/position'
import { nodeAt } from '../../site/text/nodeAt'
import { type JsonPath, isObject, valueAt, writtenPath } from '../../site/text/jsonPath'
import { suggest } from '../../site/diagnostics/suggest'
import { visitStrings } from '../../site/schema/walk'

/** One place where a name is used; with the file, where it is not the content file itself. Lines and columns count from 1. */
export type Use = Place & { path: string; where: string }
/** What a name is called by, with its uses; a name may be several things at once. */
export type Found = { kind: string; uses: Use[] /** Of a token: the addresses at which it is read. */; pages?: string[] }

type Spot = SourceLocation & { body: BodyFile | undefined }
/** One sort of name: which ones there are, and where one is used. */
type StringFilter = { kind: string; names: readonly string[]; isMeant: (name: string) => boolean; usesOf: (name: string, text: Text) => SourceLocation[] }

/**
 * Says where something is used: a shared section, a block, a token, a link, an icon, a gradient, a collection, an id, a file of media/ or a free text.
 *
 * @param name as an author writes it; a token with or without its braces
 * @param text of a file that can be read, `value`, which it holds, the paths of all `files` in the folder media/ and the `bodies` beside it
 * @returns what the name is, each with its uses in the order of the file; when it is nothing, the name that was probably meant
 */
export function whereUsed(
  name: string,
  { text, origins, value, files = [], bodies = [] }: { text: string; origins?: Origins | undefined; value: unknown; files?: readonly string[]; bodies?: readonly BodyFile[] },
  blocks: Blocks,
): { found: Found[]; suggestion: string | undefined } {
  const texts: Text[] = []
  visitStrings(schemaWith(schemaOf(blocks), valueAt(value, ['collections'])), value, (string, role, path, schema) => texts.push({ text: string, role, path, schema }))
  for (const written of bodies) {
    const body = { ...written, text: written.text.replace(/^\ufeff/, '') }
    texts.push({ text: body.text, role: 'richText', path: body.place, schema: picturedText, body })
  }
  const plain = /^\{.*\}$/.test(name) ? name.slice(1, -1) : name
  const sorts = sortsOf(value, blocks, texts, files)
  const positions = positionsIn({ text, origins }, value)
  const inEach = (look: (each: Text) => SourceLocation[]): Spot[] => texts.flatMap((each) => look(each).map((spot) => ({ ...spot, body: each.body })))
  const found = sorts.flatMap((sort) => {
    const spots = sort.isMeant(plain) ? inEach((each) => sort.usesOf(plain, each)) : []
    const pages = sort.kind === 'token' ? { pages: pagesThatShow(value, readPlaces(plain, texts)) } : {}
    return spots.length > 0 || sort.names.includes(plain) ? [{ kind: sort.kind, uses: positions(spots), ...pages }] : []
  })
  // An icon that is nowhere used is no answer where the name is something else.
  const reported = found.length > 1 ? found.filter(({ kind, uses }) => kind !== 'icon' || uses.length > 0) : found
  if (reported.length > 0) return { found: reported, suggestion: undefined }
  // As it reads on the page, with the values of tokens in it, it may stand in the file in other letters.
  const asRead = readSpots(name, valueAt(value, ['site']))
  const anywhere = inEach((each) => {
    const written = textSpots(plain, each)
    return written.length > 0 ? written : asRead(each)
  })
  if (anywhere.length > 0) return { found: [{ kind: 'text', uses: positions(anywhere) }], suggestion: undefined }
  // Of thousands of icons one is near to nearly anything.
  const [icons, own] = [sorts.filter(({ kind }) => kind === 'icon'), sorts.filter(({ kind }) => kind !== 'icon')]
  return {
    found: [],
    suggestion:
      (plain.startsWith('media/') ? meantBy(plain, files) : undefined) ??
      suggest(
        plain,
        own.flatMap(({ names }) => names),
      ) ??
      suggest(
        plain,
        icons.flatMap(({ names }) => names),
      ),
  }
}

function sortsOf(value: unknown, blocks: Blocks, texts: readonly Text[], files: readonly string[]): StringFilter[] {
  const keys = (...path: JsonPath) => Object.keys((valueAt(value, path) as object | undefined) ?? {})
  const byKey = (kind: string, key: string, names: readonly string[]): StringFilter => ({
    kind,
    names,
    isMeant: () => true,
    usesOf: (name, { text, path }) => (path.at(-1) === key && text === name && isSection(value, path) ? [{ path }] : []),
  })
  const byRole = (kind: string, role: Role, names: readonly string[]): StringFilter => ({
    kind,
    names,
    isMeant: () => true,
    usesOf: (name, each) => (each.role === role && each.text === name ? [{ path: each.path }] : []),
  })
  const ids = texts.flatMap(({ role, text }) => (role === 'id' ? [`#${text}`] : []))
  const paths = texts.flatMap(({ path, text }) => (path[0] === 'pages' && path.length === 3 && path[2] === 'path' ? [text] : []))
  return [
    byKey('block', 'type', Object.keys(blocks)),
    byKey('shared section', 'use', keys('shared')),
    byRole('collection', 'collection', keys('collections')),
    byRole(
      'field of items',
      'itemField',
      declaring(valueAt(value, ['collections'])).flatMap(([, { fields }]) => Object.keys(fields)),
    ),
    byRole('icon', 'icon', [...allIcons().keys()]),
    byRole('gradient', 'gradient', keys('site', 'theme', 'gradients')),
    { kind: 'token', names: tokenNames(valueAt(value, ['site']), texts), isMeant: () => true, usesOf: tokenSpots },
    { kind: 'file', names: files, isMeant: (name) => name.startsWith('media/'), usesOf: fileSpots },
    { kind: 'link', names: [...paths, ...ids], isMeant: (name) => /^(?:[/#]|[a-z][a-z0-9+.-]*:)/i.test(name), usesOf: linkSpots },
  ]
}

function isSection(value: unknown, path: JsonPath): boolean {
  return path[0] === 'shared' || (path.at(-3) === 'sections' && isObject(valueAt(value, path.slice(0, -1))))
}

/** Tokens of the site that have a value, and whatever is written as a token somewhere. */
function tokenNames(site: unknown, texts: readonly Text[]): string[] {
  const names = texts.flatMap(({ text, path: [root, group, ...rest] }) => {
    if (root !== 'site') return tokensIn(text).map(({ name }) => name)
    const own = group === 'links' || group === 'facts' ? [group, ...rest] : group === 'contact' || rest.length === 0 ? [root, group, ...rest] : []
    return [own.join('.'), ...tokensIn(text).map(({ name }) => name)]
  })
  return isObject(site) ? [...new Set(names)].filter(Boolean) : []
}

/** All places at which a token is read: its uses, and those of the facts in which it stands. */
function readPlaces(name: string, texts: readonly Text[]): JsonPath[] {
  const uses = new Map<string, JsonPath[]>()
  for (const { text, path } of texts) for (const token of tokensIn(text)) listIn(uses, token.name).push(path)
  const queue = [...uses.keys()].filter((token) => token === name || token.startsWith(`${name}.`))
  const known = new Set(queue)
  const places: JsonPath[] = []
  for (const token of queue) {
    for (const path of uses.get(token) ?? []) {
      const fact = path[0] === 'site' && path[1] === 'facts' ? path.slice(1).join('.') : undefined
      if (fact === undefined) places.push(path)
      else if (!known.has(fact) && known.add(fact)) queue.push(fact)
    }
  }
  return places
}

/** The list behind a name, an empty one at first. */
function listIn(lists: Map<string, JsonPath[]>, name: string): JsonPath[] {
  const list = lists.get(name) ?? []
  if (list.length === 0) lists.set(name, list)
  return list
}

function positionsIn(source: { text: string; origins?: Origins | undefined }, value: unknown): (spots: readonly Spot[]) => Use[] {
  const { text } = source
  const placeOf = placer(source)
  let tree: Node | undefined
  return (spots) => {
    tree ??= parseTree(text)
    const known = tree
    const own = spots.filter(({ body }) => body === undefined)
    const placed = own.flatMap(({ path, within }) => (known && nodeAt(known, path) ? [{ path, offset: rangeOf({ path, on: 'value', within }, known, text).offset }] : []))
    const told = (path: JsonPath) => ({ path: writtenPath(path), where: placeInWords(value, path) })
    return [
      ...placed.toSorted((one, other) => one.offset - other.offset).map(({ path, offset }) => ({ ...placeOf(offset), ...told(path) })),
      ...spots.flatMap(({ path, within, body }) => (body ? [{ ...placeAt(lineStarts(body.text), within?.start ?? 0), ...told(path), file: body.name }] : [])),
    ]
  }
}
