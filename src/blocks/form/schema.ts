import { z } from 'zod'
import { heading } from '../../parts/heading'
import { link } from '../../parts/link'
import { text } from '../../parts/text'
import { deliver } from './deliverSchema'
import { fields } from './fieldSchema'

export const schema = z
  .strictObject({
    ...heading,
    fields: fields.describe('The fields in their order.'),
    pairs: z.boolean().optional().describe('true sets fields of one line two by two where there is room; without it each has a line to itself.'),
    submit: text.describe('Words on the button.'),
    errorSummary: text.describe('Shown above the fields when something is missing, for example "Please check the fields below."'),
    success: z
      .strictObject({ title: text.describe('Heading of the confirmation.'), message: text.describe('What happens next.') })
      .describe('The confirmation after a valid submission; with "as": "page" the service shows its own.'),
    withoutScript: z
      .strictObject({ text: text.describe('A sentence that says what to do instead.'), link: link.describe('The other way, for example an e-mail address.') })
      .describe('What visitors can do when scripts are off and the form has no "deliver"; its link also stands beside what could not be sent.'),
    deliver: deliver.optional().describe('Where entries go. Without it the form sends nothing anywhere.'),
  })
  .meta({ title: 'Form', description: 'A form with rules and messages, checked in the browser; "deliver" says where its entries go.', icon: 'forms', group: 'contact' })

export type Form = z.infer<typeof schema>
export type FormField = Form['fields'][number]
