import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconNode } from '../parts/icon'

let loaded: Map<string, IconNode[]> | undefined

/** All outline icons of the Tabler set by name; read once, when first asked for. */
export function allIcons(): Map<string, IconNode[]> {
  if (loaded) return loaded
  // The package exports its drawings only; the file with all of them lies two folders above.
  const drawing = createRequire(import.meta.url).resolve('@tabler/icons/outline/coin.svg')
  const all = join(dirname(drawing), '../../tabler-nodes-outline.json')
  loaded = new Map(Object.entries(JSON.parse(readFileSync(all, 'utf8'))))
  return loaded
}
