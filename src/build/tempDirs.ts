import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../site/text/isRunning'

/** Makes an empty folder whose name tells which process it belongs to: start-PID-number. As open to others as any new folder. */
export function ownFolder(parent: string, start: string): string {
  const folder = ownName(parent, start)
  mkdirSync(folder)
  return folder
}

/** Returns a path `start-PID-number` in `parent` that no other folder has; makes nothing. */
export function ownName(parent: string, start: string): string {
  return join(parent, `${start}-${process.pid}-${process.hrtime.bigint()}`)
}

/** Returns the paths of the folders `start-PID-number` in `parent` whose process has ended, or whose number is that of this process. */
export function leftovers(parent: string, start: string): string[] {
  return folders(parent, start)
    .filter(({ pid }) => pid === process.pid || !isRunning(pid))
    .map(({ path }) => path)
}

/** Returns the folders `start-PID-number` in `parent`, each with its process id; empty where there is no `parent`. */
export function folders(parent: string, start: string): { path: string; pid: number }[] {
  if (!existsSync(parent)) return []
  const names = readdirSync(parent).filter((name) => name.startsWith(`${start}-`) && /^\d+-\d+$/.test(name.slice(start.length + 1)))
  return names.map((name) => ({ path: join(parent, name), pid: Number.parseInt(name.slice(start.length + 1), 10) }))
}

/** Where the programs of a build lie while it runs. */
const SCRATCH = 'quoin-scratch'

/** Makes a folder for what is needed only while a build runs, and takes away those of builds that were killed. */
export function scratchFolder(): string {
  for (const folder of leftovers(tmpdir(), SCRATCH)) rmSync(folder, { recursive: true, force: true })
  return ownFolder(tmpdir(), SCRATCH)
}
