import { fillTokens } from '../../../parts/token'
import type { Offer, TokenLine } from '../../types'

type Known = { hrefs: readonly Offer[]; tokens: readonly TokenLine[] }

/** Where an address leads, in words; undefined where that is not known. */
export function leadsTo(href: string, { hrefs, tokens }: Known): string | undefined {
  if (href === '') return undefined
  const meaning = hrefs.find(([value]) => value === href)?.[1]
  const filled = fillTokens(href, (name) => tokens.find((token) => token.name === name)?.value ?? `{${name}}`)
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(filled) ?? []
  if (scheme === 'mailto:') return `Writes a mail to ${filled.slice(scheme.length).split('?')[0]}.`
  if (scheme === 'tel:') return `Calls ${filled.slice(scheme.length)}.`
  if (scheme) return `Leads to ${filled}, on another site.`
  if (href.startsWith('media/')) return 'Opens this file of media/.'
  if (meaning === undefined) return undefined
  return href.includes('#') ? `Leads to ${meaning.replace(/\.$/, '')}.` : `Leads to the page “${meaning}”.`
}

/** How addresses are grouped where one is chosen. */
export function groupOf(href: string): string {
  if (href.startsWith('#')) return 'On this page'
  if (href.startsWith('/')) return href.includes('#') ? 'Parts of pages' : 'Pages'
  if (/^(?:mailto|tel):/.test(href)) return 'Mail and phone'
  return href.startsWith('media/') ? 'Files' : 'Other sites'
}
