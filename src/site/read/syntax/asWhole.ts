import type { SyntaxName } from '../../diagnostics/wording/syntax'
import { applyEdits, type Edit } from '../../text/edits'
import { comparison, escapedQuotes, htmlQuotes, lineNumbers, mailQuotes } from './copied'
import { anchors, bulletLines, htmlEntry, joinedTexts, missingQuotes, nameQuotes, tabbedRows, tripleQuotes } from './ofPrograms'
import { fault, type Fault } from './token'
import { roundBraces, roundLists, wideSigns } from './otherSigns'
import { strayPart } from './stray'
import { yamlFile, yamlLines } from './yamlLines'
import { parsedJson } from '../../text/parsedJson'

/** Longest text, in characters, of which it is tried. */
const LONGEST = 1_000_000

const WAYS: readonly (readonly [SyntaxName, (text: string) => Edit[] | undefined])[] = [
  ['lineNumbers', lineNumbers],
  ['comparison', comparison],
  ['mailQuotes', mailQuotes],
  ['escapedQuotes', escapedQuotes],
  ['htmlQuotes', htmlQuotes],
  ['lineBreak', tripleQuotes],
  ['plus', joinedTexts],
  ['quoteMissing', missingQuotes],
  ['quoteMissing', nameQuotes],
  ['anchor', anchors],
  ['wideSigns', wideSigns],
  ['roundBrackets', roundBraces],
  ['roundBrackets', roundLists],
  ['tabs', tabbedRows],
  ['yaml', yamlFile],
  ['yaml', yamlLines],
  ['bullets', bulletLines],
]

/**
 * What is written in one other way throughout, or was copied along: one mistake, however many places there are. That the text is JSON
 * without it proves that it is meant.
 *
 * @param faults what each place by itself is taken for: where that mends all, it is not asked for more
 */
export function asWhole(text: string, faults: readonly Fault[]): Fault | undefined {
  if (text.length > LONGEST || isMended(text, faults)) return undefined
  for (const [name, read] of WAYS) {
    const edits = read(text) ?? []
    const [first] = edits
    if (first && isContent(applyEdits(text, edits))) return fault(name, ...(name === 'quoteMissing' ? textAt(text, first) : placeOf(text, first)), edits)
  }
  const html = htmlEntry(text)
  // Only its author knows what is to become of it.
  if (html?.instead.some((by) => isContent(applyEdits(text, [{ ...html.found, by }])))) return fault('html', html.found.offset, html.found.length)
  return strayPart(text, faults, isContent)
}

const placeOf = (text: string, { offset, length }: Edit): [offset: number, length: number] => [offset + text.slice(offset).search(/\S|$/), Math.max(1, length)]

/** The text that lacks a quotation mark at its begin or its end. */
function textAt(text: string, { offset }: Edit): [offset: number, length: number] {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [name = ''] = /^\s*"[\w$-]+"\s*:\s*(?=")/.exec(text.slice(start, offset)) ?? []
  const isEnd = /^,?\s*(?:\n|$)/.test(text.slice(offset))
  if (isEnd && name !== '') return [start + name.length, offset - start - name.length]
  return [offset, text.slice(offset).search(/"|$/) + 1]
}

function isMended(text: string, faults: readonly Fault[]): boolean {
  return (
    faults.every(({ edits }) => edits.length > 0) &&
    isContent(
      applyEdits(
        text,
        faults.flatMap(({ edits }) => edits),
      ),
    )
  )
}

/** Whether a text is braces or a list in JSON: a word alone would be, too. */
function isContent(text: string): boolean {
  const value = parsedJson(text)
  return typeof value === 'object' && value !== null
}
