import { message } from '../../diagnostics/catalogue'
import { atOffset, type Finding } from '../../diagnostics/diagnostic'
import { isObject } from '../../text/jsonPath'
import { nodeAt } from '../../text/nodeAt'
import type { Origins } from '../../text/origins'
import { partialTree } from '../../text/partialTree'
import { lineOf, lineStarts } from '../../text/position'
import { type Reading, read } from '../read'
import { unbundle } from './bundle'
import { compose } from './compose'
import { joinValues, type ReadFile } from './joinValues'
import { isMeantBy, patternFault } from './patterns'
import { PART_NAMES, partsOf } from './parts'

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
  return { ...compose({ name: file, text: own.text }, readings), value: joinValues(own.value, readings), findings: [], untold }
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
  const tree = partialTree(
    text,
    Object.keys(value).map((name) => [name]),
  )
  const parts = partsOf(text, false)
  return Object.keys(value).flatMap((name) => {
    const isRight = KNOWN.includes(name) && (name === '$schema' || name in parts)
    const field = nodeAt(tree, [name])?.parent?.children?.[0]
    return isRight ? [] : [within(atOffset(field?.offset ?? 0, field?.length ?? 1, message('notIncludable', { name, isKnown: KNOWN.includes(name) })))]
  })
}

/** Names that one file has given to something before another does. */
function doubleNames(main: ReadFile & { text: string }, included: readonly (ReadFile & { text: string })[]): Finding[] {
  return PART_NAMES.filter((part) => part !== 'pages').flatMap((part) => {
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
