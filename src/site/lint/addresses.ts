import type { Role } from '../../parts/role'
import { hrefsIn } from '../check/hrefs'
import type { Message } from '../diagnostics/catalogue'
import { at } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'
import type { TextRange } from '../text/location'
import type { TextCheck } from './rule'

/** Returns a check of texts that asks `check` about each http(s) address in a string, and reports what it answers at that address. */
export function ofAddresses(check: (href: string) => Message | undefined): TextCheck {
  return (text, role, path) =>
    addressesIn(text, role, path).flatMap(({ href, within }) => {
      const fault = URL.canParse(href) ? check(href) : undefined
      return fault ? [at(path, fault, within)] : []
    })
}

function addressesIn(text: string, role: Role | undefined, path: JsonPath): { href: string; within: TextRange | undefined }[] {
  // Either may be written with characters by their name or number.
  if (!text.includes('://') && !text.includes('&')) return []
  const isAddress = role === undefined && path[0] === 'site' && path[1] !== 'theme'
  return (isAddress ? [{ href: text, within: undefined }] : hrefsIn(text, role)).filter(({ href }) => /^https?:\/\//i.test(href))
}
