import { a, counted } from '../../../parts/counted'

/** The line above the list of uses: "cta" is a block, used 12 times: */
export function wordsOfUses(name: string, kind: string, count: number): string {
  if (kind === 'text') return `"${name}" stands in ${counted(count, 'place')}:`
  if (count === 0) return `"${name}" is ${a(kind)}, used nowhere.`
  return `"${name}" is ${a(kind)}, used ${count === 1 ? 'once' : counted(count, 'time')}:`
}
