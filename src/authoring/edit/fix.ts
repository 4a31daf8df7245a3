import { type Node, parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import { type Edit, applyEdits } from '../../site/text/edits'
import { compileValue } from '../../site/compile'
import { codeOf } from '../../site/diagnostics/catalogue'
import { schemaRefRepair } from '../../site/diagnostics/schemaRef'
import { lineOf, lineStarts } from '../../site/text/position'
import type { Finding } from '../../site/diagnostics/diagnostic'
import { type Reading, read } from '../../site/read/read'
import { repairOf } from '../../site/diagnostics/repairs'
import type { Repair } from '../../site/diagnostics/reshape'
import { syntaxFaults } from '../../site/read/syntax/syntax'
import { writtenPath } from '../../site/text/jsonPath'
import { fixedWords } from '../../site/diagnostics/wording/fixed'

/** One repair: its line, from 1, in the file as it was, and what it did. */
export type Fixed = { line: number; message: string }

/** Enough for repairs that become visible only behind others. */
const MOST_ROUNDS = 40
/** Repairs that are tried one by one where all together do not help: for each the whole file is checked. */
const MOST_TRIED = 50

/**
 * Repairs what can be mended without knowing what its author meant, and leaves every other byte as it was.
 * What is mended is valid then or has one mistake less; the rest is for the author.
 *
 * @param bytes of the file
 * @param schema how "$schema" is written in this file, for example "./schema/pages.schema.json"; without it none is added
 * @returns the mended bytes – the very same when there was nothing to mend – and what was done, by line
 */
export function fix(bytes: Uint8Array, blocks: Blocks, schema?: string): { bytes: Uint8Array; fixed: Fixed[] } {
  const reading = read(bytes)
  if (reading.findings.some(({ message, edits }) => !edits && !['syntax', 'curlyQuotes', 'duplicateKey'].includes(message.name))) return { bytes, fixed: [] }
  // Programs that each put a mark before the file leave several; reading takes one.
  let text = reading.text.replace(/^\ufeff+/, '')
  const starts = lineStarts(text)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const isOdd = reading.findings[0]?.message.name === 'encoding'
  const fixed: (Fixed & { offset: number })[] = isOdd ? [{ offset: -1, line: 1, message: fixedWords.encoding }] : hasMark ? [{ offset: -1, line: 1, message: fixedWords.mark }] : []
  const rounds: (readonly Edit[])[] = []
  for (let count = 0; count < MOST_ROUNDS; count++) {
    const repairs = nextRepairs(text, blocks, schema)
    if (repairs.length === 0) break
    for (const { edits, message } of repairs) {
      const offset = rounds.reduceRight((at, round) => offsetBefore(at, round), Math.min(...edits.map((edit) => edit.offset)))
      fixed.push({ offset, line: lineOf(starts, offset), message })
    }
    const edits = repairs.flatMap((repair) => repair.edits)
    rounds.push(edits.toSorted((one, other) => one.offset - other.offset))
    text = applyEdits(text, edits)
  }
  if (fixed.length === 0) return { bytes, fixed: [] }
  return { bytes: new TextEncoder().encode(text), fixed: fixed.toSorted((one, other) => one.offset - other.offset).map(({ line, message }) => ({ line, message })) }
}

/**
 * Repairs one problem, and leaves all others as they are. Of a file that cannot be read, all that keeps it from that is one problem.
 *
 * @param wanted its code, and its place as the problem has it
 * @returns the mended text and what was done; undefined where only the author can know what is right
 */
export function mendOne(bytes: Uint8Array, blocks: Blocks, wanted: { code: string; path: string }): { text: string; done: string[] } | undefined {
  const { text, value, findings } = read(bytes)
  if (findings[0]?.message.name === 'encoding') return findings[0].edits && { text, done: [`${fixedWords.encoding}.`] }
  const repairs = value === undefined ? syntaxRepairs(text) : findings.length > 0 ? readRepairs(findings) : wantedRepairs({ text, value }, blocks, wanted)
  if (repairs.length === 0) return undefined
  const edits = repairs.flatMap((repair) => repair.edits)
  return { text: applyEdits(text, edits), done: [...new Set(repairs.map(({ message }) => `${message}.`))] }
}

function wantedRepairs(source: Pick<Reading, 'text' | 'value'>, blocks: Blocks, { code, path }: { code: string; path: string }): Repair[] {
  const { findings } = compileValue(source, blocks, {})
  const finding = findings.find(({ message, location }) => codeOf(message) === code && 'path' in location && writtenPath(location.path) === path)
  const repair = finding && !isRival(finding, findings) ? repairOf(finding, parseTree(source.text), source) : undefined
  return finding && repair && helps(source.text, [{ finding, repair }], blocks) ? [repair] : []
}

/** Where an offset of the text lay before these edits, which are in order, were made. */
function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let moved = 0
  for (const edit of edits) {
    if (edit.offset + moved + edit.by.length > offset) break
    moved += edit.by.length - edit.length
  }
  return offset - moved
}

