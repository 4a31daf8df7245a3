/** One rule of the HTTP Observatory: what it found, and what that adds to the score. */
export type Finding = { topic: string; found: string; points: number }

type Headers = Readonly<Record<string, string | undefined>>
type Rule = readonly [topic: string, check: (headers: Headers, policy: ReadonlyMap<string, readonly string[]>, html: string) => readonly [found: string, points: number]]

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
/** Half a year, as the Observatory counts it, in seconds. */
const HALF_A_YEAR = 15_552_000

/**
 * The public scoring of MDN's HTTP Observatory, for a site that is served over HTTPS only and sets no cookies: each rule with
 * the points that it gives or takes for what the site can have. Points for more than is needed count only from 90 up.
 */
const RULES: readonly Rule[] = [
  ['content-security-policy', (_headers, policy) => pointsOfPolicy(policy)],
  [
    'strict-transport-security',
    ({ 'strict-transport-security': value }) => {
      const seconds = Number(/(?:^|;\s*)max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN)
      if (value === undefined) return ['not there', -20]
      if (Number.isNaN(seconds) || value.includes(',')) return ['invalid', -20]
      return seconds < HALF_A_YEAR ? ['too short', -10] : ['half a year or more', 0]
    },
  ],
  ['x-content-type-options', ({ 'x-content-type-options': value }) => (value?.toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['missing or invalid', -5])],
  [
    'x-frame-options',
    ({ 'x-frame-options': value }, policy) => {
      if (policy.has('frame-ancestors')) return ['by the policy', 5]
      return /^(?:deny|sameorigin)$/i.test(value ?? '') ? ['deny or same origin', 5] : ['missing or invalid', -20]
    },
  ],
  [
    'referrer-policy',
    ({ 'referrer-policy': value }) => {
      if (value === undefined) return ['not there', 0]
      const last =
        value
          .split(',')
          .map((word) => word.trim().toLowerCase())
          .at(-1) ?? ''
      return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last) ? ['private', 5] : ['unsafe or invalid', -5]
    },
  ],
  [
    'cross-origin-resource-policy',
    ({ 'cross-origin-resource-policy': value }) => {
      if (value === undefined || value === 'cross-origin') return ['none', 0]
      return value === 'same-origin' || value === 'same-site' ? [value, 10] : ['invalid', -5]
    },
  ],
  [
    'cross-origin-opener-policy',
    ({ 'cross-origin-opener-policy': value }) => {
      if (value === undefined || value === 'unsafe-none') return ['none', 0]
      return ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'].includes(value) ? [value, 10] : ['invalid', -5]
    },
  ],
  ['cross-origin-resource-sharing', ({ 'access-control-allow-origin': value }) => (value === undefined ? ['not there', 0] : ['there', value === '*' ? 0 : -50])],
  ['cookies', ({ 'set-cookie': value }) => (value === undefined ? ['none', 0] : ['some', -20])],
  [
    'subresource-integrity',
    (_headers, _policy, html) => {
      const foreign = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].filter(([, address = '']) => /^(?:[a-z]+:)?\/\//i.test(address))
      return foreign.length === 0 ? ['all scripts are the own ones', 0] : ['foreign scripts', -5]
    },
  ],
]

function pointsOfPolicy(policy: ReadonlyMap<string, readonly string[]>): readonly [string, number] {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (list: readonly string[], words: readonly string[]) => list.some((source) => words.includes(source))
  if (policy.size === 0) return ['not there', -25]
  if (has(sources('script-src'), [...BROAD, ...INLINE]) || has(sources('object-src'), BROAD)) return ['unsafe-inline', -20]
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return ['insecure scheme', -20]
  if (has([...sources('script-src'), ...sources('style-src')], ["'unsafe-eval'"])) return ['unsafe-eval', -10]
  if (has(sources('style-src'), [...BROAD, ...INLINE])) return ['unsafe-inline in styles only', 0]
  return policy.get('default-src')?.join() === "'none'" ? ["nothing unsafe, default-src 'none'", 10] : ['nothing unsafe', 5]
}

/** The parts of a content security policy by their names. A name that stands twice makes it invalid: there are none then. */
export function policyOf(text: string | undefined): Map<string, string[]> {
  const parts = (text ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
  const policy = new Map(parts.map(([name = '', ...sources]) => [name, sources]))
  return policy.size === parts.length ? policy : new Map()
}

/** The score of an answer and its letter: 100 points and more are an A+. */
export function observatory(headers: Headers, html: string): { score: number; grade: string; findings: Finding[] } {
  const policy = policyOf(headers['content-security-policy'])
  const findings = RULES.map(([topic, check]) => {
    const [found, points] = check(headers, policy, html)
    return { topic, found, points }
  })
  const sum = (wanted: (points: number) => boolean) => findings.filter(({ points }) => wanted(points)).reduce((total, { points }) => total + points, 0)
  const plain = 100 + sum((points) => points < 0)
  const score = Math.max(0, plain >= 90 ? plain + sum((points) => points > 0) : plain)
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : score >= 70 ? 'B' : 'C or worse', findings }
}
