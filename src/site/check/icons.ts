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
  const all = described()
  return new Map(Object.entries(all).map(([name, { category, tags = [] }]) => [name, [category || 'Icon', tags.slice(0, MOST_WORDS).join(', ')].filter(Boolean).join(': ')]))
}

const described = (): Record<string, { category: string; tags?: (string | number)[] }> => read('icons.json')
const lettersOf = (words: string | number) =>
  String(words)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

let byWord: Map<string, string> | undefined

/** The icon that is found by a word, as one of those of its name or of what it shows: "piggybank" is "pig-money". The plainest of several. */
export function iconFoundBy(word: string): string | undefined {
  byWord ??= wordsOfIcons()
  return byWord.get(lettersOf(word))
}

/** Words of names first, and shorter names before longer ones; of what is crossed out nothing is told. */
function wordsOfIcons(): Map<string, string> {
  const found = new Map<string, string>()
  const all = Object.entries(described())
    .filter(([name]) => allIcons().has(name) && !name.endsWith('-off'))
    .toSorted(([one], [other]) => one.length - other.length)
  const add = (word: string | number, name: string) => void (found.has(lettersOf(word)) || found.set(lettersOf(word), name))
  for (const [name] of all) for (const word of name.split('-')) add(word, name)
  for (const [name, { tags = [] }] of all) for (const word of tags) add(word, name)
  return found
}

function read(file: string) {
  // The package exports its drawings only; the files about all of them lie two folders above.
  const drawing = createRequire(import.meta.url).resolve('@tabler/icons/outline/coin.svg')
  return JSON.parse(readFileSync(join(dirname(drawing), '../..', file), 'utf8'))
}
