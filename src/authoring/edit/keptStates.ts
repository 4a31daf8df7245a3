import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { applyEdits, invertEdits } from '../../site/text/byteEdits'
import { dropStep, keepFile, listSteps, numberOf, readStep } from './history'
import { digest, historyFolder } from './historyFolder'
import type { FileChange, Step } from './step'

/** So many changes later the whole file is kept anew. */
const APART = 100
/** The whole file as it was once: the number of the last change at that time, and the digest of its bytes. */
const WHOLE = /^(\d+)-([0-9a-f]{64})\.whole$/

/** The state before or after a change, given the other one; undefined where these are not its bytes. */
export function across({ before, after, edits }: FileChange, bytes: Buffer, to: 'before' | 'after'): Buffer | undefined {
  const other = applyEdits(bytes, to === 'after' ? edits : invertEdits(edits))
  return digest(other) === (to === 'after' ? after : before) ? other : undefined
}

/**
 * Keeps the whole file beside its changes, unless that was done a few changes ago: what another program saves while none of ours
 * runs is known by comparing with that.
 *
 * @param isNew whether the one that is kept may belong to changes that were given up
 * @returns whether it was kept now
 */
export function keepWhole(path: string, bytes: Buffer, isNew: boolean): boolean {
  const kept = wholeFiles(path)
  const last = numberOf(listSteps(path, 'done').at(-1))
  if (!isNew && kept.some((file) => Math.abs(numberOf(file) - last) < APART)) return false
  const own = keepFile(path, `${String(last).padStart(9, '0')}-${digest(bytes)}.whole`, bytes)
  for (const file of kept) if (file !== own) dropStep(file)
  return true
}

function wholeFiles(path: string): string[] {
  try {
    const names = readdirSync(historyFolder(path)).filter((name) => WHOLE.test(name))
    return names.map((name) => join(historyFolder(path), name))
  } catch {
    return []
  }
}

/** The digest of what the file was before the first change that is kept, where that was kept whole. */
export function firstState(path: string): string | undefined {
  return wholeFiles(path).flatMap((file) => (numberOf(file) === 0 ? (WHOLE.exec(basename(file))?.[2] ?? []) : []))[0]
}

/** The bytes that a file had by their digest, as far as the changes that are kept lead there; else undefined. */
export function keptState(path: string, wanted: string, present: Buffer): Buffer | undefined {
  const steps = (kind: 'done' | 'undone') => listSteps(path, kind).flatMap((file) => readStep(file) ?? [])
  // All states of the file stand in one row, those that were undone behind those that were not.
  const chain = [...steps('done'), ...steps('undone').reverse()]
  const known = [present, ...wholeFiles(path).map((file) => ({ file, hash: WHOLE.exec(basename(file))?.[2] }))]
  for (const state of known) {
    const bytes = Buffer.isBuffer(state) ? state : readFileSync(state.file)
    const found = alongChain(chain, bytes, wanted)
    if (found) return found
  }
  return undefined
}

function alongChain(chain: readonly Step[], bytes: Buffer, wanted: string): Buffer | undefined {
  const from = digest(bytes)
  if (from === wanted) return bytes
  return walk(chain, bytes, from, wanted, 'after') ?? walk([...chain].reverse(), bytes, from, wanted, 'before')
}

/** Goes from change to change, over those that have not happened: a program was killed that was about to make them. */
function walk(chain: readonly Step[], bytes: Buffer, from: string, wanted: string, to: 'before' | 'after'): Buffer | undefined {
  const start = to === 'after' ? 'before' : 'after'
  let [here, hash] = [bytes, from]
  for (const step of chain.slice(
    Math.max(
      0,
      chain.findIndex((candidate) => candidate[start] === from),
    ),
  )) {
    if (step[start] !== hash) continue
    here = applyEdits(here, to === 'after' ? step.edits : invertEdits(step.edits))
    hash = step[to]
    if (hash === wanted) return digest(here) === wanted ? here : undefined
  }
  return undefined
}