/** The repairs that can be made now: first those that make the text JSON, then those of its content. */
function nextRepairs(text: string, blocks: Blocks, schema: string | undefined): Repair[] {
  const reading = read(new TextEncoder().encode(text))
  if (reading.value === undefined) return syntaxRepairs(text)
  if (reading.findings.length > 0) return readRepairs(reading.findings)
  const tree = parseTree(text)
  const schemaRef = schema === undefined ? undefined : schemaRefRepair(text, tree, schema)
  return schemaRef ? [schemaRef] : contentRepairs(reading, tree, blocks)
}

/** Of a file that can be read, and says something twice. */
function readRepairs(findings: readonly Finding[]): Repair[] {
  return findings.flatMap(({ edits }) => (edits ? [{ edits: [...edits], message: fixedWords.runOn }] : []))
}

function syntaxRepairs(text: string): Repair[] {
  const faults = syntaxFaults(text)
  const repairs = faults.flatMap(({ name, edits, offset, length }) =>
    edits.length > 0 ? [{ edits, message: fixedWords.syntax(name, text.slice(offset, offset + length), edits[0]?.by) }] : [],
  )
  const after = applyEdits(
    text,
    repairs.flatMap(({ edits }) => edits),
  )
  return repairs.length > 0 && (isJson(after) || syntaxFaults(after).length < faults.length) ? repairs : []
}

function isJson(text: string): boolean {
  return read(new TextEncoder().encode(text)).value !== undefined
}

function contentRepairs({ text, value }: Reading, tree: Node | undefined, blocks: Blocks): Repair[] {
  const { findings } = compileValue({ text, value }, blocks, {})
  const found = findings.flatMap((finding) => {
    const repair = isRival(finding, findings) ? undefined : repairOf(finding, tree, { text, value })
    return repair ? [{ finding, repair }] : []
  })
  // A mistake in a shared section is met once for each page.
  const known = new Set<string>()
  const repairs = found.filter(({ repair }) => !known.has(JSON.stringify(repair.edits)) && known.add(JSON.stringify(repair.edits)))
  if (repairs.length === 0 || helps(text, repairs, blocks)) return repairs.map(({ repair }) => repair)
  const one = repairs.slice(0, MOST_TRIED).find((repair) => helps(text, [repair], blocks))
  return one ? [one.repair] : []
}

/** Whether another field of the same braces was probably meant to have the same name; only their author knows which. */
function isRival({ location, message }: Finding, findings: readonly Finding[]): boolean {
  if (message.name !== 'unknownField' || !('path' in location)) return false
  const owner = JSON.stringify(location.path.slice(0, -1))
  return findings.some(
    (other) =>
      other.message.name === 'unknownField' &&
      'path' in other.location &&
      other.message.words.name !== message.words.name &&
      other.message.words.suggestion === message.words.suggestion &&
      JSON.stringify(other.location.path.slice(0, -1)) === owner,
  )
}

/** Whether the repairs leave a file that can be read and lacks these mistakes. */
function helps(text: string, repairs: readonly { finding: Finding; repair: Repair }[], blocks: Blocks): boolean {
  const after = read(
    new TextEncoder().encode(
      applyEdits(
        text,
        repairs.flatMap(({ repair }) => repair.edits),
      ),
    ),
  )
  if (after.findings.length > 0) return false
  const left = new Set(compileValue(after, blocks, {}).findings.map(keyOf))
  return !repairs.some(({ finding }) => left.has(keyOf(finding)))
}

function keyOf({ location, message }: Finding): string {
  return JSON.stringify([location, message.name, 'name' in message.words ? message.words.name : ''])
}
