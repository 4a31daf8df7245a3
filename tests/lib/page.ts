import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { inject } from 'vitest'
import { keyed } from '../../src/site/resolve/typography/keyed'

/** Reading a page costs a third of a second, and many tests of a file ask for the same. */
const known = new Map<string, Document>()

/** The finished document of a route of a built site, for example pageAt('/faq'). Nobody may change it. */
export function pageAt(path: string, site: 'main' | 'bakery' = 'main'): Document {
  const file = join(inject('sites')[site].folder, `${path === '/' ? 'index' : path.slice(1)}.html`)
  const document = known.get(file) ?? new JSDOM(readFileSync(file, 'utf8')).window.document
  known.set(file, document)
  return document
}

/** Visible words of an element as its author types them: white space folded, and signs those of a keyboard. */
export function wordsOf(element: Element | null | undefined): string {
  return keyed(element?.textContent ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
