import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Blocks } from '../../../../src/blocks/schemas'
import { removeField, renameBlock } from '../../../../src/parts/migration'
import { refusals } from '../../../../src/authoring/edit/migrate/remember'
import { refusalWords } from '../../../../src/authoring/edit/migrate/wording'
import { fields, rule, blocks, remembered, before, others } from './remembered'

test('a step that was taken away again is missed', () => {
  expect(
    refusals(remembered(blocks(fields, [removeField('x')])), blocks(fields))
      .map(refusalWords)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "faq (version 2)
      Its version was 2 and would be 1. Steps stay for ever: put those that went back.
      See src/blocks/faq/migrations.ts."
  `)
})

test('a renamed folder is recognised by what is in it', () => {
  const now: Blocks = { questions: { schema: z.strictObject(fields) }, rule }
  expect(refusals(before, now).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "faq (version 1)
      The block is gone; "questions" looks like its new name.
      Old content would break. Write src/blocks/questions/migrations.ts:

        import { type Migration, renameBlock } from '../../parts/migration'

        export const migrations: Migration[] = [
          // 1 → 2
          renameBlock('faq', 'questions'),
        ]

      Keep what version 1 looked like:
        mkdir -p tests/fixtures/questions && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/questions/v1.json"
  `)
  expect(refusals(before, { questions: { schema: z.strictObject(fields), migrations: [renameBlock('faq', 'questions')] }, rule })).toEqual([])
})

test('a renamed folder whose fields have changed, too, gets both steps', () => {
  const now: Blocks = { faqs: { schema: z.strictObject({ ...others, headline: fields.title, intro: fields.intro }) }, rule }
  expect(refusals(before, now).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "faq (version 1)
      The block is gone; "faqs" looks like its new name.
      "title" is gone; "headline" looks like its new name.
      Old content would break. Write src/blocks/faqs/migrations.ts:

        import { type Migration, renameBlock, renameField } from '../../parts/migration'

        export const migrations: Migration[] = [
          // 1 → 2
          [
            renameBlock('faq', 'faqs'),
            renameField('title', 'headline'),
          ],
        ]

      Keep what version 1 looked like:
        mkdir -p tests/fixtures/faqs && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/faqs/v1.json"
  `)
})

test('of several new blocks the most alike is taken for the one that went, whatever their order', () => {
  const { title, items, ...few } = fields
  const fresh = { strange: rule, half: { schema: z.strictObject({ ...few, title }) }, same: { schema: z.strictObject({ ...fields, items: items.max(50) }) } }
  const successors = (...names: (keyof typeof fresh)[]) => refusals(before, { ...Object.fromEntries(names.map((name) => [name, fresh[name]])), rule }).map(({ what }) => what[0])
  const like = (name: string) => [`The block is gone; "${name}" looks like its new name.`]
  expect([successors('strange', 'half', 'same'), successors('same', 'half', 'strange'), successors('half', 'strange')]).toEqual([like('same'), like('same'), like('half')])
})

test('a block that is simply gone needs a step of the site', () => {
  expect(refusals(before, { rule }).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "faq (version 1)
      The block is gone; content that uses it would have no block any more.
      Old content would break. Add to the end of the list in src/site/check/versions/siteMigrations.ts:

          // 1 → 2
          removeBlock('faq'),"
  `)
  expect(refusals(before, { rule }, [removeField('x')])).toEqual([])
})

test('a new block is no change of another', () => {
  expect(refusals(before, { ...blocks(fields), brandNew: rule })).toEqual([])
})

test('names that do not fit together are told', () => {
  const lost: Blocks = { ...blocks(fields), rule: { ...rule, migrations: [renameBlock('line', 'ruler')] } }
  const taken: Blocks = { ...blocks(fields), rule: { ...rule, migrations: [renameBlock('faq', 'rule')] } }
  expect(refusals({}, lost).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "rule (version 2)
      Its step renameBlock('line', 'ruler') leads to a name that the block does not have then; it is called "rule".
      See src/blocks/rule/migrations.ts."
  `)
  expect(refusals({}, taken).map(refusalWords).join('\n')).toMatchInlineSnapshot(`
    "faq (version 1)
      The name belonged to "rule" before, so old files mean that block by it. Choose another name.
      See src/blocks/faq/migrations.ts."
  `)
  expect(
    refusals({}, { ...blocks(fields), site: rule })
      .map(refusalWords)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "site (version 1)
      No block can be called "site": versions note the site itself under that name.
      See src/site/check/versions/siteMigrations.ts."
  `)
})
