import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { fileReason } from '../../diagnostics/wording/files'
import { isObject } from '../../text/jsonPath'
import { readContent } from '../readFile'
import { bundle, type ContentFile, unbundle } from './bundle'
import { filesMeantBy } from './patterns'
import { parsedJson } from '../../text/parsedJson'

/** The list of what is included, in a file that is broken elsewhere. */
const INCLUDE = /"include"\s*:\s*(\[[^[\]]*\])/

/** The bytes of a content, and what it includes, as patterns from its folder on. */
export type WholeBytes = { bytes: Buffer; patterns: readonly string[] }
/** `stamps` are what the files were when they were read, by their names; one that had just been written then has none. */
type Read = WholeBytes & ReturnType<typeof unbundle> & { stamps: ReadonlyMap<string, string> }

/** What was read last, as long as somebody has it. */
let known: { path: string; read: WeakRef<Buffer> } | undefined
const readFrom = new WeakMap<Buffer, Read>()

/**
 * Reads a content file and all that it includes, as `bundle` has them: of one that includes none, the bytes of the file. They are the
 * same object as before as long as no file is another one and somebody still has it.
 *
 * @throws the error of the file system when the main file cannot be read
 */
export function readWhole(path: string): Buffer {
  const before = known?.path === path ? known.read.deref() : undefined
  const read = readAfter(path, before && readFrom.get(before))
  if (read.bytes !== before) known = { path, read: new WeakRef(read.bytes) }
  readFrom.set(read.bytes, read)
  return read.bytes
}

/**
 * Returns a function that reads a content as it is now, as often as it is called, and gives the same bytes again as long as no file
 * is another one.
 */
export function wholeReader(path: string): () => WholeBytes {
  let last: Read | undefined
  return () => {
    last = readAfter(path, last)
    return last
  }
}

/** What there is now; what was there last, where that is the same. */
function readAfter(path: string, last?: Read): Read {
  const stamps = new Map<string, string>()
  /** A file by its name: as it was, where nothing has changed it since. */
  const asBefore = <File>(name: string, before: File | undefined, read: () => File): File => {
    const stamp = settledStamp(join(dirname(path), name))
    if (stamp !== undefined) stamps.set(name, stamp)
    return stamp !== undefined && before !== undefined && last?.stamps.get(name) === stamp ? before : read()
  }
  const main = asBefore(basename(path), last?.main, () => readContent(path))
  const isMain = last?.main.equals(main)
  const patterns = last && isMain ? last.patterns : patternsIn(main)
  const before = new Map(last?.included.map((file) => [file.name, file]))
  const included = namesMeantBy(patterns, path).map((name) => asBefore(name, before.get(name), () => fileIn(dirname(path), name)))
  if (last && isMain && isSame(last.included, included)) return { ...last, stamps }
  const bytes = bundle(main, included)
  return { bytes, patterns, stamps, ...unbundle(bytes) }
}

/** So long ago a file must have been written, in milliseconds, that whoever writes to it once more gives it another time. */
const SETTLED = 2000

/** What changes with a file; undefined of one that has just been written, or that is not there. */
function settledStamp(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats || Date.now() - Number(stats.ctimeMs) < SETTLED) return undefined
  return `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}

const isSame = (before: readonly ContentFile[], now: readonly ContentFile[]) =>
  before.length === now.length && before.every(({ name, fault, bytes }, index) => name === now[index]?.name && fault === now[index].fault && bytes.equals(now[index].bytes))

/** Where the files lie that a content file includes. */
export function includedFiles(path: string): string[] {
  return namesMeantBy(patternsIn(readContent(path)), path).map((name) => join(dirname(path), name))
}

/** What a content file includes, as patterns from its folder on. */
export function patternsIn(main: Buffer): string[] {
  // Nearly no file has one, and a large one takes time to be decoded.
  if (!main.includes('"include"')) return []
  const text = new TextDecoder().decode(main)
  const file = parsedJson(text)
  const written = file === undefined ? parsedJson(INCLUDE.exec(text)?.[1] ?? '[]') : isObject(file) && file.include
  return Array.isArray(written) ? written.filter((pattern) => typeof pattern === 'string') : []
}

/** The paths of the files that are included, in their order, each once; the main file is none of them. */
function namesMeantBy(patterns: readonly string[], path: string): string[] {
  const names = patterns.flatMap((pattern) => filesMeantBy(dirname(path), pattern))
  return [...new Set(names)].filter((name) => name !== basename(path))
}

function fileIn(folder: string, name: string): ContentFile {
  const path = join(folder, name)
  try {
    const way = relative(realpathSync(folder), realpathSync(path))
    if (way.startsWith(`..${sep}`) || isAbsolute(way)) return { name, bytes: Buffer.alloc(0), fault: 'a link leads out of the folder of this file' }
    return { name, bytes: readContent(path) }
  } catch (error) {
    const fault = fileReason(error)
    if (fault === undefined) throw error
    return { name, bytes: Buffer.alloc(0), fault }
  }
}
