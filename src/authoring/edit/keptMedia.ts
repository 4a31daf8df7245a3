import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { dropStep, keepFile } from './history'
import { digest, historyFolder } from './historyFolder'
import type { Step } from './step'

const FOLDER = 'media'
/** So many milliseconds a program has that keeps bytes, to keep the change that they belong to. */
const COMING = 60 * 60 * 1000

const fileOf = (path: string, name: string) => join(historyFolder(path), FOLDER, name)

/** Keeps what a file of media/ holds, whole, beside the changes of a content file; returns the digest that it is found by. */
export function keepMedia(path: string, bytes: Buffer): string {
  const name = digest(bytes)
  // The change that has kept it may be forgotten before the one that keeps it now.
  if (keptMedia(path, name)) utimesSync(fileOf(path, name), new Date(), new Date())
  else keepFile(path, join(FOLDER, name), bytes)
  return name
}

/** The bytes with this digest; undefined where they are not kept, or torn. */
export function keptMedia(path: string, name: string): Buffer | undefined {
  try {
    const bytes = readFileSync(fileOf(path, name))
    return digest(bytes) === name ? bytes : undefined
  } catch {
    return undefined
  }
}

const namesIn = ({ media = [] }: Step) => media.flatMap(({ before, after }) => [before, after]).filter((name) => name !== undefined)

/** So many bytes of media/ are kept for a change. */
export function mediaBytes(path: string, step: Step): number {
  const sizes = namesIn(step).map((name) => statSync(fileOf(path, name), { throwIfNoEntry: false })?.size ?? 0)
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Forgets the bytes of media/ that belong to none of these changes. */
export function tidyMedia(path: string, steps: readonly Step[], now: number): void {
  const used = new Set(steps.flatMap(namesIn))
  for (const name of kept(path)) {
    const age = now - (statSync(fileOf(path, name), { throwIfNoEntry: false })?.mtimeMs ?? now)
    if (!used.has(name) && age > COMING) dropStep(fileOf(path, name))
  }
}

/** Whether bytes of media/ are kept at all: else no change need be read for them. */
export const isMediaKept = (path: string): boolean => kept(path).length > 0

function kept(path: string): string[] {
  try {
    return readdirSync(fileOf(path, ''))
  } catch {
    return []
  }
}
