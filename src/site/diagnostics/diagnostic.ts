import type { FileRange, SourceLocation, TextRange } from '../text/location'
import type { Message } from './catalogue'
import type { Edit } from '../text/edits'
import type { JsonPath } from '../text/jsonPath'

/** What a check noticed, before it is given a line and words. */
export type Finding = {
  location: SourceLocation
  message: Message
  /** What repairs it, where that is known and safe. */
  edits?: readonly Edit[]
  /** What the part of a text that it marks should be, where that is certain. */
  instead?: string
  /** What the whole text should be of which it marks a part, where that is certain. */
  whole?: string
  /** Of advice: the name of its rule. */
  rule?: string | undefined
  /** Of advice: other places in the file that show what stands here, such as the page that uses a shared section. */
  seenFrom?: readonly JsonPath[] | undefined
  /** Where it is written when that is in another file, to which the place leads. */
  written?: FileRange & { file: string; text: string }
}

/** A finding an author can act on. Lines and columns count from 1; `length` is in characters. */
export type Problem = {
  code: string
  severity: 'error' | 'advice'
  /** Of advice: the name by which it can be allowed. */
  rule?: string | undefined
  file: string
  line: number
  column: number
  length: number
  /** Its place in the JSON: pages[3].sections[2].title */
  path: string
  /** The same in the words of an author. */
  where: string
  message: string
  hint: string
  frame: string
  /** Whether "npm run check -- --fix" repairs it. */
  fixable: boolean
}

export function at(path: JsonPath, message: Message, within?: TextRange): Finding {
  return { location: { path, on: 'value', within }, message }
}

export function atKey(path: JsonPath, message: Message): Finding {
  return { location: { path, on: 'key' }, message }
}

/** The same finding where `place` says that its places are written. */
export function moved(finding: Finding, place: (path: JsonPath) => JsonPath): Finding {
  const { location, seenFrom } = finding
  return { ...finding, location: 'path' in location ? { ...location, path: place(location.path) } : location, ...(seenFrom && { seenFrom: seenFrom.map(place) }) }
}

export function atOffset(offset: number, length: number, message: Message): Finding {
  return { location: { offset, length }, message }
}
