import { expect, test } from 'vitest'
import type { BreakingChange } from '../../../../src/authoring/edit/migrate/compare'
import { changeWords, goneWords, type Refusal, refusalWords } from '../../../../src/authoring/edit/migrate/wording'

const limit = (word: string, to: unknown, from?: unknown): BreakingChange => ({ kind: 'limit', path: 'items[].title', word, from, to })
const shape = { kind: 'string' } as unknown as Extract<BreakingChange, { kind: 'required' }>['shape']

test.each<[BreakingChange, string]>([
  [{ kind: 'removed', path: 'title' }, '"title" is gone.'],
  [{ kind: 'renamed', path: 'title', to: 'heading' }, '"title" is gone; "heading" looks like its new name.'],
  [{ kind: 'required', path: 'title', shape, isNew: true }, '"title" is new and required.'],
  [{ kind: 'required', path: 'title', shape, isNew: false }, '"title" was optional and is required now.'],
  [{ kind: 'kind', path: 'count', from: 'integer', to: 'string or boolean' }, '"count" was a whole number and is a text or true or false now.'],
  [{ kind: 'kind', path: '', from: 'array', to: 'object' }, 'It was a list and is an entry in { } now.'],
  [{ kind: 'kind', path: 'count', from: 'number', to: 'null' }, '"count" was a number and is null now.'],
  [{ kind: 'option', path: 'tone', gone: 'loud', left: ['quiet'] }, '"tone" may no longer be "loud".'],
  [{ kind: 'option', path: 'columns', gone: 2, left: [3] }, '"columns" may no longer be 2.'],
  [limit('maxLength', 1, 80), '"items[].title" may have at most 1 character now (before: 80).'],
  [limit('minLength', 2), '"items[].title" must have at least 2 characters now.'],
  [limit('maxItems', 1, 2), '"items[].title" may have at most 1 entry now (before: 2).'],
  [limit('minItems', 2, 0), '"items[].title" must have at least 2 entries now (before: 0).'],
  [limit('maximum', 9), '"items[].title" may be at most 9 now.'],
  [limit('minimum', 1), '"items[].title" must be at least 1 now.'],
  [limit('exclusiveMaximum', 9), '"items[].title" must be less than 9 now.'],
  [limit('exclusiveMinimum', 1), '"items[].title" must be more than 1 now.'],
  [limit('multipleOf', 2), '"items[].title" must be a multiple of 2 now.'],
  [limit('options', 'a, b', 'anything'), '"items[].title" may only be one of these now: a, b.'],
  [limit('pattern', '^a', '^b'), '"items[].title" must have the form ^a now (before: ^b).'],
  [limit('format', 'email'), '"items[].title" must have the form of "email" now.'],
  [limit('contains', 'x'), '"items[].title" is judged by another "contains" now.'],
])('%j is told in a sentence', (change, sentence) => {
  expect(changeWords(change)).toBe(sentence)
})

test('what is told of names and versions holds both sides of them', () => {
  expect([goneWords.renamed('faq'), goneWords.steps(3, 2), goneWords.otherName('a', 'b', 'c'), goneWords.taken('faq')]).toEqual([
    'The block is gone; "faq" looks like its new name.',
    'Its version was 3 and would be 2. Steps stay for ever: put those that went back.',
    "Its step renameBlock('a', 'b') leads to a name that the block does not have then; it is called \"c\".",
    'The name belonged to "faq" before, so old files mean that block by it. Choose another name.',
  ])
})

const refusal: Refusal = { name: 'faq', version: 2, what: ['One.', 'Two.'], file: 'src/blocks/questions/migrations.ts', draft: 'a\n\n  b\n\n', isNewFile: true }

test('a refusal tells what changed, the step to write and where, and how to keep the old examples', () => {
  expect(refusalWords(refusal)).toBe(
    `faq (version 2)
  One.
  Two.
  Old content would break. Write src/blocks/questions/migrations.ts:

    a

      b

  Keep what version 2 looked like:
    mkdir -p tests/fixtures/questions && git show HEAD:src/blocks/faq/examples.json > tests/fixtures/questions/v2.json`,
  )
})

test('where there are steps already the new one is added; what belongs to no block has no examples; without a step the file is named', () => {
  expect(refusalWords({ ...refusal, what: ['One.'], file: 'src/site/migrations.ts', isNewFile: false })).toBe(
    'faq (version 2)\n  One.\n  Old content would break. Add to the end of the list in src/site/migrations.ts:\n\n    a\n\n      b',
  )
  expect(refusalWords({ ...refusal, draft: undefined })).toBe('faq (version 2)\n  One.\n  Two.\n  See src/blocks/questions/migrations.ts.')
})
