import type { Delivery } from './delivery'
import { onHost } from '../../parts/siteBase'
import { type Outcome, outcomeOf } from './outcome'

export type Sent = Pick<Delivery, 'action' | 'as' | 'word' | 'isHosted'>

/** How long an answer may take, in milliseconds; whoever waits longer has given up. */
const PATIENCE = 30_000

/** What is sent: JSON with lists where a name stands more than once, or what browsers send of a form. */
export function bodyOf(data: FormData, as: Delivery['as']): { body: BodyInit; type?: string } {
  const entries = [...data].filter(([, value]) => typeof value === 'string' || value.name !== '')
  if (as === 'json') {
    const names = new Set(entries.map(([name]) => name))
    const all = (name: string) => entries.filter(([other]) => other === name).map(([, value]) => value)
    const fields = [...names].map((name) => [name, all(name).length > 1 ? all(name) : all(name)[0]])
    return { body: JSON.stringify(Object.fromEntries(fields)), type: 'application/json' }
  }
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (texts.length === entries.length) return { body: new URLSearchParams(texts) }
  const files = new FormData()
  for (const [name, value] of entries) files.append(name, value)
  return { body: files }
}

/** Sends an entry and says what has become of it. It never fails, and tries once only: what may have arrived must not arrive twice. */
export async function send(data: FormData, { action = location.pathname, as, word, isHosted }: Sent): Promise<Outcome> {
  if (navigator.onLine === false) return { kind: 'offline' }
  const { body, type } = bodyOf(data, as)
  const headers = { Accept: 'application/json', ...(type && { 'Content-Type': type }) }
  let response: Response | undefined
  try {
    response = await fetch(onHost(action), { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE) })
    const text = await response.text()
    const isOwnPage = !isHosted && !response.redirected && / data-build="/.test(text)
    return outcomeOf({ status: response.status, retryAfter: response.headers.get('Retry-After'), text, isOwnPage }, word)
  } catch (error) {
    // What was not answered in time, or not to its end, may have come through.
    return { kind: !response && (error as Error).name === 'TypeError' ? 'unreachable' : 'unclear' }
  }
}
