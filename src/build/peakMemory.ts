import { readFileSync } from 'node:fs'

/** Most memory that a process has held, in bytes; undefined where it has ended or the system does not tell. */
export function mostHeld(pid: number | 'self'): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    // Only Linux has such a file.
    return undefined
  }
}

/** Most memory that this process has held, in bytes. What Node reports begins with what its parent held when it started this one. */
export const peakMemory = (): number => mostHeld('self') ?? process.resourceUsage().maxRSS * 1024
