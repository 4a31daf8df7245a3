import { tornTailWords } from '../../diagnostics/wording/syntax'
import { lineOf, lineStarts } from '../../text/position'
import { parsedJson } from '../../text/parsedJson'
import { hasNameTwice } from '../../text/scan'
import { awaitedIn, BRACKETS, CLOSES, closing, LONGEST, openIn, OPENS } from './openBrackets'
import { fault, type Fault } from './token'

/** So many ends are tried. */
const MOST = 8

/**
 * The rest of an entry whose beginning is gone, as with all between them more was deleted that opens than what closes: without it,
 * and with what is open before it closed, the text is JSON.
 *
 * @param faults what each place by itself is taken for; where no bracket seems to be missing that opens, this is not asked for
 */
export function tornTail(text: string, faults: readonly Fault[]): Fault | undefined {
  const odd = faults.filter(({ edits }) => edits.length === 0).toSorted((one, other) => one.offset - other.offset)[0]
  if (!odd || text.length > LONGEST || !faults.some(({ name }) => name === 'openMissing')) return undefined
  const start = text.lastIndexOf('\n', odd.offset) + 1
  const [above, below] = [text.slice(0, start), text.slice(start)]
  const [open, awaited] = [openIn(above), awaitedIn(below)]
  const same = open.findIndex((bracket, at) => bracket !== awaited[at])
  const shared = same < 0 ? open.length : same
  if (awaited.length <= shared || (awaited.length - open.length === 1 && isOneBracket(above, below, awaited))) return undefined
  for (let kept = shared; kept > Math.max(1, shared - MOST); kept--) {
    const found = without(text, start, closing(open.slice(kept)), endOf(below, awaited.length - kept))
    if (found) return found
  }
  return undefined
}

/** Whether one bracket before it makes it whole. */
const isOneBracket = (above: string, below: string, awaited: readonly string[]) => parsedJson(`${above}${awaited.at(-1) ?? ''}${below}`) !== undefined

/** Where so many brackets are closed that stand open before a text. */
function endOf(below: string, count: number): number {
  let depth = 0
  for (const { 0: sign, index } of below.matchAll(BRACKETS)) {
    if (sign in CLOSES) depth++
    if (sign in OPENS && --depth === -count) return index + 1
  }
  return below.length
}

function without(text: string, start: number, closes: string, length: number): Fault | undefined {
  const rest = text.slice(start + length)
  const [tail = ''] = /^,?[ \t]*\r?\n/.exec(rest) ?? []
  const above = text.slice(0, start)
  if (tail === '') return undefined
  const bare = above.replace(/,\s*$/, '\n')
  // What is closed in place of the lines needs their comma.
  const comma = tail.startsWith(',') ? ',' : ''
  const ways = closes === '' ? ([above, bare] as const).map((before) => before + rest.slice(tail.length)) : [`${bare}${closes}${comma}\n${rest.slice(tail.length)}`]
  const whole = ways.findIndex((way) => parsedJson(way) !== undefined && !hasNameTwice(way))
  if (whole < 0) return undefined
  const starts = lineStarts(text)
  const lines = [lineOf(starts, start), lineOf(starts, start + length - 1)] as const
  const at = start + text.slice(start).search(/\S/)
  const words = tornTailWords(lines, closes === '' ? '' : closes + comma, closes !== '' || whole === 1)
  return { ...fault('torn', at, Math.max(1, text.slice(at).search(/\r?\n/))), words }
}
