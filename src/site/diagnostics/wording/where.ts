import { a, counted } from '../../../parts/counted'

/** The line above the list of uses: "cta" is a block, used 12 times: */
export function wordsOfUses(name: string, kind: string, count: number): string {
  if (kind === 'text') return `"${name}" stands in ${counted(count, 'place')}:`
  if (count === 0) return `"${name}" is ${a(kind)}, used nowhere.`
  return `"${name}" is ${a(kind)}, used ${count === 1 ? 'once' : counted(count, 'time')}:`
}

/** Said of a word that no text of the file has, but the frame of each page. */
export const wordsOfFrame = (name: string, word: string) => `"${name}" is a word of the frame around each page. To write another: "words": { "${word}": "…" } in "site".`

/** So many addresses are told; of more, how many. */
const MOST = 40

/** The line below the list of uses: where visitors read it. */
export function wordsOfPages(pages: readonly string[]): string {
  if (pages.length === 0) return 'No page shows it.'
  return `It is read on ${counted(pages.length, 'page')}: ${pages.slice(0, MOST).join(', ')}${pages.length > MOST ? ' …' : '.'}`
}
