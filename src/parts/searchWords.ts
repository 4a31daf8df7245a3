const WORD = /[\p{L}\p{M}\p{N}]+/gu
const MARKS = /\p{M}+/gu
/** Scripts that know no spaces between words: what is written in them is looked for by pairs of signs. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
/** Letters that have no mark to be taken off, and that people write otherwise. */
const SPELLINGS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd', ı: 'i' }

/** A word as it is looked for: without capital letters, accents and other marks. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[ßøœæłđı]/g, (letter) => SPELLINGS[letter] ?? letter)
}

/** The words that a text is found by, folded, in their order. */
export function searchWords(text: string): string[] {
  return (folded(text).match(WORD) ?? []).flatMap((word) => {
    const runs = word.match(UNPARTED)
    return runs ? [...runs.flatMap(pairsOf), ...(word.replaceAll(UNPARTED, ' ').match(WORD) ?? [])] : [word]
  })
}

function pairsOf(run: string): string[] {
  const signs = [...run]
  return signs.length < 2 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** How a page is told in a list of results. */
export type FoundPage = readonly [path: string, title: string, description: string]
/** The pages of words: `lists[i]` has the number of each page with `terms[i]`, and after it how much it counts there. */
export type Terms = { terms: readonly string[]; lists: readonly (readonly number[])[] }

/**
 * What a search begins with. Small sites have all in it; of larger ones it names the files with the words from one on, and with so
 * many pages each.
 */
export type SearchIndex = { pages: number; size: number; chunks: readonly (string | readonly FoundPage[])[]; parts: readonly (readonly [first: string, part: string | Terms])[] }
