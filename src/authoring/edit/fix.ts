import { type Node, parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import { onceFor } from '../../parts/onceFor'
import { applyEdits } from '../../site/text/edits'
import { compileValue } from '../../site/compile'
import type { Media } from '../../site/media/media'
import { codeOf } from '../../site/diagnostics/catalogue'
import { schemaRefRepair } from '../../site/diagnostics/schemaRef'
import { lineOf, lineStarts } from '../../site/text/position'
import type { Finding } from '../../site/diagnostics/diagnostic'
import { bundle, unbundle } from '../../site/read/include/bundle'
import { readAll } from '../../site/read/include/readAll'
import { withText } from '../../site/read/include/withText'
import { type Reading, read } from '../../site/read/read'
import { repairOf } from '../../site/diagnostics/repairs'
import type { Repair } from '../../site/diagnostics/reshape'
import { writtenPath } from '../../site/text/jsonPath'
import { fixedWords } from '../../site/diagnostics/wording/fixed'
import { type Mended, mendInRounds } from './rounds'
import { doneOf, editsIn, mendSyntax, readRepairs, syntaxRepairs } from './syntaxRepairs'

/** One repair: its line, from 1, in the file as it was, and what it did; in which file, where there are several. */
export type Fixed = { line: number; message: string; file?: string | undefined }

/** Repairs that are tried one by one where all together do not help: for each the whole file is checked. */
const MOST_TRIED = 50

/**
 * Repairs what can be mended without knowing what its author meant, and leaves every other byte as it was.
 * What is mended is valid then or has one mistake less; the rest is for the author.
 *
 * @param bytes of the file, or as `readWhole` has those of several
 * @param schema how "$schema" is written in this file, for example "./schema/pages.schema.json"; without it none is added
 * @param media what lies in media/; without it nobody has looked whether a file is there
 * @returns the mended bytes – the very same when there was nothing to mend – and what was done, by line
 */
export function fix(bytes: Uint8Array, blocks: Blocks, schema?: string, media?: Media): { bytes: Uint8Array; fixed: Fixed[] } {
  const known = { blocks, schema, media }
  const { main, included } = unbundle(bytes)
  const files = [{ name: undefined, bytes: main, fault: undefined }, ...included]
  const next = included.length === 0 ? (text: string) => nextRepairs(text, known) : syntaxAlone
  const mended = files.map((file) => mendFile(file, next))
  if (mended.some((file) => !file)) return { bytes, fixed: [] }
  const fixed = mended.flatMap((file) => file?.fixed ?? [])
  const whole = bundle(
    mended[0]?.bytes ?? main,
    included.map((file, index) => ({ ...file, bytes: mended[index + 1]?.bytes ?? file.bytes })),
  )
  const more = included.length === 0 ? undefined : mendContent(whole, mended, known)
  const all = [...fixed, ...(more?.fixed ?? [])]
  return all.length === 0 ? { bytes, fixed: [] } : { bytes: more?.bytes ?? whole, fixed: all }
}

/** What content is mended by. */
type Known = { blocks: Blocks; schema?: string | undefined; media?: Media | undefined }
type MendedFile = Mended & { source: string; bytes: Buffer; fixed: Fixed[] }

/** Mends one file by itself; undefined where more is wrong with it than its syntax. */
function mendFile(
  { name, bytes, fault }: { name: string | undefined; bytes: Buffer; fault?: string | undefined },
  next: (text: string) => readonly Repair[],
): MendedFile | undefined {
  const reading = read(bytes)
  if (fault !== undefined || reading.findings.some(({ message, edits }) => !edits && !['syntax', 'curlyQuotes', 'duplicateKey'].includes(message.name))) return undefined
  // Programs that each put a mark before the file leave several; reading takes one.
  const source = reading.text.replace(/^\ufeff+/, '')
  const starts = lineStarts(source)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const isOdd = reading.findings[0]?.message.name === 'encoding'
  const atStart = isOdd ? fixedWords.encoding : hasMark ? fixedWords.mark : undefined
  const mended = mendInRounds(source, next)
  const repairs = [...(atStart ? [{ offset: -1, message: atStart }] : []), ...mended.repairs].toSorted((one, other) => one.offset - other.offset)
  const fixed = repairs.map(({ offset, message }) => ({ line: lineOf(starts, Math.max(0, offset)), message, ...(name !== undefined && { file: name }) }))
  return { ...mended, source, fixed, bytes: fixed.length > 0 ? Buffer.from(mended.text) : bytes }
}

/** What keeps a file from being read, without a look at what it says. */
function syntaxAlone(text: string): Repair[] {
  const { value, findings } = read(new TextEncoder().encode(text))
  return value === undefined ? syntaxRepairs(text) : readRepairs(findings)
}

/** Mends what several files hold together, once each of them can be read. */
function mendContent(bytes: Buffer, files: readonly (MendedFile | undefined)[], known: Known): { bytes: Buffer; fixed: Fixed[] } | undefined {
  const { text, findings, origins } = readAll(bytes, MAIN)
  if (findings.length > 0 || !origins) return undefined
  const names = [MAIN, ...unbundle(bytes).included.map(({ name }) => name)]
  const mended = mendInRounds(text, (now) => nextRepairs(now, known))
  const fixed = mended.repairs.map(({ offset, message }): Fixed => {
    const { file, offset: own } = origins(offset)
    const { source = '', before = (at: number) => at } = files[names.indexOf(file)] ?? {}
    return { line: lineOf(lineStarts(source), before(own)), message, ...(file !== MAIN && { file }) }
  })
  return { bytes: withText(bytes, mended.text), fixed }
}

/** What the main file is called here; what it is called on the disk does not matter. */
const MAIN = ''

/**
 * Repairs one problem, and leaves all others as they are. Of a file that cannot be read, all that keeps it from that is one problem.
 *
 * @param bytes as for `fix`
 * @param wanted its code, and its place as the problem has it
 * @param media as for `fix`
 * @returns the mended bytes and what was done; undefined where only the author can know what is right
 */
export function mendOne(bytes: Buffer, blocks: Blocks, wanted: { code: string; path: string }, media?: Media): { bytes: Buffer; done: string[] } | undefined {
  const whole = readAll(bytes)
  if (whole.findings.length > 0) return mendSyntax(bytes)
  const repairs = wantedRepairs(whole, { blocks, media }, wanted)
  if (repairs.length === 0) return undefined
  return { bytes: withText(bytes, applyEdits(whole.text, editsIn(repairs))), done: doneOf(repairs) }
}

function wantedRepairs(source: Pick<Reading, 'text' | 'value'>, known: Known, { code, path }: { code: string; path: string }): Repair[] {
  const { findings } = compileValue(source, known.blocks, { advice: true, media: known.media })
  const finding = findings.find(({ message, location }) => codeOf(message) === code && 'path' in location && writtenPath(location.path) === path)
  const repair = finding && !isRival(finding, findings) ? repairOf(finding, parseTree(source.text), source) : undefined
  return finding && repair && helps(source.text, [{ finding, repair }], known) ? [repair] : []
}

/** The repairs that can be made now: first those that make the text JSON, then those of its content. */
function nextRepairs(text: string, { schema, ...known }: Known): Repair[] {
  const reading = read(new TextEncoder().encode(text))
  if (reading.value === undefined) return syntaxRepairs(text)
  if (reading.findings.length > 0) return readRepairs(reading.findings)
  const tree = parseTree(text)
  const schemaRef = schema === undefined ? undefined : schemaRefRepair(text, tree, schema)
  return schemaRef ? [schemaRef] : contentRepairs(reading, tree, known)
}

function contentRepairs({ text, value }: Reading, tree: Node | undefined, known: Known): Repair[] {
  const { findings } = compileValue({ text, value }, known.blocks, { advice: true, media: known.media })
  const found = findings.flatMap((finding) => {
    const repair = isRival(finding, findings) ? undefined : repairOf(finding, tree, { text, value })
    return repair ? [{ finding, repair }] : []
  })
  // A mistake in a shared section is met once for each page.
  const seen = new Set<string>()
  const repairs = found.filter(({ repair }) => !seen.has(JSON.stringify(repair.edits)) && seen.add(JSON.stringify(repair.edits)))
  if (repairs.length === 0 || helps(text, repairs, known)) return repairs.map(({ repair }) => repair)
  const one = repairs.slice(0, MOST_TRIED).find((repair) => helps(text, [repair], known))
  return one ? [one.repair] : []
}

/** The names that were meant to be one name of the same braces, by these braces and that name. */
const rivals = onceFor((findings: readonly Finding[]) => {
  const names = new Map<string, Set<string>>()
  for (const finding of findings) {
    const meant = meantBy(finding)
    if (meant) names.set(meant.key, (names.get(meant.key) ?? new Set()).add(meant.name))
  }
  return names
})

function meantBy({ location, message }: Finding): { key: string; name: string; suggestion: string | undefined } | undefined {
  if (message.name !== 'unknownField' || !('path' in location)) return undefined
  return { key: JSON.stringify([location.path.slice(0, -1), message.words.suggestion]), name: message.words.name, suggestion: message.words.suggestion }
}

/** Whether another field of the same braces was probably meant to have the same name; only their author knows which. */
function isRival(finding: Finding, findings: readonly Finding[]): boolean {
  const meant = meantBy(finding)
  return meant !== undefined && meant.suggestion !== undefined && (rivals(findings).get(meant.key)?.size ?? 0) > 1
}

/** Whether the repairs leave a file that can be read and lacks these mistakes. */
function helps(text: string, repairs: readonly { finding: Finding; repair: Repair }[], { blocks, media }: Known): boolean {
  const after = read(
    new TextEncoder().encode(
      applyEdits(
        text,
        repairs.flatMap(({ repair }) => repair.edits),
      ),
    ),
  )
  if (after.findings.length > 0) return false
  // Advice is asked for only where some is followed: it takes longer than all else.
  const advice = repairs.some(({ finding }) => finding.rule !== undefined)
  const left = new Set(compileValue(after, blocks, { advice, media }).findings.map(keyOf))
  return !repairs.some(({ finding }) => left.has(keyOf(finding)))
}

function keyOf({ location, message }: Finding): string {
  return JSON.stringify([location, message.name, 'name' in message.words ? message.words.name : ''])
}
