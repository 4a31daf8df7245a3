import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadBlocks } from '../../../../src/blocks/schemas'
import { type Migration, removeField, renameField } from '../../../../src/parts/migration'
import { type Remembered, refusals } from '../../../../src/authoring/edit/migrate/remember'
import { refusalWords } from '../../../../src/authoring/edit/migrate/wording'
import { entry, fields, blocks, remembered, before, others, rule } from './remembered'

/** What is said when the fields become these. */
const said = (shape: z.ZodRawShape, migrations?: readonly Migration[]) => refusals(before, blocks(shape, migrations)).map(refusalWords).join('\n')

test.each<[string, z.ZodRawShape]>([
  ['nothing', fields],
  ['a description', { ...fields, title: fields.title.describe('Now explained.') }],
  ['the order of fields', Object.fromEntries(Object.entries(fields).reverse())],
  ['a new optional field', { ...fields, more: z.string().optional() }],
  ['a new optional field in a list', { ...fields, items: z.array(z.strictObject({ ...entry, more: z.number().optional() })).max(9) }],
  ['one more option', { ...fields, tone: z.enum(['quiet', 'loud', 'none', 'shrill']).optional() }],
  ['any text in place of options', { ...fields, tone: z.string().optional() }],
  ['wider limits', { ...fields, title: z.string().max(200), count: z.number().min(0).optional(), items: z.array(z.strictObject(entry)) }],
  ['a required field that is optional now', { ...fields, title: fields.title.optional() }],
  ['another kind besides the old one', { ...fields, title: z.union([z.strictObject({ long: z.string() }), z.string()]) }],
])('%s may change without a step', (_what, shape) => {
  expect(said(shape)).toBe('')
})

test('the fingerprint follows the shape, and nothing else', () => {
  const of = (shape: z.ZodRawShape) => remembered(blocks(shape)).faq?.fingerprint
  expect(of({ ...fields, title: fields.title.describe('Other words.') })).toBe(of(fields))
  expect(of(Object.fromEntries(Object.entries(fields).reverse()))).toBe(of(fields))
  expect(of({ ...fields, more: z.string().optional() })).not.toBe(of(fields))
})

test('a renamed field is recognised, and its step drafted', () => {
  expect(said({ heading: fields.title, intro: fields.intro, ...others })).toMatchInlineSnapshot(`
    "faq (version 1)
      "title" is gone; "heading" looks like its new name.
      Old content would break. Write src/blocks/faq/migrations.ts:

        import { type Migration, renameField } from '../../parts/migration'

        export const migrations: Migration[] = [
          // 1 → 2
          renameField('title', 'heading'),
        ]

      Keep what version 1 looked like:
        mkdir -p tests/fixtures/faq && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/faq/v1.json"
  `)
})

test('all changes of a block are told together, each with its part of the step', () => {
  const shape = {
    titel: fields.title,
    lead: z.string(),
    tone: z.enum(['quiet', 'silent']),
    count: z.string(),
    items: z.array(z.strictObject({ query: entry.question, answer: entry.answer })).max(3),
  }
  expect(said(shape)).toMatchInlineSnapshot(`
    "faq (version 1)
      "title" is gone; "titel" looks like its new name.
      "intro" is gone.
      "lead" is new and required.
      "tone" was optional and is required now.
      "count" was optional and is required now.
      "tone" may no longer be "loud".
      "tone" may no longer be "none".
      "count" was a whole number and is a text now.
      "items" may have at most 3 entries now (before: 9).
      "items[].question" is gone; "query" looks like its new name.
      Old content would break. Write src/blocks/faq/migrations.ts:

        import { type Migration, change, removeField, renameField, renameOption, setField } from '../../parts/migration'

        export const migrations: Migration[] = [
          // 1 → 2
          [
            renameField('title', 'titel'),
            removeField('intro'),
            setField('lead', '…'),
            setField('tone', 'quiet'),
            setField('count', '…'),
            renameOption('tone', 'loud', 'quiet'),
            renameOption('tone', 'none', 'quiet'),
            change((data) => data /* write here what becomes of "count" */),
            change((data) => data /* write here what becomes of "items" */),
            renameField('items[].question', 'query'),
          ],
        ]

      Keep what version 1 looked like:
        mkdir -p tests/fixtures/faq && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/faq/v1.json"
  `)
})

test('a field that goes is told', () => {
  expect(said({ title: fields.title, ...others })).toMatchInlineSnapshot(`
    "faq (version 1)
      "intro" is gone.
      Old content would break. Write src/blocks/faq/migrations.ts:

        import { type Migration, removeField } from '../../parts/migration'

        export const migrations: Migration[] = [
          // 1 → 2
          removeField('intro'),
        ]

      Keep what version 1 looked like:
        mkdir -p tests/fixtures/faq && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/faq/v1.json"
  `)
})

test('a block with steps gets an entry for its list', () => {
  const old = blocks(fields, [removeField('x')])
  const now = blocks({ ...fields, intro: fields.title }, [removeField('x')])
  expect(refusals(remembered(old), now).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "faq (version 2)
      "intro" was optional and is required now.
      "intro" may have at most 100 characters now.
      Old content would break. Add to the end of the list in src/blocks/faq/migrations.ts:

          // 2 → 3
          [
            setField('intro', '…'),
            change((data) => data /* write here what becomes of "intro" */),
          ],

      Keep what version 2 looked like:
        mkdir -p tests/fixtures/faq && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/faq/v2.json"
  `)
})

test('a new block is taken for one that went only where more than half of the fields are the same, or as many and the name is near', () => {
  const [title, intro, more] = [fields.title, fields.intro, z.string().optional()]
  const old = remembered(blocks({ title, intro }))
  const told = (name: string, shape: z.ZodRawShape) => refusals(old, { [name]: { schema: z.strictObject(shape) }, rule }).map(({ what }) => what[0])
  const gone = ['The block is gone; content that uses it would have no block any more.']
  expect(told('quiz', { title, one: more })).toEqual(gone)
  // Two of four fields are half of them.
  expect(told('quiz', { title, intro, one: more, two: more })).toEqual(gone)
  expect(told('quiz', { title, intro, one: more })).toEqual(['The block is gone; "quiz" looks like its new name.'])
  expect(told('faqs', { title, intro, one: more, two: more })).toEqual(['The block is gone; "faqs" looks like its new name.'])
})

test('with a new version and its step any change is possible', () => {
  expect(said({ heading: fields.title, intro: fields.intro, ...others }, [renameField('title', 'heading')])).toBe('')
})

test('settings of sections belong to the site, and are told once', () => {
  const site = before.site as Remembered[string]
  const text = JSON.stringify(site.shape).replaceAll('"spacing"', '"margins"')
  const old: Remembered = { ...before, site: { ...site, fingerprint: 'other', shape: JSON.parse(text) } }
  expect(refusals(old, blocks(fields)).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "site (version 1)
      Every section: "margins" is gone; "spacing" looks like its new name.
      Old content would break. Add to the end of the list in src/site/check/versions/siteMigrations.ts:

          // 1 → 2
          everySection(renameField('margins', 'spacing')),"
  `)
})

test('schema/versions.json remembers every block as it is', async () => {
  const kept: Remembered = JSON.parse(readFileSync('schema/versions.json', 'utf8'))
  const real = await loadBlocks()
  expect(Object.keys(kept).sort()).toEqual([...Object.keys(real), 'site'].sort())
  expect(refusals(kept, real)).toEqual([])
})
