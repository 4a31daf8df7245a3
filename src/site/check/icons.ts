import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { IconNode } from '../../parts/icon'

let loaded: Map<string, IconNode[]> | undefined

/** All outline icons of the Tabler set by name; read once, when first asked for. */
export function allIcons(): Map<string, IconNode[]> {
  loaded ??= new Map(Object.entries(read('tabler-nodes-outline.json')))
  return loaded
}

/** So many words are enough to tell one icon from another. */
const MOST_WORDS = 5

/** What each icon shows, in a few words: "Currencies: money, earn, salary". */
export function iconMeanings(): Map<string, string> {
  const all: Record<string, { category: string; tags?: (string | number)[] }> = read('icons.json')
  return new Map(Object.entries(all).map(([name, { category, tags = [] }]) => [name, [category || 'Icon', tags.slice(0, MOST_WORDS).join(', ')].filter(Boolean).join(': ')]))
}

function read(file: string) {
  // The package exports its drawings only; the files about all of them lie two folders above.
  const drawing = createRequire(import.meta.url).resolve('@tabler/icons/outline/coin.svg')
  return JSON.parse(readFileSync(join(dirname(drawing), '../..', file), 'utf8'))
}
