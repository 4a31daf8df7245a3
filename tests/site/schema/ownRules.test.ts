import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Blocks } from '../../../src/blocks/schemas'
import { text } from '../../../src/parts/text'
import { siteWith, reported, problemsOf } from '../../lib/toy'

const day = z.strictObject({ opens: z.number(), closes: z.number() }).refine(({ opens, closes }) => opens < closes, 'A day opens before it closes')
const shop = z
  .strictObject({
    name: text.refine((name) => !name.includes('&'), 'Write "and" instead of "&".').optional(),
    tea: z
      .string()
      .refine((tea) => tea !== 'coffee', { error: 'Coffee is no tea.' })
      .optional(),
    days: z
      .array(day)
      .refine((days) => days.length !== 3, { error: 'Three days are not enough.' })
      .optional(),
    count: z
      .number()
      .multipleOf(1)
      .check(({ value, issues }) => void (value === 13 && issues.push({ code: 'custom', input: value, message: 'Not thirteen.' })))
      .optional(),
    either: z.union([z.string().refine((value) => value === value.toLowerCase(), 'Small letters only.'), day]).optional(),
    none: z.union([z.boolean(), z.number()], { error: 'Say yes, no, or how often.' }).optional(),
    odd: z
      .number()
      .refine((count) => count % 2 === 1)
      .optional()
      .describe('An odd number.'),
    plain: z
      .object({ a: z.number() })
      .refine(() => false)
      .optional(),
    code: z
      .string()
      .regex(/^[A-Z]+$/, 'A code has capitals only.')
      .optional(),
    words: z.string().min(3, 'Three letters at least!').optional(),
  })
  .superRefine(
    ({ tea, name }, context) => void (tea === name && tea !== undefined && context.addIssue({ code: 'custom', message: 'The tea needs a name of its own.', path: ['tea'] })),
  )
const blocks: Blocks = { shop: { schema: shop } }
const ofShop = (fields: object) => siteWith({ type: 'shop', ...fields }).replace('"rule"', '"shop"')
const answers = (fields: object) => problemsOf(ofShop(fields), blocks).map(({ code, path, message }) => `${code} ${path.replace(/^pages\[0\]\.sections\[0\]\.?/, '')}: ${message}`)

test("a block's own sentence is told at its place", () => {
  expect(reported(ofShop({ days: [{ opens: 9, closes: 8 }] }), blocks)).toMatchInlineSnapshot(`
    "PS219 pages.json:10:13 <{>  page "/" › section 1 (shop) › days 1
      A day opens before it closes. Change what stands here."
  `)
  expect(reported(ofShop({ odd: 2 }), blocks)).toMatchInlineSnapshot(`
    "PS219 pages.json:9:18 <2>  page "/" › section 1 (shop) › odd
      A rule of this block does not allow what stands here. An odd number."
  `)
})

test.each<[string, object, string[]]>([
  ['a text with a role', { name: 'Tea & more' }, ['PS219 name: Write "and" instead of "&".']],
  ['a text', { tea: 'coffee' }, ['PS219 tea: Coffee is no tea.']],
  [
    'an entry of a list',
    {
      days: [
        { opens: 1, closes: 2 },
        { opens: 9, closes: 8 },
      ],
    },
    ['PS219 days[1]: A day opens before it closes.'],
  ],
  ['a list', { days: [1, 2, 3].map((opens) => ({ opens, closes: 20 })) }, ['PS219 days: Three days are not enough.']],
  ['a number', { count: 13 }, ['PS219 count: Not thirteen.']],
  ['one of several kinds of value', { either: 'LOUD' }, ['PS219 either: Small letters only.']],
  ['the other kind', { either: { opens: 9, closes: 8 } }, ['PS219 either: A day opens before it closes.']],
  ['none of several kinds of value', { none: 'perhaps' }, ['PS219 none: Say yes, no, or how often.']],
  ['the whole section, told at one field', { name: 'Sencha', tea: 'Sencha' }, ['PS219 tea: The tea needs a name of its own.']],
  ['a text in a form', { code: 'abc' }, ['PS219 code: A code has capitals only.']],
  ['a text that is too short', { words: 'ab' }, ['PS219 words: Three letters at least!']],
  ['a rule without a sentence', { odd: 2 }, ['PS219 odd: A rule of this block does not allow what stands here.']],
  ['an object with such a rule', { plain: { a: 1 } }, ['PS219 plain: A rule of this block does not allow what stands here.']],
])('the sentence of a rule about %s is told', (_name, fields, expected) => {
  expect(answers(fields)).toEqual(expected)
})

test('what the program says by itself stays as it is', () => {
  expect(answers({ name: '' })).toEqual(['PS210 name: This text is empty: a visitor would see nothing.'])
  expect(answers({ name: 5, count: 'x', tea: null })).toEqual([
    'PS205 name: Here a text in quotes is expected, but there is the number 5.',
    'PS205 count: Here a number without quotes is expected, but there is the text "x".',
    'PS205 tea: Here a text in quotes is expected, but there is null.',
  ])
})
