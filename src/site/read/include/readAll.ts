import { message } from '../../diagnostics/catalogue'
import { atOffset, type Finding } from '../../diagnostics/diagnostic'
import { isObject, type JsonPath, valueAt } from '../../text/jsonPath'
import { nodeAt } from '../../text/nodeAt'
import type { Origins } from '../../text/origins'
import { partialTree } from '../../text/partialTree'
import { lineOf, lineStarts } from '../../text/position'
import { type Reading, read } from '../read'
import { type ContentFile, unbundle } from './bundle'
import { type Composed, compose, type TextFile } from './compose'
import { joinValues, type ReadFile } from './joinValues'
import { isMeantBy, patternFault } from './patterns'
import { PART_NAMES, PARTS, partsOf } from './parts'

/** What a content holds; of one of several files one text of all, and where its letters come from. */
export type Whole = Reading & { origins?: Origins }

/** Names that an included file may have at its top. */
const KNOWN: readonly string[] = [...PART_NAMES, '$schema']

/**
 * Turns the bytes of a content, which `readWhole` has read, into one value, or into findings that say why it cannot be read.
 *
 * @param file name of the main file
 */
export function readAll(bytes: Uint8Array, file = 'pages.json'): Whole {
  const { main, included } = unbundle(bytes)
  const own = read(main)
  const patterns = isObject(own.value) && Array.isArray(own.value.include) ? own.value.include.filter((pattern) => typeof pattern === 'string') : []
  if (patterns.length === 0 && included.length === 0) return own
  const faults = patterns.flatMap((pattern, index) => includeFaults(own.text, pattern, index, included))
  const readings = included.filter(({ fault }) => fault === undefined).map(({ name, bytes: written }) => ({ name, ...read(written) }))
  const found = readings.flatMap((reading, index) => partFindings(reading, own.text.length + index))
  const untold = readings.reduce((sum, reading) => sum + reading.untold, own.untold)
  const findings = [...own.findings, ...faults, ...found]
  if (findings.length > 0) return { text: own.text, value: undefined, findings, untold }
  const doubles = doubleNames({ name: file, ...own }, readings)
  if (doubles.length > 0) return { text: own.text, value: undefined, findings: doubles, untold }
  return { ...composedWhenAsked({ name: file, text: own.text }, included), value: joinValues(own.value, readings), findings: [], untold }
}

/** The text of all and its origins, put together for who asks first: it is as large as all files, and only what has to be told needs it. */
function composedWhenAsked(main: TextFile, included: readonly ContentFile[]): Composed {
  let composed: Composed | undefined
  const asked = () => {
    composed ??= compose(
      main,
      included.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) })),
    )
    return composed
  }
  return {
    get text() {
      return asked().text
    },
    origins: (offset) => asked().origins(offset),
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
