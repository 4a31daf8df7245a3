import { visit } from 'jsonc-parser'
import { message } from '../../diagnostics/catalogue'
import { areWhole, conflictMarks } from '../../text/conflictMarks'
import { lineOf, lineStarts } from '../../text/position'
import { type Finding, atOffset } from '../../diagnostics/diagnostic'
import { historyWords } from '../../diagnostics/wording/history'
import { cutOffWords, openWords, repeatedWords, type SyntaxName, syntaxWording } from '../../diagnostics/wording/syntax'
import { withoutAround } from './around'
import { asWhole } from './asWhole'
import { balance } from './brackets'
import { doubtIn } from './doubt'
import { grammarFaults } from './grammar'
import { byHabit } from './habits'
import { lex } from './lex'
import { madeSure } from './sure'
import { swapBrackets } from './swapped'
import { type Fault, fault, type Token } from './token'
import { tornLine } from './torn'
import { tornTail } from './tornTail'

/** Curly quotes that follow each other within this many characters came from one paste. */
const SAME_PASTE = 120

/** Explains why a text is not JSON: each mistake once, at its place, in the order of the file. */
export function syntaxFindings(text: string): Finding[] {
  const conflicts = conflictFindings(text)
  if (conflicts.length > 0) return conflicts
  const faults = syntaxFaults(text)
  const told = faults.filter((found, index) => !isSamePaste(found, faults[index - 1]) && !isSameFence(found, faults))
  const isLost = faults.filter(({ edits }) => edits.length === 0).length >= MANY
  return byHabit(told).map(({ found, others }, index) => (isLost && index === 0 ? withUndo(toFinding(found, text, others)) : toFinding(found, text, others)))
}

/** Many mistakes at once that nobody can mend without their author mostly come from one: to take that back is easier. */
function withUndo(finding: Finding): Finding {
  if (finding.message.name !== 'syntax') return finding
  const { words } = finding.message
  return words.hint.includes(historyWords.orUndo) ? finding : { ...finding, message: message('syntax', { ...words, hint: `${words.hint} ${historyWords.orUndo}` }) }
}

/** So many mistakes that cannot be mended come at once. */
const MANY = 3

/** Said of what stands outside of the braces of the site: whatever it is, it is one mistake. */
const OUTSIDE: ReadonlySet<string> = new Set(['afterEnd', 'startMissing', 'beforeStart'] satisfies SyntaxName[])

/** Every mistake of a text that is not JSON, also those that one sentence tells together; none when it is. */
export function syntaxFaults(written: string): Fault[] {
  const { text, faults: around } = withoutAround(written)
  const faults = around.length > 0 ? [...around, ...faultsIn(text)].toSorted((one, other) => one.offset - other.offset) : faultsIn(text)
  const isText = written.trimStart().startsWith('"')
  const whole = faults.length > 0 || isText ? asWhole(written, faults) : undefined
  const torn = whole ? undefined : (tornLine(written, faults) ?? tornTail(written, faults))
  return whole ? [whole] : torn ? [torn] : madeSure(written, faults)
}

function faultsIn(text: string): Fault[] {
  const { tokens: signs, faults: read, end } = lex(text)
  if (end < text.length) return faultsBefore(text, end, signs, read).map(doubtIn(text, read))
  const { tokens, faults: brackets } = balance(text, signs)
  const swapped = brackets.length > 0 ? { tokens, faults: [] } : swapBrackets(tokens)
  const grammar = [...swapped.faults, ...grammarFaults(text, swapped.tokens)]
  const signFaults = [...read, ...brackets, ...grammar].every(({ edits }) => edits.length > 0) ? read : read.map(onlyTold)
  const withoutDoubt = doubtIn(text, signFaults)
  const cutOff = brackets.find(({ name }) => name === 'cutOff')
  // With the end of a file that of its last text is lost, too.
  const isCut = (found: Fault) => cutOff !== undefined && found.name === 'quoteMissing' && !text.slice(found.offset + found.length).trim()
  // A comment that is never closed takes the brackets behind it with it.
  const isOpen = signFaults.some(({ name }) => name === 'commentOpen')
  const faults = signFaults.map((found) => (isCut(found) ? { ...found, name: 'cutOff' as const, words: cutOffWords(`"${cutOff?.closes ?? ''}`) } : found))
  const ends = brackets.filter((found) => !(isOpen && (found === cutOff || found.name === 'closeMissing')) && !(found === cutOff && signFaults.some(isCut)))
  // What stands behind the end of the site is one mistake, whatever it is.
  const outside = grammar.find(({ name }) => OUTSIDE.has(name))
  return [...faults, ...ends, ...grammar]
    .filter((found) => !outside || found === outside || found.offset < outside.offset)
    .map((found) => (found === outside && !grammarBefore(signFaults, found) ? found : withoutDoubt(found)))
    .toSorted((one, other) => one.offset - other.offset)
}

