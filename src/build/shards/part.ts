import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shardWords } from '../../site/diagnostics/wording/shards'
import { filesIn } from '../mark'
import type { SearchEntry } from '../searchIndex'
import { ShardError } from './ownPlace'
import { FILES, type Plan } from './plan'

/** Says what a folder with a part is. It is written last. */
export const PART_NOTE = 'part.json'

/** A part of the pages of a site: which one, of which plan, what its pages are found by, and each file with its size in bytes. */
export type Part = { plan: string; shard: number; of: number; drawn: number; entries: readonly SearchEntry[]; files: readonly (readonly [name: string, size: number])[] }

/** Closes a part with its note. */
export function notePart(folder: string, part: Omit<Part, 'files'>): void {
  writeFileSync(join(folder, PART_NOTE), JSON.stringify({ ...part, files: sizesIn(join(folder, FILES)) } satisfies Part))
}

/**
 * Reads the parts of a site and makes sure that together they are all of it.
 *
 * @returns each with its folder, in their order
 * @throws ShardError where one is missing, is there twice, is not whole, or was made of another plan
 */
export function readParts(folders: readonly string[], { digest }: Pick<Plan, 'digest'>): (Part & { folder: string })[] {
  const parts = folders.map((folder) => ({ ...partIn(folder), folder }))
  const foreign = parts.find(({ plan }) => plan !== digest)
  if (foreign) throw new ShardError(shardWords.otherPlan(foreign.folder))
  const [first] = parts
  if (!first) throw new ShardError(shardWords.noParts())
  const other = parts.find(({ of }) => of !== first.of)
  if (other) throw new ShardError(shardWords.otherCount(first.folder, first.of, other.folder, other.of))
  const byShard = new Map<number, string>()
  for (const { shard, folder } of parts) {
    const known = byShard.get(shard)
    if (known !== undefined) throw new ShardError(shardWords.twice(known, folder, shard))
    byShard.set(shard, folder)
  }
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter((shard) => !byShard.has(shard))
  if (missing.length > 0) throw new ShardError(shardWords.missing(missing, first.of))
  return parts.toSorted((one, another) => one.shard - another.shard)
}

function partIn(folder: string): Part {
  let part: Part
  try {
    part = JSON.parse(readFileSync(join(folder, PART_NOTE), 'utf8'))
  } catch {
    throw new ShardError(shardWords.noPart(folder))
  }
  const lost = part.files.find(([name, size]) => statSync(join(folder, FILES, name), { throwIfNoEntry: false })?.size !== size)
  if (lost) throw new ShardError(shardWords.tornPart(folder, lost[0], part.shard, part.of))
  return part
}

function sizesIn(folder: string): Part['files'] {
  return filesIn(folder)
    .sort()
    .map((name) => [name, statSync(join(folder, name)).size])
}
