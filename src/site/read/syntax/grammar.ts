import type { Edit } from '../../text/edits'
import { behindListWords, entryBehindWords } from '../../diagnostics/wording/syntax'
import { lineOf, lineStarts } from '../../text/position'
import { fault, type Fault, isLineBetween, MOST_FAULTS, type Token } from './token'

type Want = 'value' | 'name' | 'colon' | 'comma'

/** Reads signs whose brackets match, and tells each comma, colon, name and value that is missing or too many. */
export function grammarFaults(text: string, tokens: readonly Token[]): Fault[] {
  const faults: Fault[] = []
  const open: ('{' | '[')[] = []
  const opened: number[] = []
  let want: Want = 'value'
  let before: Token | undefined
  const reported = new Set<number>()
  const report = (found: Fault, token: Token) => {
    // Of a list that holds fields each of them would be told.
    const isSame = found.name === 'fieldInList' && reported.has(opened.at(-1) ?? 0)
    if (found.name === 'fieldInList') reported.add(opened.at(-1) ?? 0)
    // Beside a sign that is not there everything is a consequence.
    if (!before?.mended && !token.mended && !isSame) faults.push(found)
  }
  for (let index = 0, token = tokens[0]; token && faults.length < MOST_FAULTS; token = tokens[index]) {
    const answer = step({ text, token, next: tokens[index + 1], before, want, inside: open.at(-1) })
    if (answer.fault && answer.ends) return [...faults, answer.fault]
    if (answer.fault) report(answer.fault, token)
    want = answer.want
    if (!answer.isRead) continue
    if (token.kind === '{' || token.kind === '[') {
      open.push(token.kind)
      opened.push(index)
    }
    if (isClosing(token)) {
      open.pop()
      opened.pop()
    }
    before = token
    index++
  }
  if (want !== 'comma' && before && open.length === 0) faults.push(fault(want === 'colon' ? 'colonMissing' : 'valueMissing', before.offset, before.length))
  return faults
}

type State = { text: string; token: Token; next: Token | undefined; before: Token | undefined; want: Want; inside: '{' | '[' | undefined }
/** What is wanted next; a sign that is not read yet is looked at once more. */
type Answer = { want: Want; isRead: boolean; fault?: Fault; ends?: true }

const read = (want: Want, found?: Fault): Answer => ({ want, isRead: true, ...(found && { fault: found }) })
const again = (want: Want, found: Fault): Answer => ({ want, isRead: false, fault: found })
const isClosing = ({ kind }: Token) => kind === '}' || kind === ']'
const isOpening = ({ kind }: Token) => kind === '{' || kind === '['
const inside = ({ kind }: Token): Want => (kind === '{' ? 'name' : 'value')

function step(state: State): Answer {
  if (state.want === 'value') return value(state)
  if (state.want === 'name') return name(state)
  return state.want === 'colon' ? colon(state) : comma(state)
}

function value({ token, before, inside: container }: State): Answer {
  if (isOpening(token)) return read(inside(token))
  if (token.kind === ']' && before?.kind === '[') return read('comma')
  if (token.kind === ']' && before?.kind === ',') return again('comma', atEnd(before))
  if (isClosing(token)) return again('comma', fault('valueMissing', token.offset, 1))
  if (token.kind === ',') {
    if (container !== '[') return again('comma', fault('valueMissing', token.offset, 1))
    return before?.kind === ',' || before?.kind === '[' ? read('value', tooMany(token)) : read('value', fault('valueMissing', token.offset, 1))
  }
  if (token.kind === ':') return read('value', fault('colonTooMuch', token.offset, 1))
  return read('comma')
}

function name({ text, token, next, before }: State): Answer {
  if (token.kind === 'string') return read('colon')
  if (token.kind === '}') return before?.kind === ',' ? again('comma', atEnd(before)) : read('comma')
  if (token.kind === ',') return read('name', tooMany(token))
  if (token.kind === ':') return read('value', fault('nameMissing', token.offset, 1))
  if (isOpening(token)) {
    const found = fault(token.kind === '{' ? 'entryAlone' : 'nameMissing', token.offset, 1)
    const list = token.kind === '{' ? /\]\s*,\s*$/.exec(text.slice(Math.max(0, token.offset - LONGEST), token.offset)) : null
    return read(inside(token), list ? { ...found, words: behindListWords(lineAt(text, Math.max(0, token.offset - LONGEST) + list.index)) } : found)
  }
  // A word that is no name has been told by itself.
  const found = token.kind === 'number' ? fault('nameMissing', token.offset, token.length) : undefined
  return next?.kind === ':' ? read('colon', found) : read('comma', found ?? fault('nameMissing', token.offset, token.length))
}

