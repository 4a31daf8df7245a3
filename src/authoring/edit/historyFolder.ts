import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onceFor } from '../../parts/onceFor'

/**
 * Where what can be undone of a content file is kept: among what programs remember for a person, as their system has it, so that
 * neither a new checkout nor "npm ci" takes it away.
 */
export function historyFolder(path: string): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env
  const states = XDG_STATE_HOME || LOCALAPPDATA || join(homedir(), '.local', 'state')
  return join(states, 'quoin', 'history', digest(Buffer.from(realpathSync(path))).slice(0, 16))
}

/** Where a change of several files is written before it is made. */
export const journalOf = (path: string): string => join(historyFolder(path), 'coming')

/** What tells bytes apart from others. They are not changed once somebody has asked. */
export const digest = onceFor((bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex'))
