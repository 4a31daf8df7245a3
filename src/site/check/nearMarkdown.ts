import { parseMarkdown, visitMarkdown } from '../../parts/markdown'
import type { TextRange } from '../text/location'

export type NearKind = 'space' | 'gap' | 'open' | 'swapped' | 'stars' | 'spaced' | 'bullets'

/** What is nearly Markdown, and is shown with its signs: where it stands, and what it should be where that is certain. */
export type NearMarkdown = { kind: NearKind; within: TextRange; written: string; instead: string | undefined; address?: TextRange | undefined }

/** How an address begins, or ends, by which brackets are told from a remark. */
const BEGIN = String.raw`(?:https?:\/\/|mailto:|tel:|\/|#|media\/)`
const WORDS = String.raw`[^[\]\n]{1,200}`
const ADDRESS = String.raw`${BEGIN}[^()\s<>\[\]]{0,300}`

/** What stands before each entry of a list in other programs, such a line, and what comes before its words. */
const DOT = String.raw`[\u2022\u2023\u25aa\u25cf\u25e6\u2043\uf0b7]`
const LINE = String.raw`[ \t]*${DOT}[^\n]*`
const BEFORE_LINE = new RegExp(String.raw`(^|\n)[ \t]*${DOT}[ \t\u00a0]*`, 'g')

type Form = { kind: NearKind; pattern: RegExp; instead?: (found: readonly string[]) => string }

/** What stands in a line of a list is looked at once that is one. */
const FORMS: readonly Form[] = [
  {
    kind: 'bullets',
    pattern: new RegExp(String.raw`(?:^|(?<=\n))${LINE}(?:\n${LINE})*`, 'gu'),
    instead: ([lines = '']) => lines.replaceAll(BEFORE_LINE, '$1- '),
  },
  {
    kind: 'space',
    pattern: new RegExp(String.raw`(!?\[${WORDS}\]\()((?:${BEGIN}[^()<>"\n]{0,300}?|[^()<>"\n]{1,100}\.[a-z0-9]{2,4}))\)`, 'gu'),
    instead: ([, words = '', address = '']) => `${words}<${address.trim()}>)`,
  },
  { kind: 'gap', pattern: new RegExp(String.raw`(!?\[${WORDS}\])[ \t]+(\(${ADDRESS}\))`, 'gu'), instead: ([, words = '', address = '']) => `${words}${address}` },
  { kind: 'open', pattern: new RegExp(String.raw`(!?\[${WORDS}\]\(${ADDRESS}?)([.,;:!?]?)(?=[\s\]]|$)`, 'gu'), instead: ([, link = '', sign = '']) => `${link})${sign}` },
  { kind: 'swapped', pattern: new RegExp(String.raw`\(([^()[\]\n]{1,200})\)\[(${ADDRESS})\]`, 'gu'), instead: ([, words = '', address = '']) => `[${words}](${address})` },
  {
    kind: 'spaced',
    pattern: /(?<![*\p{L}\p{N}])\*\*(?:[ \t]+(\p{L}[^*\n]{0,200}?)[ \t]*|(\p{L}[^*\n]{0,200}?)[ \t]+)\*\*(?![*\p{L}\p{N}])/gu,
    instead: ([, one, other]) => `**${one ?? other ?? ''}**`,
  },
  { kind: 'stars', pattern: /(?<![*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}])[^*\n]{1,300}/gu },
]
/** A quick look: most texts have none of this. */
const PERHAPS = new RegExp(String.raw`\*\*|[\])]\s*[([]|${DOT}`, 'u')
/** What is surely bold text or a link. */
const WHOLE = /\*\*(?=\S)[^*\n]{1,300}?(?<=\S)\*\*|\]\([^\s()]{1,300}\)/g
/** Longest text that is looked at, in characters. */
const LONGEST = 20_000
/** Most that are found in one text. */
const MOST = 100
/** What Markdown has read is not looked at again. */
const READ: ReadonlySet<string> = new Set(['link', 'linkReference', 'image', 'imageReference', 'inlineCode', 'code', 'html', 'definition', 'strong', 'emphasis'])

/** All in a running text that is nearly a link, bold, or a list, in the order of the text. */
export function nearMarkdownIn(text: string): NearMarkdown[] {
  if (text.length > LONGEST || !PERHAPS.test(text) || !PERHAPS.test(text.replaceAll(WHOLE, ''))) return []
  const rest = unread(text)
  const found: NearMarkdown[] = []
  for (const { kind, pattern, instead } of FORMS)
    for (const match of rest.matchAll(pattern)) {
      const within = { start: match.index, length: match[0].length }
      if (found.some((other) => overlap(other.within, within))) continue
      const address = kind === 'space' ? { start: within.start + (match[1]?.length ?? 0), length: match[2]?.length ?? 0 } : undefined
      found.push({ kind, within, written: match[0], instead: instead?.(match), address })
      if (found.length >= MOST) break
    }
  return found.toSorted((one, other) => one.within.start - other.within.start)
}

const overlap = (one: TextRange, other: TextRange) => one.start < other.start + other.length && other.start < one.start + one.length

/** The text with blanks for what Markdown has read in it. */
function unread(text: string): string {
  const tree = parseMarkdown(text)
  if (!tree) return ''
  let rest = text
  visitMarkdown(tree, ({ type, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    if (READ.has(type)) rest = rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end)
  })
  return rest
}