/** Where words begin and end that have no quotes is only certain in a file of which all else is understood. */
const onlyTold = (found: Fault): Fault => (found.name === 'bareWord' || found.name === 'yesOrNo' ? { ...found, edits: [] } : found)

/** Whether what stands outside of the site may only seem to: a mistake before it may have closed the site too early. */
const grammarBefore = (faults: readonly Fault[], { offset }: Fault) => faults.some((found) => found.offset < offset)

/** Of a text of which only the beginning was read. What is open there may be closed later; brackets are not checked. */
function faultsBefore(text: string, end: number, signs: readonly Token[], signFaults: readonly Fault[]): Fault[] {
  const known = [...signFaults, ...grammarFaults(text, signs)].filter(({ offset }) => offset < end)
  const first = known.length > 0 ? undefined : firstError(text)
  return first === undefined ? known.toSorted((one, other) => one.offset - other.offset) : [fault('other', first, 1)]
}

/** Where a plain reader of JSON stops to understand a text. */
function firstError(text: string): number {
  let first: number | undefined
  visit(text, { onError: (_, offset) => (first ??= offset) }, { disallowComments: true })
  return first ?? 0
}

/** The lines that start each merge conflict; where marks of one are missing, each that is left. */
function conflictFindings(text: string): Finding[] {
  const marks = conflictMarks(text)
  const isWhole = areWhole(marks)
  return marks.flatMap(({ offset, line, sign }) =>
    isWhole && sign !== '<' ? [] : [atOffset(offset, line.length, message('mergeConflict', { left: isWhole ? '' : line.slice(0, 7) }))],
  )
}

/** Code is set off by a line before it and one behind it: together they are one mistake. */
function isSameFence(found: Fault, faults: readonly Fault[]): boolean {
  return found.name === 'fence' && faults.find(({ name }) => name === 'fence') !== found
}

function isSamePaste(found: Fault, before: Fault | undefined): boolean {
  return found.name === 'curlyQuotes' && before?.name === 'curlyQuotes' && found.offset - before.offset <= SAME_PASTE
}

/** Longest range that is marked. */
const LONGEST_MARK = 40

function toFinding({ name, offset, length, edits, opener, words, closes }: Fault, text: string, others = 0): Finding {
  // Its author looks for the bracket that was opened; where it could be closed is only the likeliest place.
  if (opener !== undefined) return { ...atOffset(opener, 1, message('syntax', gapWords(text, opener, offset, closes))), ...(edits.length > 0 && { edits }) }
  const reported = words
    ? message('syntax', words)
    : name === 'curlyQuotes'
      ? message('curlyQuotes', {})
      : message('syntax', others > 0 ? repeatedWords(syntaxWording[name], others) : syntaxWording[name])
  return { ...atOffset(offset, Math.max(1, Math.min(length, LONGEST_MARK)), reported), ...(edits.length > 0 && { edits }) }
}

function gapWords(text: string, opener: number, gap: number, closes = text.charAt(opener) === '{' ? '}' : ']'): ReturnType<typeof openWords> {
  const starts = lineStarts(text)
  const line = lineOf(starts, gap)
  return openWords(text.charAt(opener), line, gap - (starts[line - 1] ?? 0) + 1, closes)
}

/** Said of a text that is not JSON for a reason that is not known here. */
export const unexplained = toFinding(fault('other', 0, 1), '')
