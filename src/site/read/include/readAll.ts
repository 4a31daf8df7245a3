import { message } from '../../diagnostics/catalogue'
import { atOffset, type Finding } from '../../diagnostics/diagnostic'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { nodeAt } from '../../text/nodeAt'
import type { Origins } from '../../text/origins'
import { partialTree } from '../../text/partialTree'
import { lineOf, lineStarts } from '../../text/position'
import type { SourceLocation } from '../../text/location'
import { type Reading, read } from '../read'
import { type ContentFile, unbundle } from './bundle'
import { type Composed, compose, type TextFile } from './compose'
import { joinValues, type ReadFile } from './joinValues'
import { isMeantBy, patternFault } from './patterns'
import { PART_NAMES, PARTS, partsOf } from './parts'
import { decodedWhenAsked, type Span, sparse } from './sparse'

/**
 * What a content holds; of one of several files one text of all, and where its letters come from. `size` is that of its files, in bytes;
 * `around` has of the text what some findings need, where that is less.
 */
export type Whole = Reading & { size?: number; origins?: Origins; around?: (places: readonly SourceLocation[]) => Composed | undefined }

/** Names that an included file may have at its top. */
const KNOWN: readonly string[] = [...PART_NAMES, '$schema']

/**
 * Turns the bytes of a content, which `readWhole` has read, into one value, or into findings that say why it cannot be read. For the
 * same bytes the answer is the same object: whoever wants to change the value changes a copy.
 *
 * @param file name of the main file
 */
export function readAll(bytes: Uint8Array, file = 'pages.json'): Whole {
  const kept = known.get(bytes)
  if (kept?.file === file) return kept.whole
  const before = known.get(last?.deref() ?? bytes)?.readings
  const found = readFiles(bytes, file, before)
  known.set(bytes, { file, ...found })
  last = new WeakRef(bytes)
  return found.whole
}

/** What `readAll` would answer for bytes of which it is known what they hold, and in which place of each file its pages stand. */
export function wholeWith(bytes: Uint8Array, file: string, value: unknown, spans: readonly (readonly Span[])[]): Whole {
  const { main, included } = unbundle(bytes)
  const files = [{ name: file, bytes: main }, ...included].map((own, index) => ({ name: own.name, bytes: own.bytes, spans: spans[index] ?? [] }))
  const [first = { name: file, text: '' }, ...others] = files.map(({ name, bytes: own }): TextFile => decodedWhenAsked(name, own))
  return composedWhenAsked(first, others, { value, size: bytes.length, around: (places) => sparse(files, places) })
}

/** An included file that was read, and from what. */
type ReadPart = Reading & Pick<ContentFile, 'name' | 'bytes'>
type Known = { file: string; whole: Whole; readings: readonly ReadPart[] }

/** What was read of bytes, as long as somebody has these, and which these were last: mostly one file of many is another one after a change. */
const known = new WeakMap<Uint8Array, Known>()
let last: WeakRef<Uint8Array> | undefined

function readFiles(bytes: Uint8Array, file: string, before: readonly ReadPart[] = []): Omit<Known, 'file'> {
  const { main, included } = unbundle(bytes)
  const earlier = new Map(before.map((reading) => [reading.name, reading]))
  const readings = included
    .filter(({ fault }) => fault === undefined)
    .map(({ name, bytes: written }): ReadPart => {
      const same = earlier.get(name)
      return same?.bytes.equals(written) ? same : { name, bytes: written, ...read(written) }
    })
  return { whole: wholeOf({ main: read(main), included, readings, size: bytes.length }, file), readings }
}

type ReadFiles = { main: Reading; included: readonly ContentFile[]; readings: readonly ReadPart[]; size: number }

function wholeOf({ main: own, included, readings, size }: ReadFiles, file: string): Whole {
  const patterns = isObject(own.value) && Array.isArray(own.value.include) ? own.value.include.filter((pattern) => typeof pattern === 'string') : []
  if (patterns.length === 0 && included.length === 0) return own
  const faults = patterns.flatMap((pattern, index) => includeFaults(own.text, pattern, index, included))
  const found = readings.flatMap((reading, index) => partFindings(reading, own.text.length + index))
  const untold = readings.reduce((sum, reading) => sum + reading.untold, own.untold)
  const findings = [...own.findings, ...faults, ...found]
  if (findings.length > 0) return { text: own.text, value: undefined, findings, untold }
  const doubles = doubleNames({ name: file, ...own }, readings)
  if (doubles.length > 0) return { text: own.text, value: undefined, findings: doubles, untold }
  return composedWhenAsked({ name: file, text: own.text }, readings, { value: joinValues(own.value, readings), size })
}

