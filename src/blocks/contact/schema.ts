import { z } from 'zod'
import { heading } from '../../parts/heading'
import { icon } from '../../parts/icon'
import { href } from '../../parts/link'
import { marked } from '../../parts/role'
import { text } from '../../parts/text'

const item = z.strictObject({
  icon: icon.optional().describe('Name of an icon.'),
  label: text.describe('What it is, for example "Phone".'),
  value: text.describe('The address, number or hours.'),
  href: marked(href, { words: 'value' }).optional().describe('mailto:, tel: or a page; without it the value is plain text.'),
})

export const schema = z
  .strictObject({
    ...heading,
    items: z.array(item).describe('The ways to get in touch.'),
  })
  .meta({ title: 'Contact', description: 'Addresses, numbers and hours.', icon: 'address-book', group: 'contact' })

export type Contact = z.infer<typeof schema>
