import type { Nodes } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { siteTokens } from '../../authoring/describe/completions'
import type { Blocks } from '../../blocks/schemas'
import { definitionsIn, parseMarkdown, visitMarkdown } from '../../parts/markdown'
import type { Role } from '../../parts/role'
import { fillTokens, tokensIn } from '../../parts/token'
import { itemAddress, isTemplate } from '../../site/schema/itemAddress'
import { schemaOf } from '../../site/schema/composed'
import { plainFile, schemaWith } from '../../site/schema/itemFields'
import type { WrittenFile } from '../../site/schema/schema'
import { isUse } from '../../site/schema/schema'
import { schemaAt, unwrapped } from '../../site/schema/schemaTree'
import { isObject, type JsonPath, valueAt } from '../../site/text/jsonPath'
import { visitStrings } from '../../site/schema/walk'
import type { Stretch, TextLine, TokenLine } from '../types'
import { tokenLines } from './offers'

/**
 * The texts of a part of a file in their order, with what each reads as on the page: tokens filled in, without marks.
 * Of a shared section they are those that it has where it is used.
 *
 * @param file without mistakes
 * @param at the section, item or setting
 * @param address of the page that is looked at: of one that is made for an item, tokens stand for what the item says
 */
export function textLines(file: WrittenFile, at: JsonPath, address: string, blocks: Blocks): TextLine[] {
  const known = new Map([...tokenLines(file, blocks), ...itemTokens(file, address)].map((token) => [token.name, token]))
  const scope = siteTokens(plainFile(file))
  const valueOf = (name: string) => known.get(name)?.value ?? scope.get(name)?.value ?? `{${name}}`
  return stringsAt(file, at, blocks).map(({ path, role, written }) => {
    const tokens = [...new Set(tokensIn(written).map(({ name }) => name))].map((name) => known.get(name) ?? { name, value: valueOf(name), path: [], uses: 0 })
    return { path, role, written, stretches: stretchesOf(written, role, (text) => fillTokens(text, valueOf)), tokens }
  })
}

type Written = { path: JsonPath; role: Role | 'plain'; written: string }

function stringsAt(file: WrittenFile, at: JsonPath, blocks: Blocks): Written[] {
  const whole = schemaWith(schemaOf(blocks), file.collections)
  const found: Written[] = []
  const look = (place: JsonPath, value: unknown, pathOf: (path: JsonPath) => JsonPath) => {
    const schema = schemaAt(whole, file, place)
    if (schema) visitStrings(unwrapped(schema), value, (written, role, path) => found.push({ path: pathOf(path), role: role ?? 'plain', written }))
  }
  const value = valueAt(file, at)
  // A shared section has the fields that are said where it is used, and all others of its own.
  const isShared = isObject(value) && typeof value.use === 'string' && file.shared && Object.hasOwn(file.shared, value.use)
  if (!isShared || !isUse(value as never)) look(at, value, (path) => [...at, ...path])
  else {
    const { use, with: own = {} } = value as { use: string; with?: Record<string, unknown> }
    const pathOf = (path: JsonPath) => (Object.hasOwn(own, String(path[0])) ? [...at, 'with', ...path] : ['shared', use, ...path])
    look(['shared', use], { ...file.shared?.[use], ...own }, pathOf)
  }
  return found
}

/** The tokens of the item for which a page is made. */
function itemTokens(file: WrittenFile, address: string): TokenLine[] {
  for (const { path, each, as = 'item' } of file.pages) {
    const collection = each === undefined ? undefined : file.collections?.[each]
    const items = Array.isArray(collection) ? collection : (collection?.items ?? [])
    const index = isTemplate(path) ? items.findIndex(({ slug }) => itemAddress(path, slug) === address) : -1
    if (each === undefined || index < 0) continue
    const place = ['collections', each, ...(Array.isArray(collection) ? [] : ['items']), index]
    return Object.entries(items[index] ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [{ name: `${as}.${name}`, value, path: [...place, name], uses: 1 }] : []))
  }
  return []
}

/** What stands in a line or a cell of its own. */
const LINES: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'tableCell'])

/** The stretches of a text that each read as one line or paragraph. */
export function stretchesOf(written: string, role: Role | 'plain', fill: (text: string) => string): Stretch[] {
  if (role !== 'richText') return [{ start: 0, end: written.length, shown: fill(written), links: [] }]
  const tree = parseMarkdown(written)
  if (!tree) return []
  const definitions = definitionsIn(tree)
  const found: Stretch[] = []
  visitMarkdown(tree, (node) => {
    if (!LINES.has(node.type) || !('children' in node)) return
    const [start, end] = [node.children[0]?.position?.start.offset, node.children.at(-1)?.position?.end.offset]
    if (start === undefined || end === undefined) return
    const links: string[] = []
    visitMarkdown(node, (inner) => {
      if (inner.type === 'link') links.push(inner.url)
      if (inner.type === 'linkReference') links.push(definitions.get(inner.identifier)?.url ?? '')
    })
    found.push({ start, end, shown: fill(toPlain(node)), links })
  })
  return found
}
