import { z } from 'zod'
import { link } from '../../parts/link'
import { options } from '../../parts/options'
import { marked } from '../../parts/role'
import { nameText, text } from '../../parts/text'
import { FREE_NAME } from './takenNames'

const broken = text.describe('Shown under the field when the limit is broken.')
const limit = z.strictObject({ value: z.number().int().min(1).describe('How many characters.'), message: broken })
const amount = z.strictObject({ value: z.number().describe('The number.'), message: broken })
const moment = z.strictObject({ value: z.iso.date().describe('A day as YYYY-MM-DD.'), message: broken })

/** Services call their fields "EMAIL", "email_address" and "fields[email]". */
const name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$|^[A-Za-z][A-Za-z0-9_-]*(?:\[[A-Za-z0-9_-]+\])*$/)
  .refine(...FREE_NAME)
  .describe('Name of the field, for example "fullName", or what the service calls it, such as "EMAIL"; each only once.')

/** What other programs write where they ask whether a field is required. */
const SWITCH = /^\s*(?:true|false|yes|no|on|off|required|[01])\s*$/i
const ASKED = 'Write the sentence that visitors read when the field is empty, such as "Please write your name."; a field that may stay empty has no "required".'
const asked = marked(
  text.refine((words) => !SWITCH.test(words), { params: { code: 'bad-form', meaning: ASKED } }),
  { form: ASKED },
)

const common = {
  name,
  label: text.describe('The words above the field.'),
  hint: text.optional().describe('A small line of help.'),
  required: asked.optional().describe('Makes the field required; this message is shown when it is empty.'),
}
const autocomplete = options({
  name: 'The full name.',
  email: 'The e-mail address.',
  tel: 'The phone number.',
  organization: 'The company.',
  'street-address': 'Street and number.',
  'postal-code': 'The postal code.',
  'country-name': 'The country.',
  url: 'The address of a website.',
  off: 'Nothing: browsers leave the field empty.',
})
  .optional()
  .describe('What browsers may fill in.')
const lengths = {
  minLength: limit.optional().describe('The fewest characters, with its message.'),
  maxLength: limit.optional().describe('The most characters, with its message; the field takes no more.'),
}
const choosable = z.array(nameText).min(1).describe('What can be chosen.')

const field = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text').describe('One line of text.'), ...common, ...lengths, autocomplete }),
  z.strictObject({ kind: z.literal('email').describe('An e-mail address.'), ...common, invalid: text.describe('Shown when it is not an e-mail address.'), autocomplete }),
  z.strictObject({ kind: z.literal('phone').describe('A phone number, in any form.'), ...common, autocomplete }),
  z.strictObject({
    kind: z.literal('message').describe('Several lines of text.'),
    ...common,
    ...lengths,
    rows: z.number().int().min(2).max(20).optional().describe('Height in lines.'),
  }),
  z.strictObject({
    kind: z.literal('choice').describe('One of several options, in a list that opens.'),
    ...common,
    placeholder: text.describe('Shown until something is chosen.'),
    options: choosable,
  }),
  z.strictObject({
    kind: z.literal('agreement').describe('A box to tick.'),
    ...common,
    link: link.optional().describe('A link after the label, for example to the privacy policy.'),
  }),
  z.strictObject({
    kind: z.literal('number').describe('A number.'),
    ...common,
    invalid: text.describe('Shown when it is not a number.'),
    min: amount.optional().describe('The least, with its message.'),
    max: amount.optional().describe('The most, with its message.'),
  }),
  z.strictObject({
    kind: z.literal('date').describe('A day.'),
    ...common,
    invalid: text.describe('Shown when it is not a day.'),
    min: moment.optional().describe('The first day, with its message.'),
    max: moment.optional().describe('The last day, with its message.'),
  }),
  z.strictObject({ kind: z.literal('website').describe('The address of a website.'), ...common, invalid: text.describe('Shown when it is not such an address.'), autocomplete }),
  z.strictObject({ kind: z.literal('radio').describe('One of several options, all of which are seen.'), ...common, options: choosable }),
  z.strictObject({ kind: z.literal('choices').describe('As many of several options as one likes.'), ...common, options: choosable }),
  z.strictObject({
    kind: z.literal('file').describe('A file of the visitor, where the service takes files.'),
    ...common,
    accept: z
      .array(z.string().regex(/^\.[a-z0-9]+$/))
      .min(1)
      .optional()
      .describe('The endings of files that are taken, for example [".pdf", ".jpg"]; all unless given.'),
    megabytes: z.number().min(0.1).max(100).optional().describe('How large it may be, in megabytes; services have limits of their own.'),
    invalid: text.describe('Shown when it is a file of another kind, or too large.'),
  }),
  z.strictObject({ kind: z.literal('hidden').describe('What is sent along and not seen.'), name, value: nameText.describe('What is sent. Everybody can read it in the page.') }),
])

export const fields = z.array(field).min(1).max(40)
