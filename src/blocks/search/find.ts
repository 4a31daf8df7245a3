import { type FoundPage, folded, type SearchIndex, searchWords, type Terms } from '../../parts/searchWords'

/** Most files with words that are loaded for the beginning of one. */
const MOST_PARTS = 3
/** So many letters of a word are enough to find longer ones. */
const LEAST_BEGINNING = 2
/** A word itself counts more than one that begins with it. */
const WHOLE = 3

/** Loads a file of the index. */
type Load = <Value>(address: string) => Promise<Value>

/**
 * Returns the pages that have all these words, the best first, so many at most, and how many there are. The last word may be the
 * beginning of one.
 */
export async function find(words: string, index: SearchIndex, load: Load, most: number): Promise<{ pages: FoundPage[]; count: number }> {
  const asked = [...new Set(searchWords(words))]
  if (asked.length === 0) return { pages: [], count: 0 }
  const scores = await Promise.all(asked.map((word) => pagesWith(word, index, load)))
  const [first = new Map<number, number>(), ...others] = scores
  const found = [...first].flatMap(([page, score]) => {
    const more = others.map((pages) => pages.get(page))
    return more.every((value) => value !== undefined) ? [[page, more.reduce<number>((sum, value) => sum + (value ?? 0), score)] as const] : []
  })
  found.sort(([one, score], [other, otherScore]) => otherScore - score || one - other)
  const chunks = new Map<number, Promise<readonly FoundPage[]>>()
  const pageAt = async (page: number): Promise<FoundPage | undefined> => {
    const number = Math.floor(page / index.size)
    const chunk = chunks.get(number) ?? resolved(index.chunks[number] ?? [], load)
    chunks.set(number, chunk)
    return (await chunk)[page % index.size]
  }
  const pages = await Promise.all(found.slice(0, most).map(([page]) => pageAt(page)))
  return { pages: pages.filter((page) => page !== undefined), count: found.length }
}

const resolved = async <Value>(value: Value | string, load: Load): Promise<Value> => (typeof value === 'string' ? load<Value>(value) : value)

/** Each page with a word, or with one that begins so, and how much that counts: rare words more than common ones. */
async function pagesWith(word: string, index: SearchIndex, load: Load): Promise<Map<number, number>> {
  const last = index.parts.findLastIndex(([first]) => first <= word)
  const after = index.parts.slice(Math.max(0, last) + 1).findIndex(([first]) => !first.startsWith(word))
  const end = after < 0 ? index.parts.length : Math.max(0, last) + 1 + after
  const parts = index.parts.slice(Math.max(0, last), Math.min(end, Math.max(0, last) + MOST_PARTS))
  const pages = new Map<number, number>()
  for (const part of await Promise.all(parts.map(([, value]) => resolved<Terms>(value, load)))) addPages(word, part, index.pages, pages)
  return pages
}

function addPages(word: string, { terms, lists }: Terms, all: number, pages: Map<number, number>): void {
  const start = firstAtLeast(terms, word)
  for (let at = start; terms[at] === word || (word.length >= LEAST_BEGINNING && terms[at]?.startsWith(word)); at++) {
    const list = lists[at] ?? []
    const rarity = Math.log(1 + all / (list.length / 2)) * (terms[at] === word ? WHOLE : 1)
    for (let place = 0; place < list.length; place += 2) {
      const page = list[place] ?? 0
      pages.set(page, (pages.get(page) ?? 0) + (list[place + 1] ?? 0) * rarity)
    }
  }
}

function firstAtLeast(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** A text cut where words begin that are looked for: each piece, and whether it is one of them. */
export function marked(text: string, words: string): { text: string; isFound: boolean }[] {
  const asked = searchWords(words).filter((word) => word.length >= LEAST_BEGINNING)
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isFound: asked.some((word) => folded(piece).startsWith(word) || (/[\u3040-\u9fff]/u.test(word) && folded(piece).includes(word))) }))
}
