import { createHash } from 'node:crypto'
import type { Page } from '../site/schema/site'

const hashes = new WeakMap<Page, string>()

/** A name for all that a page itself is drawn of. */
export function drawnHash(page: Page): string {
  const hash = hashes.get(page) ?? hashOf(drawnOf(page))
  hashes.set(page, hash)
  return hash
}

/** Says what that name of a page is, so that nobody has to look at what it shows. */
export const knowHash = (page: Page, hash: string): void => void hashes.set(page, hash)

/** A page without what only messages say of it: where it is written moves with every line above it. */
function drawnOf({ source: _source, absent: _absent, sections, ...page }: Page): object {
  return { ...page, sections: sections.map(({ source: _place, use: _use, overridden: _overridden, gone: _gone, ...section }) => section) }
}

/** Thirty-two letters that change with a value. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)
}
