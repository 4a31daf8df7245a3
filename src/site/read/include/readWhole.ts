import { realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { fileReason } from '../../diagnostics/wording/files'
import { isObject } from '../../text/jsonPath'
import { readContent } from '../readFile'
import { bundle, type ContentFile } from './bundle'
import { filesMeantBy } from './patterns'
import { parsedJson } from '../../text/parsedJson'

/** The list of what is included, in a file that is broken elsewhere. */
const INCLUDE = /"include"\s*:\s*(\[[^[\]]*\])/

/**
 * Reads a content file and all that it includes, as `bundle` has them: of one that includes none, the bytes of the file.
 *
 * @throws the error of the file system when the main file cannot be read
 */
export function readWhole(path: string): Buffer {
  const main = readContent(path)
  const names = includedIn(main, path)
  const folder = dirname(path)
  return bundle(
    main,
    names.map((name) => fileIn(folder, name)),
  )
}

/** Where the files lie that a content file includes. */
export function includedFiles(path: string): string[] {
  return includedIn(readContent(path), path).map((name) => join(dirname(path), name))
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
function includedIn(main: Buffer, path: string): string[] {
  const names = patternsIn(main).flatMap((pattern) => filesMeantBy(dirname(path), pattern))
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