/** What several files hold; the text of all and its origins are put together for who asks first: it is as large as all files, and only what has to be told needs it. */
function composedWhenAsked(main: TextFile, included: readonly TextFile[], known: Pick<Whole, 'value' | 'size' | 'around'>): Whole {
  let composed: Composed | undefined
  const asked = () => {
    composed ??= compose(main, included)
    return composed
  }
  return {
    ...known,
    findings: [],
    untold: 0,
    get text() {
      return included.length === 0 ? main.text : asked().text
    },
    ...(included.length > 0 && { origins: (offset) => asked().origins(offset) }),
  }
}

/** What is wrong with an entry of "include" and the files that it means. */
function includeFaults(text: string, pattern: string, index: number, included: readonly { name: string; fault?: string | undefined }[]): Finding[] {
  const node = nodeAt(partialTree(text, [['include', index]]), ['include', index])
  const at = (reason: string, name = pattern) => atOffset(node?.offset ?? 0, node?.length ?? 0, message('unincluded', { name, reason }))
  const fault = patternFault(pattern)
  if (fault !== undefined) return [at(fault)]
  const meant = included.filter(({ name }) => isMeantBy(pattern, name))
  if (meant.length === 0) return [at(pattern.includes('*') ? 'there is no such file yet' : 'there is no such file')]
  return meant.flatMap(({ name, fault: reason }) => (reason === undefined ? [] : [at(reason, name)]))
}

/**
 * What keeps a file from being included, with the places in that file.
 *
 * @param order where it is told among the findings of all files
 */
function partFindings({ name: file, text, value, findings }: Reading & { name: string }, order: number): Finding[] {
  const within = (finding: Finding): Finding => {
    const { offset, length } = 'offset' in finding.location ? finding.location : { offset: 0, length: 0 }
    return { ...finding, location: { offset: order, length: 0 }, written: { file, text, offset, length } }
  }
  if (findings.length > 0) return findings.map(within)
  if (!isObject(value)) return [within(atOffset(text.search(/\S/), 1, message('notIncludable', { name: undefined })))]
  const wrong = Object.keys(value).filter((name) => name !== '$schema' && !isOf(name, value[name]))
  const tree = partialTree(
    text,
    wrong.map((name) => [name]),
  )
  return wrong.flatMap((name) => {
    const field = nodeAt(tree, [name])?.parent?.children?.[0]
    return [within(atOffset(field?.offset ?? 0, field?.length ?? 1, message('notIncludable', { name, isKnown: KNOWN.includes(name) })))]
  })
}

/** Whether a part is one that included files may have, and of its kind. */
const isOf = (name: string, value: unknown) => (name === 'pages' ? Array.isArray(value) : PART_NAMES.some((part) => part === name) && isObject(value))

/** Names that one file has given to something before another does. */
function doubleNames(main: ReadFile & { text: string }, included: readonly (ReadFile & { text: string })[]): Finding[] {
  const namesIn = (value: unknown, path: JsonPath) => Object.keys(Object(valueAt(value, path)))
  return PART_NAMES.filter((part) => part !== 'pages').flatMap((part) => {
    const names = [...namesIn(main.value, PARTS[part]), ...included.flatMap(({ value }) => namesIn(value, [part]))]
    if (new Set(names).size === names.length) return []
    const first = new Map<string, string>()
    return [main, ...included].flatMap((file, index) =>
      (partsOf(file.text, index === 0)[part]?.entries ?? []).flatMap(({ name = '', start }) => {
        const earlier = first.get(name)
        first.set(name, earlier ?? `${file.name}:${lineOf(lineStarts(file.text), start)}`)
        if (earlier === undefined) return []
        const range = { offset: start, length: JSON.stringify(name).length }
        return [{ ...atOffset(range.offset, range.length, message('duplicateKey', { name, line: earlier })), written: { file: file.name, text: file.text, ...range } }]
      }),
    )
  })
}
