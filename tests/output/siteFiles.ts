import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'

/** Whole paths of all files of a built site. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Those with such an ending, and what they hold. */
export const textsOf = (folder: string, ending: RegExp) =>
  filesOf(folder)
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const documents = new Map<string, Document>()
/** A page as a tree; each is read once. */
export function documentOf(file: string): Document {
  const document = documents.get(file) ?? new JSDOM(readFileSync(file, 'utf8')).window.document
  documents.set(file, document)
  return document
}
