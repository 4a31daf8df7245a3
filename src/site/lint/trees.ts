import type { Root } from 'hast'
import { parseHtmlWithPlaces, sanitized } from '../../parts/sanitize'

/** HTML as it was written, with places, and what of it is shown. */
export type Trees = { written: Root; shown: Root }

const trees = new Map<string, Trees>()

/** The trees of a text; parsed once, however many rules ask for them. */
export function treesOf(html: string): Trees {
  const known = trees.get(html)
  if (known) return known
  const written = parseHtmlWithPlaces(html)
  const made = { written, shown: sanitized(written) }
  trees.set(html, made)
  return made
}

/** To be called when all rules have looked. */
export function forgetTrees(): void {
  trees.clear()
}
