import { z } from 'zod'
import { isObject } from '../../text/jsonPath'
import { isRequired, type Schema, schemaInfo, unwrapped } from '../schemaTree'

const ADDRESS = /^(?:\/|#|https?:|mailto:|tel:|\{links\.)/

/** The two fields that an entry needs, such as question and answer, label and href, or label and value; of several kinds of entries those of the first that needs two. */
function pairOf(element: Schema, isNumber = false): [string, string] | undefined {
  const { kind } = schemaInfo(unwrapped(element))
  if (kind.is === 'union') return kind.options.map((option) => pairOf(option, isNumber)).find((pair) => pair !== undefined)
  if (kind.is !== 'object') return undefined
  const needed = Object.entries(kind.shape).filter(([, field]) => isRequired(field))
  const [first, second] = needed.map(([name]) => name)
  const isRight = needed.every(([, field], index) => (isNumber && index === 1 ? z.safeParse(field, 1).success : isText(field)))
  return needed.length === 2 && first !== undefined && second !== undefined && isRight ? [first, second] : undefined
}

function isText(field: Schema): boolean {
  const { kind } = schemaInfo(field)
  return kind.is === 'leaf' && kind.isString
}

function entry([first, second]: [string, string], one: string, other: string | number): string {
  const isTurned = second === 'href' && typeof other === 'string' && ADDRESS.test(one) && !ADDRESS.test(other)
  const [before, behind] = isTurned ? [other, one] : [one, other]
  return `{ ${JSON.stringify(first)}: ${JSON.stringify(before)}, ${JSON.stringify(second)}: ${JSON.stringify(behind)} }`
}

/** Names with a text or a number each, as the list of entries that they stand for: questions with their answers, words of links with their addresses, years with their figures. */
export function pairsAsList(element: Schema, found: unknown): string | undefined {
  const pairs = isObject(found) ? Object.entries(found) : []
  const entries = pairs.flatMap((pair) => pairAsEntry(element, pair) ?? [])
  return entries.length === pairs.length && entries.length > 0 ? `[${entries.join(', ')}]` : undefined
}

/** A list of two texts, or of a text and a number, as the entry that they stand for. */
export function pairAsEntry(element: Schema, found: unknown): string | undefined {
  if (!Array.isArray(found) || found.length !== 2) return undefined
  const [one, other] = found as unknown[]
  if (typeof one !== 'string' || (typeof other !== 'string' && typeof other !== 'number')) return undefined
  const pair = pairOf(element, typeof other === 'number')
  return pair && entry(pair, one, other)
}

/** A list of words and addresses by turns as the entries that they stand for: ["Apply", "/apply", "Home", "/"]. */
export function textsAsEntries(element: Schema, found: readonly unknown[]): string | undefined {
  const pair = pairOf(element)
  const texts = found.filter((text) => typeof text === 'string')
  if (pair?.[1] !== 'href' || texts.length < 2 || texts.length % 2 > 0 || texts.length !== found.length) return undefined
  const pairs = texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1] ?? ''] as const] : []))
  return pairs.every(([words, address]) => !ADDRESS.test(words) && ADDRESS.test(address))
    ? `[${pairs.map(([words, address]) => entry(pair, words, address)).join(', ')}]`
    : undefined
}

const SIGNS = ['\t', ';', '|', ',']

/**
 * A row of a table that is written as an entry with a name for each column, or as one line out of a spreadsheet.
 *
 * @param rows all rows of the table, which are written in the same way
 */
export function rowAsList(element: Schema, found: unknown, rows: readonly unknown[]): string | undefined {
  const { kind } = schemaInfo(unwrapped(element))
  if (kind.is !== 'leaf' || !kind.isString) return undefined
  const cells = isObject(found) ? cellsOf(found, rows) : typeof found === 'string' ? cellsIn(found, rows) : undefined
  return cells && `[${cells.map((cell) => JSON.stringify(cell)).join(', ')}]`
}

/** In the order of the first row: the others may name them in another. */
function cellsOf(found: Record<string, unknown>, [first]: readonly unknown[]): string[] | undefined {
  const names = isObject(first) ? Object.keys(first) : []
  const cells = names.map((name) => found[name])
  const isWhole = names.length === Object.keys(found).length && cells.every((cell) => ['string', 'number'].includes(typeof cell))
  return isWhole && names.length > 0 ? cells.map(String) : undefined
}

function cellsIn(found: string, rows: readonly unknown[]): string[] | undefined {
  const cut = (row: unknown, sign: string) => (typeof row === 'string' ? row.split(sign).map((cell) => cell.trim()) : Array.isArray(row) ? row : [])
  const sign = SIGNS.find((one) => {
    const count = cut(found, one).length
    return count > 1 && rows.every((row) => cut(row, one).length === count)
  })
  const cells = sign === undefined ? [] : found.split(sign).map((cell) => cell.trim())
  const isSure = sign !== ',' || rows.length > 0 || isEnumeration(cells)
  return cells.length > 1 && isSure && cells.every((cell) => cell !== '') ? cells : undefined
}

/** Whether what stands between commas are entries, and not the parts of a sentence: single words, or each with a capital or a digit, without a full stop. */
function isEnumeration(cells: readonly string[]): boolean {
  return cells.every((cell) => !/[.!?…](?:\s|$)/.test(cell)) && (cells.every((cell) => !/\s/.test(cell)) || cells.every((cell) => /^[\p{Lu}\d]/u.test(cell)))
}
