import { tokensIn } from '../../parts/token'
import { message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import { checkProduced, mayProduce, producing, SITE_MOST, TEXT_MOST, tooLong } from './produced'
import type { JsonPath } from '../text/jsonPath'
import type { Scope, TokenValue } from './tokens'

type Report = (finding: Finding) => void
/** A token whose value is looked through, with those that the value names. */
type Step = { name: string; inner: readonly { name: string; offset: number }[]; next: number }

/**
 * The tokens of a site with the tokens in their own values filled in, however long the chain is and in whatever order they
 * stand. Those that go round in a circle, or would become too long, are told and count as broken.
 */
export function settledScope(written: ReadonlyMap<string, TokenValue>, report: Report): Scope {
  const settled = new Map<string, TokenValue>()
  const produced = producing(SITE_MOST)
  const settle = ({ name, inner }: Step) => {
    const { value, html } = written.get(name) ?? BROKEN
    const parts = inner.map((token) => settled.get(token.name) ?? BROKEN)
    if (parts.some(({ isBroken }) => isBroken)) return settled.set(name, { value, html, isBroken: true })
    const length = inner.reduce((sum, token, index) => sum + (parts[index]?.value.length ?? 0) - token.name.length - 2, value.length)
    const mayBeMade = mayProduce(produced, length, longestOf(inner, parts))
    const isTooMuch = length > TEXT_MOST || !mayBeMade
    if (length > TEXT_MOST) report(tooLong(placeOf(name), 'text', { size: length, limit: TEXT_MOST, longest: longestOf(inner, parts) }))
    return settled.set(name, isTooMuch ? { value, html, isBroken: true } : { value: joined(value, inner, parts), html })
  }
  for (const name of written.keys()) walk(name, written, settled, settle, report)
  checkProduced(produced, 'site', ['site'], report)
  return settled
}

const BROKEN: TokenValue = { value: '', html: false, isBroken: true }

/** Settles what a token's value names, and then the token. By a list of its own: a chain may be longer than calls can be nested. */
function walk(start: string, written: ReadonlyMap<string, TokenValue>, settled: Map<string, TokenValue>, settle: (step: Step) => void, report: Report): void {
  if (settled.has(start)) return
  const trail: Step[] = [stepTo(start, written)]
  const depths = new Map([[start, 0]])
  for (let step = trail.at(-1); step; step = trail.at(-1)) {
    const token = step.inner[step.next++]
    const depth = token && depths.get(token.name)
    if (token === undefined || settled.has(step.name)) {
      if (!settled.has(step.name)) settle(step)
      depths.delete(step.name)
      trail.pop()
    } else if (depth !== undefined && !settled.has(token.name)) {
      const names = trail.slice(depth).map(({ name }) => name)
      report(at(placeOf(step.name), message('tokenCircle', { circle: circleOf([...names, token.name]) }), { start: token.offset, length: token.name.length + 2 }))
      for (const name of names) settled.set(name, { ...(written.get(name) ?? BROKEN), isBroken: true })
    } else if (written.has(token.name) && !settled.has(token.name)) {
      depths.set(token.name, trail.length)
      trail.push(stepTo(token.name, written))
    }
  }
}

function stepTo(name: string, written: ReadonlyMap<string, TokenValue>): Step {
  return { name, inner: tokensIn(written.get(name)?.value ?? ''), next: 0 }
}

function joined(value: string, inner: Step['inner'], parts: readonly TokenValue[]): string {
  if (inner.length === 0) return value
  let end = 0
  const pieces: string[] = []
  inner.forEach(({ name, offset }, index) => {
    pieces.push(value.slice(end, offset), parts[index]?.value ?? '')
    end = offset + name.length + 2
  })
  return pieces.join('') + value.slice(end)
}

function longestOf(inner: Step['inner'], parts: readonly TokenValue[]): { name: string; length: number } {
  return inner.reduce((longest, { name }, index) => ((parts[index]?.value.length ?? 0) > longest.length ? { name, length: parts[index]?.value.length ?? 0 } : longest), {
    name: '',
    length: 0,
  })
}

/** Most names of a circle that are told one by one. */
const MOST_TOLD = 6

function circleOf(names: readonly string[]): string {
  const shown = names.length <= MOST_TOLD ? names : [...names.slice(0, MOST_TOLD - 2), '…', ...names.slice(-1)]
  return shown.map((name) => (name === '…' ? name : `{${name}}`)).join(' → ')
}

/** Where the value of a token of the site is written. */
function placeOf(name: string): JsonPath {
  const steps = name.split('.')
  return steps[0] === 'site' ? steps : ['site', ...steps]
}
