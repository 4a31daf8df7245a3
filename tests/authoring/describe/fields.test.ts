import { expect, test } from 'vitest'
import { z } from 'zod'
import { action } from '../../../src/parts/link'
import { type Accepted, marked, type Role, withRole } from '../../../src/parts/role'
import { text } from '../../../src/parts/text'
import { type Field, fieldsOf } from '../../../src/authoring/describe/fields'

const reported = (fields: readonly Field[], depth = 0): string =>
  fields
    .map(({ name, kind, required, sentence, fields: inner }) => `${'  '.repeat(depth)}${name}${required ? '*' : ''}: ${kind}. ${sentence}\n${reported(inner, depth + 1)}`)
    .join('')

test('the fields of a block are told in the words of pages.json, with those inside them', () => {
  const choice = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('line').describe('One line.'), label: text.describe('The words.') }),
    z.strictObject({ kind: z.literal('lines').describe('Several lines.'), label: text.describe('The words.'), rows: z.number().int().optional().describe('How many.') }),
  ])
  const schema = z.strictObject({
    title: text.describe('The heading.'),
    size: z.enum(['small', 'large']).optional().describe('How large.'),
    columns: z.literal([2, 3]).optional().describe('How many columns.'),
    share: z.number().optional().describe('How much.'),
    loop: z.boolean().optional().describe('Whether it goes on.'),
    points: z.array(text).describe('Short points.'),
    actions: z.array(action).optional().describe('Buttons.'),
    fields: z.array(choice).describe('What is asked.'),
  })
  expect(reported(fieldsOf(schema))).toMatchInlineSnapshot(`
    "title*: text. The heading.
    size: "small", "large". How large.
    columns: 2, 3. How many columns.
    share: number. How much.
    loop: true or false. Whether it goes on.
    points*: list of texts. Short points.
    actions: list of objects. Buttons.
      label*: text. The words of the link: what the visitor gets, not "click here".
      href*: address. Where it leads: a page ("/faq"), an anchor ("#steps"), a full address, or a token such as "{links.apply}".
      style: "primary", "secondary", "text". How loud it is: primary (the default for the first), secondary, or text.
      hidden: true or false. true leaves the button out of the site without deleting it.
      reason: text. Why the button is hidden or shown for a time only; visitors never see it.
      from: text. First day on which the button is part of the site ("2026-12-24"), or the moment ("2026-12-24T09:00") in site.timeZone.
      until: text. Last day on which the button is part of the site, or the moment at which it goes.
    fields*: list of objects. What is asked.
      kind*: "line", "lines". One line. Several lines.
      label*: text. The words.
      rows: whole number. How many.
    "
  `)
})

test('a field is told by what it holds', () => {
  const kindOf = (schema: z.ZodType) => fieldsOf(z.strictObject({ one: schema }))[0]?.kind
  const roles: Role[] = ['text', 'richText', 'html', 'href', 'icon', 'collection', 'itemField', 'gradient', 'media', 'id', 'shared']
  const accepted: Accepted[] = ['video', 'captions', 'file']
  expect([...roles.map((role) => kindOf(withRole(role, z.string()))), ...accepted.map((accepts) => kindOf(marked(withRole('media', z.string()), { accepts })))]).toEqual([
    'text',
    'text with light Markdown',
    'HTML',
    'address',
    'icon',
    'name of a collection',
    'name of a field of items',
    'name of a gradient',
    'picture in media/',
    'anchor',
    'text',
    'video in media/',
    'captions in media/',
    'file in media/',
  ])
  expect([z.union([z.string(), z.boolean()]), z.record(z.string(), z.number()), z.strictObject({})].map(kindOf)).toEqual([
    'text or true or false',
    'names, each with number',
    'object',
  ])
  const listed: Role[] = ['text', 'richText', 'href', 'itemField', 'icon']
  expect(listed.map((role) => kindOf(z.array(withRole(role, z.string()))))).toEqual([
    'list of texts',
    'list of texts with light Markdown',
    'list of addresses',
    'list of names of fields of items',
    'list of icons',
  ])
})
