import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Blocks } from '../../blocks/schemas'
import { mediaPaths } from '../../site/media/readMedia'
import { readAll } from '../../site/read/include/readAll'
import { readWhole } from '../../site/read/include/readWhole'
import { replaceFile } from '../../site/text/replaceFile'
import type { WrittenFile } from '../../site/schema/schema'
import { isObject } from '../../site/text/jsonPath'
import { valuesSchema } from './completions'

const PROJECT = resolve(import.meta.dirname, '../../..')

/**
 * The text of schema/values.schema.json for a content file.
 *
 * @param path of that file
 */
export function publishedValues(file: WrittenFile, blocks: Blocks, path: string): string {
  return `${JSON.stringify(valuesSchema(file, blocks, mediaPaths(path)), null, 2)}\n`
}

/**
 * Keeps what editors offer as fresh as the content. Only the project's own pages.json has such a file, and only while its
 * "$schema" points beside it; a folder that cannot be written is left as it is, since nobody edits there.
 *
 * @param path of a content file without mistakes
 * @returns whether something was written
 */
export function refreshValues(path: string, blocks: Blocks, project = PROJECT): boolean {
  if (resolve(path) !== join(project, 'pages.json')) return false
  const folder = join(project, 'schema')
  const target = join(folder, 'values.schema.json')
  try {
    const { value } = readAll(readWhole(path))
    if (!isObject(value) || typeof value.$schema !== 'string' || resolve(dirname(path), value.$schema) !== join(folder, 'pages.schema.json')) return false
    // The file has just compiled to a site, so it has the shape of one.
    const text = publishedValues(value as WrittenFile, blocks, path)
    const before = existsSync(target) ? readFileSync(target) : undefined
    if (before?.equals(Buffer.from(text))) return false
    if (before) replaceFile(target, before, Buffer.from(text))
    else writeFileSync(target, text)
    return true
  } catch {
    // Either the file has been changed since it was compiled, and will be compiled again, or the folder cannot be written.
    return false
  }
}

/** After so many milliseconds without another save, nobody waits for the open page any more. */
const QUIET = 1_000

/** Returns a function to be called after each save: one second after the last call it runs `refreshValues` once. */
export function valuesRefresher(path: string, project = PROJECT): (blocks: Blocks) => void {
  let timer: NodeJS.Timeout | undefined
  return (blocks) => {
    clearTimeout(timer)
    timer = setTimeout(() => refreshValues(path, blocks, project), QUIET).unref()
  }
}
