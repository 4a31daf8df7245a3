import { tornWords } from '../../diagnostics/wording/syntax'
import { parsedJson } from '../../text/parsedJson'
import { hasNameTwice } from '../../text/scan'
import { awaitedIn, closing, LONGEST, openIn } from './openBrackets'
import { fault, type Fault } from './token'

/** Fewest brackets that are lost: one alone is as well forgotten. */
const FEWEST = 2

/**
 * The line in which the middle of one entry goes on with that of another, as all between them was deleted: what stands above it is
 * the beginning of JSON and what stands below it the end, but of other brackets than those that are open.
 *
 * @param faults what each place by itself is taken for: where one of them can be mended, no more is lost
 */
export function tornLine(text: string, faults: readonly Fault[]): Fault | undefined {
  const odd = faults.filter(({ edits, opener }) => edits.length === 0 && opener === undefined).toSorted((one, other) => one.offset - other.offset)[0]
  if (!odd || text.length > LONGEST) return undefined
  const start = text.lastIndexOf('\n', odd.offset) + 1
  const end = text.indexOf('\n', odd.offset)
  if (start === 0 || end < 0) return undefined
  const [above, line, below] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const [open, awaited] = [openIn(above), awaitedIn(below)]
  const [more, fewer] = apart(open, awaited)
  if (more.length < FEWEST || fewer.length > 0 || isOwn(line, more) || !isBeginning(above, open) || !isEnd(below, awaited)) return undefined
  const closes = closing(more)
  const last = /"[\w$-]+"\s*:(?!.*"[\w$-]+"\s*:).*/.exec(line)?.[0] ?? ''
  const rest = parsedJson(`${whole(above)}${closes},${last}${below}`) === undefined ? '' : last
  const isAnew = hasNameTwice(`${whole(above)}${closes},${rest}${below}`)
  return { ...fault('torn', start + line.search(/\S|$/), line.trim().length), words: tornWords(isAnew ? `${closes}}, {` : `${closes},`, /^"[^"]*"/.exec(rest)?.[0]) }
}

const whole = (above: string) => above.trimEnd().replace(/,$/, '')

/** What the one has more than the other behind what both begin with, and the other way round. */
function apart(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const same = one.findIndex((bracket, index) => bracket !== other[index])
  const from = same < 0 ? one.length : same
  return [one.slice(from), other.slice(from)]
}

/** Whether the line itself closes so many: then a mistake in it hides its brackets. */
const isOwn = (line: string, more: readonly string[]) => (line.match(/[}\]]/g)?.length ?? 0) > more.length - FEWEST

function isBeginning(above: string, open: readonly string[]): boolean {
  return parsedJson(whole(above) + closing(open)) !== undefined
}

function isEnd(below: string, awaited: readonly string[]): boolean {
  const begin = awaited.map((bracket, at) => (bracket === '{' && at < awaited.length - 1 ? '{"":' : bracket)).join('')
  const rest = below.trimStart()
  return parsedJson(begin + rest.replace(/^,/, '')) !== undefined
}
