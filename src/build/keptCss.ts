import { fingerprint } from './compiledEngine'
import type { CssSources, Stylesheets } from './css'
import { keptResult } from './keptResult'

/**
 * Returns what `cutCss` does: what it gave for the same in an earlier build, where there is that.
 *
 * @param fresh cuts in any case, and keeps nothing
 */
export async function keptCss(sources: CssSources, fresh = false): Promise<Stylesheets> {
  // What cuts them is not loaded where they are kept.
  const cut = async () => (await import('./css')).cutCss(sources)
  if (fresh) return cut()
  const { used, apart, patterns = new Map<string, RegExp>(), absent = [], ...texts } = sources
  const plain = [[...used.classes], [...used.variables], Array.from(apart, ([block, classes]) => [block, [...classes]]), Array.from(patterns, String), absent.map(String)]
  return keptResult([fingerprint(), texts, plain], cut)
}