function colon({ text, token, next, before }: State): Answer {
  if (token.kind === ':') return read('value')
  if (token.kind === ',' || isClosing(token)) return again('comma', fault('valueMissing', token.offset, 1))
  const end = (before?.offset ?? 0) + (before?.length ?? 0)
  // Before another colon it is a comma that is missing, or a value.
  const edits = next?.kind === ':' || (before && isLineBetween(text, before, token)) ? [] : [{ offset: end, length: 0, by: ':' }]
  return again('value', fault('colonMissing', token.offset, token.length, edits))
}

function comma({ text, token, next, before, inside: container }: State): Answer {
  if (container === undefined) return before ? { want: 'comma', isRead: false, ends: true, fault: outside(text, before, token) } : read('comma')
  if (token.kind === ',') return read(container === '{' ? 'name' : 'value')
  if (isClosing(token)) return read('comma')
  if (token.kind === ':') return read('value', container === '[' && before ? fault('fieldInList', before.offset, before.length) : fault('colonTooMuch', token.offset, 1))
  const end = (before?.offset ?? 0) + (before?.length ?? 0)
  // Between two lines nothing but a comma can be missing, nor before a field or another entry; else it may as well be a quotation mark.
  const isNext =
    (token.kind === 'string' && next?.kind === ':' && NAME.test(text.slice(token.offset, token.offset + token.length))) || (isOpening(token) && before && isClosing(before))
  const edits = before && (isNext || isLineBetween(text, before, token)) ? [{ offset: end, length: 0, by: ',' }] : []
  return again(container === '{' ? 'name' : 'value', fault('commaMissing', end - 1, 1, edits))
}

const lineAt = (text: string, offset: number) => lineOf(lineStarts(text), offset)

/** How the name of a field is written. */
const NAME = /^["']?[\w$@-]+["']?$/

/** An entry of a list, and not a second file. */
const ENTRY = /^\s*,?\s*\{\s*"(?!(?:\$schema|site|pages)")/

/** Longest sentence, in characters, that is taken for one. */
const LONGEST = 5_000

/** What stands outside of the one entry that a file is. Words without quotes and brackets hold nothing of a site and can be deleted. */
function outside(text: string, before: Token, token: Token): Fault {
  const isName = /^(?:"|[\w$-]+$)/.test(text.slice(before.offset, before.offset + before.length))
  if (!isClosing(before) && (token.kind === ':' || token.kind === ',') && isName) return fault('startMissing', before.offset, before.length)
  const brace = text.indexOf('{', before.offset)
  if (isClosing(before) && ENTRY.test(text.slice(token.offset, token.offset + LONGEST))) return { ...fault('afterEnd', token.offset, token.length), words: entryBehindWords }
  if (isClosing(before) || (brace < before.offset && !isOpening(token))) return fault('afterEnd', token.offset, token.length, words(text, token.offset, text.length))
  const end = brace < before.offset ? before.offset + before.length : brace
  return fault('beforeStart', before.offset, text.slice(before.offset, end).trimEnd().length, words(text, 0, end))
}

function words(text: string, start: number, end: number): Edit[] {
  const found = text.slice(start, Math.min(end, start + LONGEST))
  const isSentence = !/["{}[\]]/.test(found) && found.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length > 1
  return isSentence && end - start <= LONGEST ? [{ offset: start, length: end - start, by: '' }] : []
}

function atEnd(token: Token): Fault {
  return fault('commaAtEnd', token.offset, 1, [{ offset: token.offset, length: 1, by: '' }])
}

function tooMany(token: Token): Fault {
  return fault('commaTwice', token.offset, 1, [{ offset: token.offset, length: 1, by: '' }])
}
