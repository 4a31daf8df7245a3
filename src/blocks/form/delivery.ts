import type { PolicyNeeds } from '../../parts/policy'
import type { Form } from './schema'
import { serviceOf } from './services'

/** What a form has to know to send an entry, with and without a script. */
export type Delivery = {
  /** Where it is posted to; the page itself unless given. */
  action?: string | undefined
  as: 'form' | 'json' | 'page'
  /** What is sent along with every entry. */
  hidden: Readonly<Record<string, string>>
  /** The field that only programs fill in. */
  honeypot?: string | undefined
  /** What the host looks for in the form when the site is published. */
  attributes: Readonly<Record<string, string>>
  /** The word of a JSON answer that is true when an entry was taken; without it the status alone says so. */
  word?: 'ok' | 'success' | undefined
  /** Whether the host of the site takes it, which answers with a page of the site. */
  isHosted?: true | undefined
  /** The page that thanks. */
  next?: string | undefined
}

type Delivered = Pick<Form, 'title' | 'submit'> & { deliver: NonNullable<Form['deliver']> }

/** Where an entry goes: what the author has said, and what the service knows by itself. */
export function actionOf({ to, service, next }: Delivered['deliver']): string | undefined {
  const { to: own } = serviceOf(service)
  return to ?? own.usual ?? (own.isOwn ? next : undefined)
}

/** Works out how a form sends its entries: the service's own names for what all services are told. */
export function deliveryOf({ title, submit, deliver }: Delivered, siteUrl: string): Delivery {
  const { to, names, word, attributes, honeypot: usual } = serviceOf(deliver.service)
  const { subject, ...send } = deliver.send ?? {}
  const honeypot = deliver.honeypot ?? usual
  const form = (names.form && send[names.form]) || nameFrom(title ?? submit)
  const hidden = {
    ...(names.form && { [names.form]: form }),
    ...(subject !== undefined && { [names.subject ?? 'subject']: subject }),
    ...(names.next && deliver.next && { [names.next]: siteUrl + deliver.next }),
    ...send,
  }
  const known = { action: actionOf(deliver), as: deliver.as ?? ('form' as const), hidden, attributes: attributes?.(form, honeypot) ?? {} }
  return { ...known, honeypot, word, isHosted: to.isOwn, next: deliver.next }
}

/** A name that a host lists its entries under: "book-a-tour" for "Book a tour". */
function nameFrom(words: string): string {
  const latin = words.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return latin.match(/[a-z0-9]+/g)?.join('-') ?? 'form'
}

/** What the page of such a form may ask and post to that others may not: exact origins, also of the page to which a post is led on. */
export function needsOf(deliver: Delivered['deliver']): PolicyNeeds {
  const action = actionOf(deliver)
  const { leadsTo } = serviceOf(deliver.service)
  const origin = originOf(action)
  const isPage = deliver.as === 'page'
  const posted = origin === undefined ? ["'self'"] : [origin, ...(deliver.next || isPage ? ["'self'"] : []), ...(leadsTo && !deliver.next ? [leadsTo] : [])]
  return { ...(origin && !isPage && { 'connect-src': ["'self'", origin] }), 'form-action': posted }
}

/** The other site that an address belongs to; undefined for this one, and for what is no address, which the check tells. */
function originOf(action: string | undefined): string | undefined {
  try {
    return action?.startsWith('https:') ? new URL(action).origin : undefined
  } catch {
    return undefined
  }
}
