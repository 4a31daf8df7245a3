import { expect, test } from 'vitest'
import type { BreakingChange } from '../../../../src/authoring/edit/migrate/compare'
import { draftFor, withoutRepeats } from '../../../../src/authoring/edit/migrate/draft'

const step = (change: BreakingChange) => draftFor('note', 1, [change], false)

test.each<[string, BreakingChange]>([
  ["removeField('a.b')", { kind: 'removed', path: 'a.b' }],
  ['change((data) => data /* write here what becomes of "links.*" */)', { kind: 'removed', path: 'links.*' }],
  ["renameField('titel', 'title')", { kind: 'renamed', path: 'titel', to: 'title' }],
  ["renameOption('size', 'bigg', 'big')", { kind: 'option', path: 'size', gone: 'bigg', left: ['small', 'big'] }],
  ["renameOption('size', 1, 7)", { kind: 'option', path: 'size', gone: 1, left: [7, 8] }],
  ['change((data) => data /* write here what becomes of it */)', { kind: 'kind', path: '', from: 'a', to: 'b' }],
  ["setField('a', '…')", { kind: 'required', path: 'a', shape: { type: 'string' }, isNew: true }],
  ["setField('a', 3)", { kind: 'required', path: 'a', shape: { type: 'integer', minimum: 3 }, isNew: true }],
  ["setField('a', false)", { kind: 'required', path: 'a', shape: { type: 'boolean' }, isNew: true }],
  ["setField('a', [])", { kind: 'required', path: 'a', shape: { type: 'array' }, isNew: true }],
  ["setField('a', [1])", { kind: 'required', path: 'a', shape: { type: 'array', minItems: 1, items: { type: 'number' } }, isNew: true }],
  ["setField('a', 'it\\'s')", { kind: 'required', path: 'a', shape: { enum: ["it's", 'b'] }, isNew: true }],
  [
    'setField(\'a\', {"b":"c","d":1})',
    {
      kind: 'required',
      path: 'a',
      shape: { type: 'object', required: ['b', 'd'], properties: { b: { const: 'c' }, d: { anyOf: [{ type: 'number' }, { type: 'string' }] }, e: {} } },
      isNew: true,
    },
  ],
])('the step drafted is %s', (code, change) => {
  expect(step(change)).toBe(`  // 1 → 2\n  ${code},`)
})

test('a file of its own imports what its steps use, those of every section from elsewhere', () => {
  expect(
    draftFor(
      'note',
      2,
      [
        { kind: 'renamed', path: 'b', to: 'c' },
        { kind: 'removed', path: 'a' },
        { kind: 'removed', path: 'd' },
      ],
      true,
    ),
  ).toMatchInlineSnapshot(`
    "import { type Migration, removeField, renameField } from '../../parts/migration'

    export const migrations: Migration[] = [
      // 2 → 3
      [
        renameField('b', 'c'),
        removeField('a'),
        removeField('d'),
      ],
    ]
    "
  `)
  expect(draftFor('site', 1, [{ kind: 'removed', path: 'pages[].sections[].ground' }], true, [{ code: "removeBlock('x')", names: ['removeBlock'] }])).toMatchInlineSnapshot(`
    "import { type Migration, removeBlock, removeField } from '../../../parts/migration'
    import { everySection } from './sections'

    export const migrations: Migration[] = [
      // 1 → 2
      [
        removeBlock('x'),
        everySection(removeField('ground')),
      ],
    ]
    "
  `)
})

test('what is said of every section is said once, and only of the site', () => {
  const changes: BreakingChange[] = ['shared.*.ground', 'pages[].sections[].ground', 'notFound.sections[].ground', 'pages[].title', 'shared.*'].map((path) => ({
    kind: 'removed',
    path,
  }))
  expect(withoutRepeats('site', changes).map(({ path, inSections }) => [path, inSections])).toEqual([
    ['ground', true],
    ['pages[].title', false],
    ['', true],
  ])
  expect(withoutRepeats('note', changes).length).toBe(5)
})
