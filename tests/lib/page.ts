import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { inject } from 'vitest'

/** The finished document of a route of a built site, for example pageAt('/faq'). */
export function pageAt(path: string, site: 'main' | 'bakery' = 'main'): Document {
  const { folder } = inject('sites')[site]
  const file = path === '/' ? 'index' : path.slice(1)
  return new JSDOM(readFileSync(join(folder, `${file}.html`), 'utf8')).window.document
}

/** Visible words of an element: white space folded. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
