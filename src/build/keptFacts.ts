import { join } from 'node:path'
import type { Site } from '../site/schema/site'
import type { BlockStyles } from './blockStyles'
import { fingerprint } from './compiledEngine'
import { drawnHash } from './drawnHash'
import { keepFile } from './keepFile'
import { factsOf, knowPage, rulesOn } from './pageFacts'
import { markOf, openSealed, sealedFile } from './sealed'

/** Beside what else outlives a process. */
const FACTS = join(import.meta.dirname, '../../node_modules/.cache/quoin-facts')
/** The sites whose facts are kept. */
const KEPT = 3
/** Fewer pages than these are looked at sooner. */
const WORTH = 20

type Facts = Map<string, Parameters<typeof knowPage>[2]>

/** Finds out what has to be known of the pages of a site: of those that an earlier build has looked at, without looking at them again. */
export function keptFacts({ pages, settings }: Pick<Site, 'pages' | 'settings'>, ofBlocks: BlockStyles, folder = FACTS, worth = WORTH): void {
  if (pages.length < worth) return
  const mark = markOf([fingerprint()])
  const path = join(folder, markOf([settings.name, settings.url]))
  const opened = openSealed(path, mark)
  opened?.close()
  // The same code has written it.
  const before = (opened?.told ?? new Map()) as Facts
  const now: Facts = new Map()
  for (const page of pages) {
    const hash = drawnHash(page)
    const known = before.get(hash)
    if (known) knowPage(page, ofBlocks, known)
    now.set(hash, known ?? { facts: factsOf(page), rules: rulesOn(page, ofBlocks) })
  }
  if ([...now.keys()].some((hash) => !before.has(hash))) keepFile(folder, path, () => sealedFile(mark, onlyTold(now)), KEPT)
}

/** A file that has no parts. */
const onlyTold = (told: unknown) =>
  function* (): Generator<Uint8Array, unknown> {
    yield* []
    return told
  }
