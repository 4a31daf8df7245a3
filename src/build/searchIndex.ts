import { createHash } from 'node:crypto'
import { type FoundPage, type SearchIndex, searchWords, type Terms } from '../parts/searchWords'

/** What a page is found by. */
export type SearchEntry = { path: string; title: string; description: string; headings: string; text: string }

/** How much a word counts where it stands, and how often at most in the text. */
const WEIGHTS = { title: 12, headings: 5, description: 4, text: 1 } as const
const MOST_TIMES = 5

/** An index that is shorter, in characters, is one file. */
const ONE_FILE = 150_000
/** Characters of words in a file, and pages, of larger ones. */
const PART = 40_000
const CHUNK = 60

/** The index of these pages as one value. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const found = new Map<string, number[]>()
  entries.forEach((entry, page) => {
    for (const [word, weight] of weightsOf(entry)) {
      const list = found.get(word) ?? []
      list.push(page, weight)
      found.set(word, list)
    }
  })
  const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const pages = entries.map(({ path, title, description }): FoundPage => [path, title, description])
  return { pages: pages.length, size: Math.max(1, pages.length), chunks: [pages], parts: [['', { terms: sorted.map(([word]) => word), lists: sorted.map(([, list]) => list) }]] }
}

function weightsOf(entry: SearchEntry): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [name, weight] of Object.entries(WEIGHTS)) {
    const times = new Map<string, number>()
    for (const word of searchWords(entry[name as keyof typeof WEIGHTS])) times.set(word, (times.get(word) ?? 0) + 1)
    for (const [word, count] of times) weights.set(word, (weights.get(word) ?? 0) + weight * Math.min(MOST_TIMES, count))
  }
  return weights
}

/**
 * The files of an index: its beginning, and for a large site those that it names, so that a search loads but a few of them.
 *
 * @param name address of the beginning
 * @returns texts by address
 */
export function searchFiles(name: string, index: SearchIndex): Record<string, string> {
  const whole = JSON.stringify(index)
  const [[, terms] = []] = index.parts
  const [pages] = index.chunks
  if (whole.length < ONE_FILE || typeof terms !== 'object' || typeof pages !== 'object') return { [name]: whole }
  const files: Record<string, string> = {}
  const put = (value: unknown): string => {
    const text = JSON.stringify(value)
    const address = `/assets/search-${createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 10)}.json`
    files[address] = text
    return address
  }
  const chunks = Array.from({ length: Math.ceil(pages.length / CHUNK) }, (_, number) => put(pages.slice(number * CHUNK, (number + 1) * CHUNK)))
  const parts = partsOf(terms).map((part): SearchIndex['parts'][number] => [part.terms[0] ?? '', put(part)])
  return { ...files, [name]: JSON.stringify({ pages: pages.length, size: CHUNK, chunks, parts } satisfies SearchIndex) }
}

/** Words and their pages, cut into pieces of about one size. */
function partsOf({ terms, lists }: Terms): Terms[] {
  const parts: { terms: string[]; lists: (readonly number[])[] }[] = []
  let room = 0
  terms.forEach((term, index) => {
    const list = lists[index] ?? []
    const size = term.length + JSON.stringify(list).length + 4
    const last = parts.at(-1)
    if (!last || room < size) {
      parts.push({ terms: [term], lists: [list] })
      room = PART - size
      return
    }
    last.terms.push(term)
    last.lists.push(list)
    room -= size
  })
  return parts
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
const HIDDEN = /<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
/** What leads to other pages says nothing of this one. */
const WAYS = /<section\b[^>]*\bdata-key="_(?:side|trail|neighbours|untranslated)"[\s\S]*?<\/section>/g

/** What a page is found by: the words in its finished HTML. */
export function searchEntry({ path, title, description = '' }: { path: string; title: string; description?: string | undefined }, html: string): SearchEntry {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  const shown = main.replaceAll(WAYS, ' ').replaceAll(HIDDEN, ' ')
  const headings = [...shown.matchAll(/<h[1-4]\b[^>]*>([\s\S]*?)<\/h[1-4]>/g)].map(([, inner = '']) => wordsIn(inner)).join(' ')
  return { path, title, description, headings, text: wordsIn(shown) }
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<\/?(?:b|i|em|strong|a|span|code|sup|sub|mark|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
