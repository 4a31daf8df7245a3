import { message } from '../diagnostics/catalogue'
import { atKey } from '../diagnostics/diagnostic'
import type { Rule } from './lint'

/** A section in "shared" that nothing uses, hidden pages and sections included. */
export const unusedShared: Rule = ({ file }) => {
  const places = [...file.pages, ...file.pages.flatMap((page) => page.missing ?? []), file.notFound]
  const used = new Set(places.flatMap(({ sections }) => sections.flatMap((section) => ('use' in section ? [section.use] : []))))
  return Object.keys(file.shared ?? {}).flatMap((name) => (used.has(name) ? [] : [atKey(['shared', name], message('unusedShared', { name }))]))
}
