import { fault, type Fault } from './token'

/** Most characters before and behind the braces of a site that are looked at. */
const FAR = 5_000

type Kind = 'fence' | 'words' | 'code' | 'note'
type Piece = { kind: Kind; pattern: RegExp }
/** So many pieces are taken off on each side. */
const MOST = 30

const NAME = String.raw`[A-Za-z_$][\w$.]*`
/** A name, perhaps with its type, that is given a value. */
const GIVEN = String.raw`\$?${NAME}\s*(?::\s*[\w$.<>[\]]+\s*)?=`

/** What stands before the braces of a site that was copied out of a program, a web page or a chat. */
const BEFORE: readonly Piece[] = [
  { kind: 'fence', pattern: /^(?:```|~~~)[\w-]*[ \t]*\r?\n/ },
  { kind: 'note', pattern: /^(?:(?:\/\/|#)[^\n]*\n|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->)/ },
  { kind: 'code', pattern: /^(?:<\?php|<(?:script|pre|code)\b[^>]*>|['"]use \w+['"];?|import\s[^\n]*\n)/ },
  { kind: 'code', pattern: new RegExp(String.raw`^(?:(?:export\s+)?(?:const|let|var|return|export\s+default)|(?=${GIVEN}\s*[({[]))\s*(?:${GIVEN})?(?=\s*[\w({[])`) },
  { kind: 'code', pattern: new RegExp(String.raw`^(?:${NAME})?\((?=\s*[({[])`) },
  { kind: 'words', pattern: new RegExp(String.raw`^(?!${NAME}\s*=)[^"{}[\]\n]+\n`) },
]

/** What stands behind them. */
const BEHIND: readonly Piece[] = [
  { kind: 'fence', pattern: /\n[ \t]*(?:```|~~~)$/ },
  { kind: 'code', pattern: /(?:;|\)|<\/(?:script|pre|code)>|\?>|\bas\s+const|\bsatisfies\s+[\w$.]+)$/ },
  { kind: 'note', pattern: /(?:\/\*[^*]*\*\/|<!--[^>]*-->)$/ },
  { kind: 'code', pattern: new RegExp(String.raw`\n[ \t]*(?:export\s+default\s+${NAME}|export\s*\{[\w$\s,]*\}|module\.exports\s*=\s*${NAME})$`) },
  { kind: 'words', pattern: /\n[^"{}[\]\n]+$/ },
]

/** How a site surely begins, how it may begin, and what shows that it does not end with this brace. */
const SITE = /^[{[]\s*["'\u2018-\u201f]/
const FIELDS = /^[{[]\s*(?:["'\u2018-\u201f/#]|[\w$-]+\s*[:=])/
const EXPORTED = /\n[ \t]*export\s*\{[\w$\s,]*\}$/

/**
 * Finds what stands around the braces of a site, of several kinds or of a program: one mistake, however much it is. Words alone,
 * or the marks of code alone, are told as such.
 *
 * @returns the text with spaces in place of it, such that what is inside keeps its offsets
 */
export function withoutAround(text: string): { text: string; faults: Fault[] } {
  const kinds = new Set<Kind>()
  const start = withoutBefore(text.slice(0, FAR), kinds)
  const end = withoutBehind(text.slice(-FAR), kinds)
  const looked = Math.min(text.length, FAR)
  // Both begin and end without spaces.
  const [opens, closes] = [looked - start.length, text.length - looked + end.length]
  if ((!kinds.has('code') && kinds.size < 2) || closes <= opens || !FIELDS.test(text.slice(opens, opens + FAR)) || !/[}\]]/.test(text.charAt(closes - 1)))
    return { text, faults: [] }
  const [before, behind] = [text.slice(0, opens), text.slice(closes)]
  const edits = [
    { offset: 0, length: opens, by: '' },
    { offset: closes, length: behind.length, by: '\n' },
  ].filter(({ length }) => length > 0)
  const told = before.trim() === '' ? closes + behind.search(/\S/) : before.search(/\S/)
  const length = before.trim() === '' ? behind.trim().length : before.trim().length
  return { text: blank(before) + text.slice(opens, closes) + blank(behind), faults: [fault('around', told, length, edits)] }
}

/** Line breaks stay, such that lines can be told from each other. */
const blank = (part: string) => part.replaceAll(/[^\r\n]/g, ' ')

/** What is left of the text before the site when all such pieces have been taken off; `kinds` gets theirs. */
function withoutBefore(text: string, kinds: Set<Kind>): string {
  let rest = text.trimStart()
  for (let count = 0; count < MOST && !SITE.test(rest); count++) {
    const piece = pieceOf(rest, BEFORE, kinds)
    if (piece === '') break
    rest = rest.slice(piece.length).trimStart()
  }
  return rest
}

function withoutBehind(text: string, kinds: Set<Kind>): string {
  let rest = text.trimEnd()
  for (let count = 0; count < MOST && (!/[}\]]$/.test(rest) || EXPORTED.test(rest)); count++) {
    const piece = pieceOf(rest, BEHIND, kinds)
    if (piece === '') break
    rest = rest.slice(0, rest.length - piece.length).trimEnd()
  }
  return rest
}

function pieceOf(rest: string, pieces: readonly Piece[], kinds: Set<Kind>): string {
  for (const { kind, pattern } of pieces) {
    const [piece] = pattern.exec(rest) ?? []
    if (piece === undefined || (kind === 'words' && !isSentence(piece))) continue
    if (kind !== 'note' && piece !== ';') kinds.add(kind)
    return piece
  }
  return ''
}

/** Whether a line is one of a person, who says what the file is. */
function isSentence(line: string): boolean {
  return line.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1
}
