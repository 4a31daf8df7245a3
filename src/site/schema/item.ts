import { z } from 'zod'
import { href } from '../../parts/link'
import { html } from '../../parts/html'
import { FIELD_TYPES, type ItemField } from '../../parts/itemField'
import { options } from '../../parts/options'
import { picture } from '../../parts/picture'
import { nameText, text } from '../../parts/text'
import { moment, pageVisibility } from '../../parts/visibility'
import { name } from './siteSettings'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100)
/** What joins a page or an item with those that say the same in other languages. */
export const key = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/)
  .max(100)
const day = z.iso.date()

/** The fields that every item can have. */
export const itemShape = {
  slug: slug.describe('Last part of the address: lower-case words joined by hyphens.'),
  title: text.describe('Title of the item.'),
  excerpt: text.describe('One or two sentences that make one want to read it.'),
  category: nameText.optional().describe('A label that groups items.'),
  author: text.optional().describe('Who wrote it.'),
  date: day.optional().describe('Day of publication as YYYY-MM-DD.'),
  modified: day.optional().describe('Day of the last real change as YYYY-MM-DD.'),
  readTime: text.optional().describe('For example "7 min read"; counted where there is a date and a body, unless given.'),
  picture: picture.optional().describe('Its picture: shown in lists of items and above the article on its own page.'),
  content: html.optional().describe('The body as HTML, starting at second-level headings.'),
  body: z.string().min(1).max(300).optional().describe('A Markdown file with the body in place of "content", such as "articles/first.md": its path from the folder of this file.'),
  key: key.optional().describe('What the item is called in every language of the site; its slug unless given.'),
  ...pageVisibility('item'),
}

const freeItem = z.object(itemShape).catchall(text).describe('One item; fields of your own are allowed and used as {name.field}.')
/** What its own fields hold is judged when it is known what is declared. */
const declaredItem = z.object(itemShape).catchall(z.unknown()).describe('One item, with the fields that "fields" declares.')
export type AnyItem = z.infer<typeof declaredItem>

const fieldType = options(FIELD_TYPES).describe('What the field holds.')
const declaration = z.strictObject({
  type: fieldType,
  label: text.optional().describe('What visitors read beside the value; the name of the field unless given.'),
  options: z.array(text).min(1).max(100).optional().describe('Of a choice or choices: the words to choose from, in their order.'),
  default: z
    .union([text, z.number(), z.boolean(), z.array(text)])
    .optional()
    .describe('What holds for items that say nothing.'),
  required: z.boolean().optional().describe('false lets items be without it; unless they have a default, they must not.'),
})
export type Declaration = z.infer<typeof fieldType> | z.infer<typeof declaration>

/** A list of items, or such a list together with the fields that its items have. */
export const collection = z.union([
  z.array(freeItem),
  z.strictObject({
    fields: z.record(name, z.union([fieldType, declaration])).describe('The fields of its own that each item has: "room": "text", or more of it in { }.'),
    items: z.array(declaredItem).describe('The items.'),
  }),
])
export type Collection = z.infer<typeof collection>

/** What an item must look like that has these fields and no others. */
export function itemWith(fields: readonly ItemField[]): z.ZodObject {
  const own = fields.map((field) => {
    const value = valueSchema(field).describe(`${field.label}: ${FIELD_TYPES[field.type]}`)
    return [field.name, field.isRequired ? value : value.optional()] as const
  })
  return z.strictObject({ ...itemShape, ...Object.fromEntries(own) })
}

/** What a value of the field must look like. */
export function valueSchema({ type, options: words }: ItemField): z.ZodType {
  switch (type) {
    case 'number':
      return z.number()
    case 'yesNo':
      return z.boolean()
    case 'day':
      return z.iso.date()
    case 'moment':
      return moment.clone()
    case 'choice':
      return z.enum(words)
    case 'choices':
      return z.array(z.enum(words)).min(1)
    case 'link':
      return href
    case 'picture':
      return picture
    default:
      return text
  }
}
