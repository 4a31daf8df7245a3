import { type Outcome, outcomeOf } from '../../src/blocks/form/outcome'
import { bodyOf } from '../../src/blocks/form/send'
import type { Site } from '../../src/site/schema/site'
import { type PlacedForm, sampleEntry } from './sampleEntry'

/** What has become of a test entry; of what could not be reached, why. */
export type Delivered = Outcome | { kind: 'lost'; reason: string }

/** How long a service may take, in milliseconds. */
const PATIENCE = 30_000

/** Where a form of a site that is served at an address sends its entries. */
export const addressOf = ({ page, form }: PlacedForm, served: string): string => new URL(form.deliver.action ?? page, served).href

/** Sends one test entry as the page of the form would. */
export async function deliverSample(placed: PlacedForm, settings: Site['settings'], served: string, mark: string): Promise<Delivered> {
  const { as, word } = placed.form.deliver
  const { body, type } = bodyOf(sampleEntry(placed.form, settings, mark), as)
  // Services look at where an entry comes from.
  const headers = { Accept: 'application/json', Origin: settings.url, Referer: settings.url + placed.page, ...(type && { 'Content-Type': type }) }
  try {
    const response = await fetch(addressOf(placed, served), { method: 'POST', body, headers, signal: AbortSignal.timeout(PATIENCE) })
    const { status, redirected } = response
    const text = await response.text()
    const isOwnPage = !placed.form.deliver.isHosted && !redirected && / data-build="/.test(text)
    return outcomeOf({ status, retryAfter: response.headers.get('Retry-After'), text, isOwnPage }, word)
  } catch (error) {
    const { cause, message } = error as Error
    return { kind: 'lost', reason: cause instanceof Error && cause.message ? cause.message : message }
  }
}
