import { z } from 'zod'
import { heading } from '../../parts/heading'
import { link } from '../../parts/link'
import { options } from '../../parts/options'
import { text } from '../../parts/text'
import { TAKEN_NAMES } from './takenNames'

const limit = z.strictObject({
  value: z.number().int().min(1).describe('How many characters.'),
  message: text.describe('Shown under the field when the limit is broken.'),
})

const common = {
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]*$/)
    .refine((name) => !TAKEN_NAMES.has(name), { params: { code: 'bad-form', meaning: 'Every form has something of this name already. Write another, such as "fullName".' } })
    .describe('Name of the field, for example "fullName"; each only once.'),
  label: text.describe('The words above the field.'),
  hint: text.optional().describe('A small line of help.'),
  required: text.optional().describe('Makes the field required; this message is shown when it is empty.'),
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
    kind: z.literal('choice').describe('One of several options.'),
    ...common,
    placeholder: text.describe('Shown until something is chosen.'),
    options: z.array(text).min(1).describe('What can be chosen.'),
  }),
  z.strictObject({
    kind: z.literal('agreement').describe('A box to tick.'),
    ...common,
    link: link.optional().describe('A link after the label, for example to the privacy policy.'),
  }),
])

export const schema = z
  .strictObject({
    ...heading,
    fields: z.array(field).min(1).max(40).describe('The fields in their order.'),
    submit: text.describe('Words on the button.'),
    errorSummary: text.describe('Shown above the fields when something is missing, for example "Please check the fields below."'),
    success: z
      .strictObject({ title: text.describe('Heading of the confirmation.'), message: text.describe('What happens next.') })
      .describe('The confirmation after a valid submission.'),
    withoutScript: z
      .strictObject({ text: text.describe('A sentence that says what to do instead.'), link: link.describe('The other way, for example an e-mail address.') })
      .describe('What visitors can do when scripts are off.'),
  })
  .meta({ title: 'Form', description: 'A form with rules and messages, checked in the browser.', icon: 'forms' })

export type Form = z.infer<typeof schema>
export type FormField = Form['fields'][number]
