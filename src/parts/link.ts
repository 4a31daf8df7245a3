import { z } from 'zod'
import { hrefFault } from './href'
import { options } from './options'
import { marked, withRole } from './role'
import { text } from './text'
import { visibility } from './visibility'

/** Where a link leads: "/faq", "#steps", "/faq#fees", "https://…", "mailto:…", "tel:…", or a token such as "{links.apply}". */
export const href = withRole(
  'href',
  z
    .string()
    .min(1)
    .check((context) => {
      // That nothing is there is told already.
      const fault = context.value === '' ? undefined : hrefFault(context.value)
      if (fault) context.issues.push({ code: 'custom', input: context.value, params: { code: 'unsafe-href', fault } })
    }),
)

const words = {
  label: text.describe('The words of the link: what the visitor gets, not "click here".'),
  href: href.describe('Where it leads: a page ("/faq"), an anchor ("#steps"), a full address, or a token such as "{links.apply}".'),
}

/** A link with its words. */
export const link = marked(z.strictObject({ ...words, ...visibility('link') }), { timed: true })
export type Link = z.infer<typeof link>

/** A button: a link that asks for a decision. */
export const action = marked(
  z.strictObject({
    ...words,
    style: options({ primary: 'A filled button: the main thing to do.', secondary: 'A button with a line around it.', text: 'Words only: the quietest.' })
      .optional()
      .describe('How loud it is: primary (the default for the first), secondary, or text.'),
    ...visibility('button'),
  }),
  { timed: true },
)
export type Action = z.infer<typeof action>

export const actions = z.array(action).max(4)
