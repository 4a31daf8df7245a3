import { dirname, relative } from 'node:path/posix'
import { bundle, type ContentFile, unbundle } from '../../site/read/include/bundle'
import { readAll } from '../../site/read/include/readAll'
import { replaceText } from '../../site/read/include/withText'
import { type Container, partsOf } from '../../site/read/include/parts'
import { applyEdits, type Edit } from '../../site/text/edits'
import type { EntrySpan } from '../../site/text/entriesAt'
import { isObject } from '../../site/text/jsonPath'
import { neededNode, nodeAt } from '../../site/text/nodeAt'
import { partialTree } from '../../site/text/partialTree'
import { removeEdit } from '../../site/text/removeEdits'
import { parseTree } from 'jsonc-parser'
import { splitWords } from '../../site/diagnostics/wording/splitting'
import { Refusal } from './sections'

/** Entries that get a file of their own: what it is called, and which they are. */
type Group = { name: string; entries: EntrySpan[] }

/**
 * The bytes of a content of one file, divided: pages that lie below each other in a file of their own, and each collection. What is
 * included stands in the order of the file, and keeps its letters.
 *
 * @throws Refusal where it is divided already, or has no pages
 */
export function splitContent(bytes: Buffer): Buffer {
  const { text, value } = readAll(bytes)
  if (isObject(value) && value.include !== undefined) throw new Refusal(splitWords.isSplit)
  const { pages, collections } = partsOf(text, true)
  if (!pages || pages.entries.length === 0) throw new Refusal(splitWords.noPages)
  const tree = partialTree(text, [['pages'], ['$schema']])
  const start = neededNode(tree, ['pages']).parent?.offset ?? 0
  const colon = text.slice(start + '"pages"'.length, pages.start)
  const frame = frameOf(text, start, colon, String(nodeAt(tree, ['$schema'])?.value ?? ''))
  const lists = [
    ...(collections
      ? [{ folder: 'collections', part: 'collections', container: collections, groups: collections.entries.map((entry) => ({ name: slugOf(entry.name ?? ''), entries: [entry] })) }]
      : []),
    { folder: 'pages', part: 'pages', container: pages, groups: pageGroups(text, pages) },
  ]
  const divided = lists
    .filter(({ groups }) => groups.length > 0)
    .map(({ folder, part, container, groups }) => {
      const names = fileNames(groups.map(({ name }) => name)).map((name) => `${folder}/${name}.json`)
      const files = groups.map(({ entries }, index): ContentFile => ({ name: names[index] ?? '', bytes: Buffer.from(frame(names[index] ?? '', part, container, entries)) }))
      return { pattern: `${folder}/*.json`, container, files }
    })
  const include = `"include"${colon}[${divided.map(({ pattern }) => JSON.stringify(pattern)).join(', ')}]`
  const edits = divided.map(
    ({ container }): Edit =>
      container === pages ? { offset: start, length: pages.end - start, by: include } : { offset: container.start + 1, length: container.end - container.start - 2, by: '' },
  )
  return bundle(
    replaceText(bytes, applyEdits(text, edits)),
    divided.flatMap(({ files }) => files),
  )
}

/**
 * The bytes of a content of several files as those of one: what they hold, in the place of their names.
 *
 * @throws Refusal where it is one file, or cannot be read
 */
export function joinContent(bytes: Buffer): Buffer {
  const { text, value, findings } = readAll(bytes)
  if (findings.length > 0) throw new Refusal(splitWords.unreadable)
  if (!isObject(value) || value.include === undefined) throw new Refusal(splitWords.isOne)
  const root = neededNode(parseTree(text), [])
  const index = (root.children ?? []).findIndex(({ children }) => children?.[0]?.value === 'include')
  const { main } = unbundle(bytes)
  return replaceText(main, applyEdits(text, [removeEdit(root, index)]))
}

/** Pages whose addresses begin alike and that follow each other. */
function pageGroups(text: string, { entries }: Container): Group[] {
  const groups: Group[] = []
  for (const entry of entries) {
    const value: unknown = JSON.parse(text.slice(entry.start, entry.end))
    const name = slugOf(String(isObject(value) ? value.path : '').split('/')[1] ?? '') || 'home'
    const last = groups.at(-1)
    if (last?.name === name) last.entries.push(entry)
    else groups.push({ name, entries: [entry] })
  }
  return groups
}

const slugOf = (name: string) => name.replaceAll(/[^A-Za-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '')

/** Names of files that stand in this order when they are sorted, with numbers before them where they would not. */
function fileNames(names: readonly string[]): string[] {
  const isSorted = names.every((name, index) => index === 0 || `${names[index - 1]}.json` < `${name}.json`)
  const width = String(names.length).length
  return isSorted ? [...names] : names.map((name, index) => `${String(index + 1).padStart(width, '0')}-${name}`)
}

/** Returns what writes a file around entries, in the manner of the main file. */
function frameOf(text: string, start: number, colon: string, schema: string): (file: string, part: string, container: Container, entries: readonly EntrySpan[]) => string {
  const gap = /\s*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? ''
  const end = text.trimEnd()
  const closing = /\s*$/.exec(end.slice(0, -1))?.[0] ?? ''
  return (file, part, container, entries) => {
    const [first, last] = [entries[0], entries.at(-1)]
    const before = first && container.entries[container.entries.indexOf(first) - 1]
    const from = before ? text.indexOf(',', before.end) + 1 : container.start + 1
    const inside = text.slice(from, last?.end) + text.slice(container.entries.at(-1)?.end, container.end - 1)
    const own = schemaBeside(schema, file)
    const head = own === undefined ? '' : `${gap}"$schema"${colon}${JSON.stringify(own)},`
    const [open, close] = part === 'pages' ? ['[', ']'] : ['{', '}']
    return `{${head}${gap}"${part}"${colon}${open}${inside}${close}${closing}}${text.slice(end.length)}`
  }
}

/** How a file in a folder below names the schema of included files, which lies beside that of the main one. */
function schemaBeside(schema: string, file: string): string | undefined {
  if (!/(?:^|\/)pages\.schema\.json$/.test(schema) || /^[a-z]+:/i.test(schema)) return undefined
  return relative(dirname(file), schema.replace(/pages\.schema\.json$/, 'included.schema.json'))
}
