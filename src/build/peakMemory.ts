import { readFileSync } from 'node:fs'

/** Most memory that this process has held, in bytes. What Node reports begins with what its parent held when it started this one. */
export function peakMemory(): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (kilobytes) return Number(kilobytes) * 1024
  } catch {
    // Only Linux has such a file.
  }
  return process.resourceUsage().maxRSS * 1024
}
