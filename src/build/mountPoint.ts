import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says below which path of its host a built site lies: "/toys". One that has its host to itself has no such file. */
export const BASE = '.hosts/base'

/** The path below which a built site lies; empty where it has its host to itself. */
export function baseIn(folder: string): string {
  const file = join(folder, BASE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** Returns what a path of the host is within a site that lies below `base`; undefined where it lies outside. */
export function pathBelow(base: string, path: string): string | undefined {
  if (base === '') return path
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
}
