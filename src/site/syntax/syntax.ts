import { cause } from '../catalogue'
import { type Finding, atOffset } from '../problem'
import { syntaxWording } from '../wording/syntax'
import { balance } from './brackets'
import { grammarFaults } from './grammar'
import { lex } from './lex'
import { type Fault, fault } from './token'

/** Curly quotes that follow each other within this many characters came from one paste. */
const SAME_PASTE = 120

/** Most mistakes told at once. To find the place of each in the words of an author takes a walk through the file. */
const MOST_TOLD = 25

/** Explains why a text is not JSON: each mistake once, at its place, in the order of the file. */
export function syntaxFindings(text: string): Finding[] {
  const conflicts = conflictFindings(text)
  if (conflicts.length > 0) return conflicts
  const faults = syntaxFaults(text)
  return faults.filter((found, index) => !isSamePaste(found, faults[index - 1])).slice(0, MOST_TOLD).map(toFinding)
}

/** Every mistake of a text that is not JSON, also those that one sentence tells together; none when it is. */
export function syntaxFaults(text: string): Fault[] {
  const { tokens: signs, faults } = lex(text)
  const { tokens, faults: brackets } = balance(text, signs)
  // A text or comment that is never closed takes the brackets behind it with it.
  const isCut = faults.some(({ name, offset, length }) => (name === 'quoteMissing' || name === 'commentOpen') && !text.slice(name === 'commentOpen' ? text.length : offset + length).trim())
  const ends = brackets.filter(({ name }) => !(isCut && (name === 'cutOff' || name === 'closeMissing')))
  const grammar = grammarFaults(text, tokens)
  // What stands behind the end of the site is one mistake, whatever it is.
  const end = grammar.find(({ name }) => name === 'afterEnd')?.offset ?? text.length
  return [...faults, ...ends, ...grammar].filter(({ offset }) => offset <= end).toSorted((one, other) => one.offset - other.offset)
}

/** The lines that start each merge conflict; with only the end of one left, that line. */
function conflictFindings(text: string): Finding[] {
  const marks = [...text.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?: [^\r\n]*)?(?=\r?$)/gm)]
  const starts = marks.filter(([mark]) => mark.startsWith('<'))
  return (starts.length > 0 ? starts : marks.slice(0, 1)).map((mark) => atOffset(mark.index, mark[0].length, cause('mergeConflict', {})))
}

function isSamePaste(found: Fault, before: Fault | undefined): boolean {
  return found.name === 'curlyQuotes' && before?.name === 'curlyQuotes' && found.offset - before.offset <= SAME_PASTE
}

/** Longest stretch that is marked. */
const LONGEST_MARK = 40

function toFinding({ name, offset, length, edits }: Fault): Finding {
  const told = name === 'curlyQuotes' ? cause('curlyQuotes', {}) : cause('syntax', syntaxWording[name])
  return { ...atOffset(offset, Math.max(1, Math.min(length, LONGEST_MARK)), told), ...(edits.length > 0 && { edits }) }
}

/** Said of a text that is not JSON for a reason that is not known here. */
export const unexplained = toFinding(fault('other', 0, 1))
