import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mostHeld } from '../../src/build/peakMemory'

/** How often the memory of the processes is looked at, in milliseconds: each says itself what it has held at most. */
const INTERVAL = 50

/** What a command took: seconds, and the most memory that one of its processes has held at once, in bytes; 0 where the system does not tell. */
export type Run = { seconds: number; largest: number }

/**
 * Runs a command of the project in processes of its own.
 *
 * @throws Error with what it has said, where it fails
 */
export function measuredRun(command: string, ...options: readonly string[]): Promise<Run> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../run.mjs'), command, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let largest = 0
  const hear = (text: Buffer) => {
    said += text.toString()
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  const watch = setInterval(() => {
    for (const pid of withChildren(child.pid)) largest = Math.max(largest, mostHeld(pid) ?? 0)
  }, INTERVAL)
  return new Promise<Run>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, largest })
      else reject(new Error(said))
    })
  }).finally(() => clearInterval(watch))
}

/** A process and all that it has begun, directly or not. */
function withChildren(pid: number | undefined): number[] {
  const known = new Set(pid === undefined ? [] : [pid])
  // The numbers of children are the larger ones, but for a turn of the count.
  for (const name of processes()) if (known.has(parentOf(name))) known.add(Number(name))
  return [...known]
}

function processes(): string[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .sort((one, other) => Number(one) - Number(other))
  } catch {
    return []
  }
}

const parentOf = (pid: string): number => Number(/^PPid:\s*(\d+)$/m.exec(statusOf(pid))?.[1])

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has just ended.
    return ''
  }
}
