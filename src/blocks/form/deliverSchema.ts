import { z } from 'zod'
import { hrefFault } from '../../parts/href'
import { href } from '../../parts/link'
import { options } from '../../parts/options'
import { marked } from '../../parts/role'
import { nameText } from '../../parts/text'
import { hasToken } from '../../parts/token'
import { FREE_NAME } from './takenNames'

/** Whether entries can be posted there: to an address of this site, or to another one that nobody on the way can read along. */
export function isTarget(to: string): boolean {
  return hasToken(to) || (hrefFault(to) === undefined && (to.startsWith('/') || to.startsWith('https://')) && !to.includes('#'))
}

/** What is sent along or may be left empty is called by a name that all services can read. */
const sentName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_.-]*$/)
  .refine(...FREE_NAME)

/** What is said to whoever writes an e-mail address where entries go, as most would. */
const NO_MAIL = 'A form cannot be sent to an e-mail address by itself; a service sends it on, such as "deliver": { "service": "formspree", "to": "https://formspree.io/f/…" }.'

const target = z.strictObject({
  to: z
    .string()
    .refine(isTarget, { params: { code: 'bad-form', meaning: `Write an address that begins with "https://", or one of this site such as "/api/contact". ${NO_MAIL}` } })
    .optional()
    .describe('The address that takes entries: "https://…", or "/api/…" on the host of this site. Some services need none.'),
  as: options({
    form: 'As browsers send forms: every service reads it.',
    json: 'As JSON; with scripts only.',
    page: 'As browsers send forms by themselves, and the page that the service answers with is shown: for newsletters, whose services answer no script.',
  })
    .optional()
    .describe('How entries are written; form is the default.'),
  service: options({
    netlify: 'Netlify Forms, for a site that lies there; needs no "to".',
    formspree: 'Formspree: "to" is the address of your form there.',
    web3forms: 'Web3Forms: "send" has your "access_key", which is meant to be public.',
    cloudflare: 'Cloudflare Pages with its plugin for static forms; needs no "to".',
  })
    .optional()
    .describe('Whose service it is, so that what it needs is filled in; without it a server of your own.'),
  send: z
    .record(sentName, nameText)
    .optional()
    .describe('What is sent along with every entry, by its name, for example { "subject": "A question" }. Everybody can read it: nothing secret belongs here.'),
  honeypot: sentName.optional().describe('Name of a field that nobody sees, so that what fills it in is a program; services that know one have it already.'),
  next: marked(href, { own: true }).optional().describe('The page that thanks, for example "/thanks"; without it the form says so itself.'),
})

export const deliver = marked(target, { form: NO_MAIL })
