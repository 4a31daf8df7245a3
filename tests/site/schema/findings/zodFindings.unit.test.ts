import { expect, test } from 'vitest'
import { z } from 'zod'
import { href } from '../../../../src/parts/link'
import { text } from '../../../../src/parts/text'
import { misspelledFields } from '../../../../src/site/schema/findings/unknownField'
import { findingsOf } from '../../../../src/site/schema/findings/zodFindings'
import { schemaOf } from '../../../../src/site/schema/composed'
import { toyBlocks } from '../../../lib/toy'

/** What is told of a value, each mistake once, as whoever reads the file gets to see it. */
function reported(schema: z.ZodType, value: unknown): unknown[] {
  const lines = findingsOf(schema, value).map(({ location, message }) => {
    const words = Object.entries(message.words).filter(
      ([name, word]) => ['name', 'suggestion', 'expected', 'found', 'instead', 'limit', 'field', 'meaning'].includes(name) && word !== undefined,
    )
    return JSON.stringify([('path' in location ? location.path : []).join('.'), 'on' in location && location.on, message.name, Object.fromEntries(words)])
  })
  return [...new Set(lines)].map((line) => JSON.parse(line))
}

const schema = z.strictObject({
  title: text.describe('The heading.'),
  count: z.number().int().min(1).max(9).optional(),
  size: z.enum(['small', 'large']).optional(),
  columns: z.literal([2, 3]).optional(),
  isOn: z.boolean().optional(),
  links: z.array(z.strictObject({ href })).max(2).optional(),
  part: z.union([text, z.strictObject({ inner: text })]).optional(),
})
const good = { title: 'x' }

test.each<[string, object, unknown[]]>([
  ['nothing', good, []],
  ['a field that is missing', {}, [['', 'value', 'missingField', { field: 'title', meaning: 'The heading.' }]]],
  ['one that is misspelled', { titel: 'x' }, [['titel', 'key', 'unknownField', { name: 'titel', suggestion: 'title' }]]],
  ['one more', { ...good, sice: 'small' }, [['sice', 'key', 'unknownField', { name: 'sice', suggestion: 'size' }]]],
  ['one that is none', { ...good, xyz: 1 }, [['xyz', 'key', 'unknownField', { name: 'xyz' }]]],
  ['a text that is empty', { title: '' }, [['title', 'value', 'emptyText', {}]]],
  ['a number for a text', { title: 3 }, [['title', 'value', 'wrongKind', { expected: 'a text in quotes', found: 'the number 3', instead: '"3"' }]]],
  ['a text for a number', { ...good, count: '3' }, [['count', 'value', 'wrongKind', { expected: 'a number without quotes', found: 'the text "3"', instead: '3' }]]],
  ['a text that is no number', { ...good, count: 'many' }, [['count', 'value', 'wrongKind', { expected: 'a number without quotes', found: 'the text "many"' }]]],
  ['a text for true', { ...good, isOn: ' true ' }, [['isOn', 'value', 'wrongKind', { expected: 'true or false without quotes', found: 'the text " true "', instead: 'true' }]]],
  ['too large a number', { ...good, count: 10 }, [['count', 'value', 'tooMuch', { limit: '9' }]]],
  ['too small a number', { ...good, count: 0 }, [['count', 'value', 'tooLittle', { limit: '1' }]]],
  ['too many entries', { ...good, links: [{ href: '/' }, { href: '/' }, { href: '/' }] }, [['links', 'value', 'tooMuch', { limit: '2 entries' }]]],
  ['an unknown option', { ...good, size: 'lagre' }, [['size', 'value', 'unknownOption', { name: 'lagre', suggestion: 'large' }]]],
  [
    'a number in quotes where some numbers are options',
    { ...good, columns: '2' },
    [['columns', 'value', 'wrongKind', { expected: 'one of 2, 3', found: 'the text "2"', instead: '2' }]],
  ],
  ['such a number in words', { ...good, columns: 'Three' }, [['columns', 'value', 'wrongKind', { expected: 'one of 2, 3', found: 'the text "Three"', instead: '3' }]]],
  ['a list for an option', { ...good, size: [] }, [['size', 'value', 'wrongKind', { expected: 'one of small, large', found: 'a list' }]]],
  ['an address that is none', { ...good, links: [{ href: 'shop.example' }] }, [['links.0.href', 'value', 'unsafeHref', { suggestion: 'https://shop.example' }]]],
  ['a mistake in one of two forms', { ...good, part: { innr: 'x' } }, [['part.innr', 'key', 'unknownField', { name: 'innr', suggestion: 'inner' }]]],
])('of %s is told', (_name, value, expected) => {
  expect(reported(schema, value)).toEqual(expected)
})

test('unknown fields of one entry are told up to fifty', () => {
  const many = (count: number) => reported(schema, { ...good, ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, 1])) }).length
  expect([many(50), many(51)]).toEqual([50, 50])
})

test('fields of items are their own, but for one letter', () => {
  const fields = (item: object) =>
    misspelledFields(schemaOf(toyBlocks), { collections: { toys: [item] } }).map(({ message }) => ('suggestion' in message.words ? message.words.suggestion : ''))
  expect([fields({ titel: 'x' }), fields({ Excerpt: 'x' }), fields({ tilte: 'x', title: 'y' }), fields({ colour: 'x' }), fields({ dates: 'x' })]).toEqual([
    ['title'],
    ['excerpt'],
    [],
    [],
    ['date'],
  ])
  // Two letters from "content", and a word of its own.
  expect(fields({ contact: 'x' })).toEqual([])
})

test('of a name that an author has chosen is told what its block asks of names, or how names are written', () => {
  const taken = { params: { code: 'bad-form', meaning: 'Every form has it.' } }
  const named = z.strictObject({
    send: z.record(
      z
        .string()
        .regex(/^[a-z]+$/)
        .refine((name) => name !== 'closest', taken),
      text,
    ),
  })
  const meaningOf = (name: string) => reported(named, { send: { [name]: 'x' } }).map((finding) => (finding as unknown[])[3])
  expect(meaningOf('closest')).toEqual([{ name: 'closest', meaning: 'Every form has it.' }])
  expect(meaningOf('A b')).toEqual([{ name: 'A b', meaning: expect.stringContaining('Names start with') }])
})
