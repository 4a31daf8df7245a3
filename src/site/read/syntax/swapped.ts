import { fault, type Fault, type Token } from './token'

/** A pair of brackets, and the signs right inside of it. */
type Pair = { open: number; close: number; own: number[] }

/**
 * Finds lists in { } and fields in [ ], as other languages write them, in signs whose brackets match.
 *
 * @returns the signs with the brackets that belong there, and a mistake for each pair
 */
export function swapBrackets(signs: readonly Token[]): { tokens: Token[]; faults: Fault[] } {
  const tokens = [...signs]
  const faults: Fault[] = []
  for (const { open, close, own } of pairs(signs)) {
    const [opener, closer] = [signs[open], signs[close]]
    const kinds = own.map((at) => signs[at]?.kind)
    const first = signs[own[0] ?? -1]
    if (!opener || !closer || !first) continue
    const isField = opener.kind === '[' && holdsFields(kinds)
    // The braces of the file itself are as well doubled.
    if (!isField && !(opener.kind === '{' && open > 0 && holdsEntries(kinds))) continue
    const [opens, closes] = isField ? (['{', '}'] as const) : (['[', ']'] as const)
    const edits = [
      { offset: opener.offset, length: 1, by: opens },
      { offset: closer.offset, length: 1, by: closes },
    ]
    faults.push(fault(isField ? 'fieldInList' : 'entryAlone', first.offset, first.length, edits))
    tokens[open] = { ...opener, kind: opens }
    tokens[close] = { ...closer, kind: closes }
  }
  return { tokens, faults }
}

function pairs(tokens: readonly Token[]): Pair[] {
  const open: Pair[] = []
  const all: Pair[] = []
  for (const [at, { kind }] of tokens.entries()) {
    if (kind === '}' || kind === ']') {
      const pair = open.pop()
      if (pair) all.push({ ...pair, close: at })
      continue
    }
    open.at(-1)?.own.push(at)
    if (kind === '{' || kind === '[') open.push({ open: at, close: at, own: [] })
  }
  return all.toSorted((one, other) => one.open - other.open)
}

type Kinds = readonly (Token['kind'] | undefined)[]
const isValue = (kind: Kinds[number]) => kind !== undefined && kind !== ',' && kind !== ':'

/** A name, a colon and a value, again and again, with commas between them. */
function holdsFields(kinds: Kinds): boolean {
  const whole = kinds.at(-1) === ',' ? kinds.slice(0, -1) : kinds
  return whole.length % 4 === 3 && whole.every((kind, at) => [kind === 'string', kind === ':', isValue(kind), kind === ','][at % 4] === true)
}

/** Values with commas between them, of which the first opens brackets of its own, or there are several. */
function holdsEntries(kinds: Kinds): boolean {
  const whole = kinds.at(-1) === ',' ? kinds.slice(0, -1) : kinds
  return (kinds[0] === '{' || whole.length > 2) && whole.length % 2 === 1 && whole.every((kind, at) => (at % 2 === 0 ? isValue(kind) : kind === ','))
}
