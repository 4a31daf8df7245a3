import { visit } from 'jsonc-parser'
import { message } from '../diagnostics/catalogue'
import { type Finding, atOffset } from '../diagnostics/diagnostic'
import { lineOf, lineStarts } from '../text/position'
import { countKeys, scan } from '../text/scan'
import { type Key, runOnEntries } from './runOn'
import { syntaxFindings, unexplained } from './syntax/syntax'
import { parsedJson } from '../text/parsedJson'

/** Deepest nesting of brackets that is read. A page needs about ten. */
const DEPTH_LIMIT = 32
/** Largest file that is read, in bytes. */
export const SIZE_LIMIT = 64 * 1024 * 1024

/** What a decoder puts where bytes belong to no character. */
const SUBSTITUTE = '\ufffd'

/** `untold` counts findings that are not among those that are given. */
export type Reading = { text: string; value: unknown; findings: Finding[]; untold: number }

/** Most mistakes of syntax that are told at once. To find the place of each in the words of an author takes a walk through the file. */
const MOST_TOLD = 25

/**
 * Turns the bytes of pages.json into a value, or into findings that say why it cannot be read.
 *
 * @param bytes the file as it is on disk, with or without a byte-order mark
 * @returns the decoded text, the value (undefined when there are findings), and the findings in the order of their place
 */
export function read(bytes: Uint8Array): Reading {
  if (bytes.byteLength > SIZE_LIMIT) return refused('', [atOffset(0, 0, message('tooLarge', { size: megabytes(bytes.byteLength), limit: megabytes(SIZE_LIMIT) }))])
  const { text, fault } = decode(bytes)
  if (fault) return refused(text, [fault])
  if (text.trim() === '') return refused(text, [atOffset(0, 0, message('emptyFile', {}))])
  const { tooDeepAt, colons } = scan(text, DEPTH_LIMIT)
  if (tooDeepAt !== undefined) return refused(text, [atOffset(tooDeepAt, 1, message('tooDeep', { limit: DEPTH_LIMIT }))])
  const value = parsedJson(text)
  // A text that holds a site is told as what a program has made of it.
  if (value === undefined || typeof value === 'string') {
    const findings = syntaxFindings(text)
    if (findings.length > 0 || value === undefined) return refused(text, findings.length > 0 ? findings : [unexplained])
  }
  return { text, value, findings: countKeys(value) === colons ? [] : duplicateKeys(text), untold: 0 }
}

function refused(text: string, findings: Finding[]): Reading {
  return { text, value: undefined, findings: findings.slice(0, MOST_TOLD), untold: Math.max(0, findings.length - MOST_TOLD) }
}

/** The text, and the finding when it is not UTF-8; the text then has a substitute for each bad byte. */
function decode(bytes: Uint8Array): { text: string; fault?: Finding } {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0
  // Which bytes make a letter is certain, so it is mended by being written anew.
  if (isUtf16) {
    const isLittle = first === 0xff || second === 0
    return {
      text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes),
      fault: { ...atOffset(0, 0, message('encoding', { encoding: 'it looks like UTF-16' })), edits: [] },
    }
  }
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!text.includes(SUBSTITUTE)) return { text }
  const hasMark = first === 0xef && second === 0xbb
  const encoder = new TextEncoder()
  for (let offset = text.indexOf(SUBSTITUTE); offset >= 0; offset = text.indexOf(SUBSTITUTE, offset + 1)) {
    const byte = encoder.encode(text.slice(0, offset)).length + (hasMark ? 3 : 0)
    // The author may have written the substitute itself, as a character like any other.
    const isWritten = bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd
    if (!isWritten) return { text, fault: atOffset(offset, 1, message('encoding', { encoding: `byte ${byte + 1} belongs to no character` })) }
  }
  return { text }
}

/** Most names that are told to stand twice. */
const MOST_DOUBLES = 1_000

/** Braces or a list that are open: the names in the braces, and where what was read last in them ends. */
type Open = { isList: boolean; isEntry: boolean; keys: Key[]; end: number | undefined }

/** By a walk along the text: only the names of objects that are open are kept. */
function duplicateKeys(text: string): Finding[] {
  const findings: Finding[] = []
  const open: Open[] = []
  const starts = lineStarts(text)
  const begins = (isList: boolean) => void open.push({ isList, isEntry: open.at(-1)?.isList === true, keys: [], end: undefined })
  const ends = (offset: number, length: number) => {
    const around = open.at(-1)
    if (around) around.end = offset + length
  }
  visit(text, {
    onObjectBegin: () => begins(false),
    onObjectEnd: (offset, length) => {
      const closed = open.pop()
      for (const finding of closed ? repeated(closed, starts) : []) if (findings.length < MOST_DOUBLES) findings.push(finding)
      ends(offset, length)
    },
    onArrayBegin: () => begins(true),
    onArrayEnd: (offset, length) => {
      open.pop()
      ends(offset, length)
    },
    onLiteralValue: (_value, offset, length) => ends(offset, length),
    onObjectProperty: (name, offset) => void open.at(-1)?.keys.push({ name, offset, before: open.at(-1)?.end }),
  })
  return findings.toSorted((one, other) => offsetOf(one) - offsetOf(other))
}

const offsetOf = ({ location }: Finding) => ('offset' in location ? location.offset : 0)

/** What stands twice in braces: entries that run on, or else each name that is there already. */
function repeated({ keys, isEntry }: Open, starts: readonly number[]): Finding[] {
  const seen = new Map<string, number>()
  const doubles = keys.filter(({ name, offset }) => seen.has(name) || !seen.set(name, offset))
  if (doubles.length === 0) return []
  const runOn = isEntry ? runOnEntries(keys) : undefined
  if (runOn) return runOn.map(({ name, offset, edits }) => ({ ...atOffset(offset, name.length + 2, message('runOn', { name })), edits }))
  return doubles.map(({ name, offset }) => atOffset(offset, name.length + 2, message('duplicateKey', { name, line: lineOf(starts, seen.get(name) ?? 0) })))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
