import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { plainTree } from './plainTree'

/** Deepest nesting of lists, quotes, emphasis and pictures. Each further level costs more than the last, and nobody can tell them apart. */
export const NESTING_LIMIT = 20
/** Most marks of emphasis in one paragraph: where none finds its other half, each is compared with all others. */
export const MARKS_LIMIT = 1_000
/** Most comments, instructions and marks of code that nothing closes in one paragraph: for each the parser reads the paragraph to its end. */
export const OPEN_LIMIT = 50
/** Most entries of lists and quotes, and of lines that underline, in one text: for each the parser goes through what is there already. */
export const ENTRIES_LIMIT = 2_000
/** Most words in brackets in one text that are no finished link: for each the parser goes through all that it has made. No running text is long enough for more. */
export const BRACKETS_LIMIT = 10_000

/** What makes a text too costly to read or to draw, and where. */
export type MarkdownFault = { name: 'nesting' | 'marks' | 'open' | 'entries' | 'brackets'; start: number; length: number }

const LINE = /[^\r\n]+/g
/** What opens a list or a quote, with the space before it. */
const OPENER = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y
/** A line of nothing but these is a rule and opens nothing. */
const RULE = /[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/y
/** Signs that make a heading of the line above. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/
/** What opens and closes the words of a picture or a link; what is escaped does neither. */
const BRACKET = /\\[\s\S]|!?\[|\]/g
/** What begins a paragraph, or is none. */
const PARTS = /^(?:[ \t]*$| {0,3}[-+*][ \t]+\S)/
/** What waits for its other half among others: emphasis. */
const HALVES = /\*+|_+/g
/** What is looked for in all the rest of a paragraph: the end of what HTML hides, and of code whose first sign is escaped, so that no other such mark closes it. */
const OPEN = /<[!?]|\\`{2,}/g
/** What stands before the words of a line: space and what opens lists and quotes. */
const BEFORE_WORDS = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/
const EMPHASIS = /[*_]/g
/** Words in brackets, but those of a link with its address. */
const BRACKETED = /\[[^[\]]*\](?!\([^()\s[\]]*\))/g
const NESTS: ReadonlySet<Nodes['type']> = new Set(['list', 'blockquote', 'emphasis', 'strong'])

/** Why a text may not be read as Markdown; undefined when it may. */
export function markdownFault(text: string): MarkdownFault | undefined {
  return faultOfSigns(text) ?? (canNestTooDeep(text) ? read(text).fault : undefined)
}

/**
 * Whether a text needs a parser to say that it is not nested too deep: each level of emphasis takes two signs of one paragraph, and each
 * list and quote a sign, or two columns, before the words of a line.
 */
function canNestTooDeep(text: string): boolean {
  let [around, signs, most, end] = [0, 0, 0, 0]
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const [before = ''] = BEFORE_WORDS.exec(line) ?? []
    const columns = before.length + 3 * before.replaceAll(/[^\t]/g, '').length
    around = Math.max(around, before.replaceAll(/\s|\d/g, '').length + columns / 2)
    if (beginsParagraph(line, text.slice(end, index))) signs = 0
    end = index + line.length
    signs += line.match(EMPHASIS)?.length ?? 0
    most = Math.max(most, signs)
  }
  return around + most / 2 > NESTING_LIMIT
}

/** Whether a line certainly belongs to no paragraph before it. */
const beginsParagraph = (line: string, between: string) => /\n[\r\n]|\r\r/.test(between) || PARTS.test(line)

/** A text as Markdown reads it, or undefined where that would cost too much. */
export function parseMarkdown(text: string): Root | undefined {
  return faultOfSigns(text) ? undefined : read(text).tree
}

/** What can be said from looking at each sign once. */
function faultOfSigns(text: string): MarkdownFault | undefined {
  return faultOfLines(text) ?? (text.includes('![') ? faultOfPictures(text) : undefined) ?? faultOfBrackets(text)
}

function faultOfBrackets(text: string): MarkdownFault | undefined {
  if (text.length <= 2 * BRACKETS_LIMIT) return undefined
  let count = 0
  for (const { 0: words, index } of text.matchAll(BRACKETED)) if (++count > BRACKETS_LIMIT) return { name: 'brackets', start: index, length: words.length }
  return undefined
}

/** Where the words of pictures are nested too deep: the parser reads them once more on each level. Those that never end count for nothing. */
function faultOfPictures(text: string): MarkdownFault | undefined {
  // Of each bracket that is open: where it stands, and how deep pictures are nested inside of it.
  const open: { start: number; isPicture: boolean; depth: number }[] = []
  for (const { 0: sign, index } of text.matchAll(BRACKET)) {
    if (sign.endsWith('[')) open.push({ start: index, isPicture: sign.length > 1, depth: 0 })
    else if (sign === ']') {
      const closed = open.pop()
      if (!closed) continue
      const depth = closed.depth + Number(closed.isPicture)
      if (depth > NESTING_LIMIT) return { name: 'nesting', start: closed.start, length: 1 }
      const around = open.at(-1)
      if (around) around.depth = Math.max(around.depth, depth)
    }
  }
  return undefined
}

/** What can be said from looking at each line once. It is asked before the parser is, which takes the square of such marks. */
function faultOfLines(text: string): MarkdownFault | undefined {
  let [marks, open, entries, end] = [0, 0, 0, 0]
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const opened = openersOf(line)
    const last = index + (opened.at(-1) ?? 0)
    if (opened.length > NESTING_LIMIT) return { name: 'nesting', start: last, length: 1 }
    entries += UNDERLINE.test(line) ? 1 : opened.length
    if (entries > ENTRIES_LIMIT) return { name: 'entries', start: last, length: 1 }
    if (beginsParagraph(line, text.slice(end, index))) marks = open = 0
    end = index + line.length
    for (const { 0: mark, index: at } of line.matchAll(HALVES)) if (++marks > MARKS_LIMIT) return { name: 'marks', start: index + at, length: mark.length }
    for (const { 0: mark, index: at } of line.matchAll(OPEN)) if (++open > OPEN_LIMIT) return { name: 'open', start: index + at, length: mark.length }
  }
  return undefined
}

/** Where the marks of a line stand that open lists and quotes inside of one another; of too many only the first. */
function openersOf(line: string): number[] {
  const found: number[] = []
  for (let offset = 0; found.length <= NESTING_LIMIT; offset = OPENER.lastIndex) {
    RULE.lastIndex = OPENER.lastIndex = offset
    if (RULE.test(line) || !OPENER.test(line)) return found
    found.push(OPENER.lastIndex - 1)
  }
  return found
}

/** What reads tables, which costs texts without them nothing. */
const TABLES = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }

let last: { text: string; tree?: Root; fault?: MarkdownFault } | undefined

/** The tree is kept for whoever asks next: one text is looked at by several. */
function read(text: string): { tree?: Root; fault?: MarkdownFault } {
  if (last?.text === text) return last
  const tree = plainTree(text) ?? fromMarkdown(text, text.includes('|') ? TABLES : undefined)
  const deep = deepNode(tree)
  last = deep ? { text, fault: { name: 'nesting', start: deep.position?.start.offset ?? 0, length: 1 } } : { text, tree }
  return last
}

/** The first node that lies deeper than it may. */
function deepNode(tree: Root): Nodes | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { node } = entry
    const depth = entry.depth + Number(NESTS.has(node.type))
    if (depth > NESTING_LIMIT) return node
    if ('children' in node) for (const child of node.children.toReversed()) open.push({ node: child, depth })
  }
  return undefined
}

/** Shows every node of a tree to `visit`, in the order of the text. The depth of a tree that was parsed here is limited. */
export function visitMarkdown(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) visitMarkdown(child, visit)
}

/** What each name stands for that links can be written with: of several with one name, the first counts. */
export function definitionsIn(tree: Root): ReadonlyMap<string, Extract<Nodes, { type: 'definition' }>> {
  const found = new Map<string, Extract<Nodes, { type: 'definition' }>>()
  visitMarkdown(tree, (node) => void (node.type === 'definition' && !found.has(node.identifier) && found.set(node.identifier, node)))
  return found
}
