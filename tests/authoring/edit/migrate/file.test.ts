import { expect, test } from 'vitest'
import type { Blocks } from '../../../../src/blocks/schemas'
import { change, renameField } from '../../../../src/parts/migration'
import { migrateFile } from '../../../../src/authoring/edit/migrate/file'
import { agedBlocks, versioned } from '../../../lib/migrateToys'
import { fileWith, siteWith } from '../../../lib/toy'

const migrated = (text: string, blocks = agedBlocks) => migrateFile(new TextEncoder().encode(text), 'pages.json', blocks)

test('a file is migrated; mistakes that were there are told and stop nothing', () => {
  const { refused, moved, after, problems } = migrated(versioned({}, { type: 'toyLine', words: 'x' }, { type: 'note', text: '' }))
  expect([refused, moved, after.includes('"label": "x"'), problems.length]).toEqual([undefined, [{ name: 'toyLine', from: 1, to: 2, sections: 1 }], true, 1])
})

test.each([
  ['unreadable', '{'],
  ['unreadable', '[]'],
  ['unreadable', versioned({ toyLine: 'x' }, { type: 'rule' })],
  ['newer', versioned({ toyLine: 9 }, { type: 'toyLine' })],
])('a file that is %s stays as it is', (reason, text) => {
  const { refused, before, after, moved, problems } = migrated(text)
  expect([refused, before === after, moved, problems.length > 0]).toEqual([reason, true, [], true])
})

test('a step that fails, or makes it worse, is told at its place', () => {
  const withStep = (apply: (data: Record<string, unknown>) => Record<string, unknown>) =>
    ({ ...agedBlocks, rule: { ...agedBlocks.rule, migrations: [change(apply)] } }) as typeof agedBlocks
  const text = siteWith({ type: 'rule' })
  const failed = migrated(
    text,
    withStep(() => {
      throw new Error('No.')
    }),
  )
  expect([failed.refused, failed.problems.map(({ path }) => path), failed.after]).toEqual(['failed', ['pages[0].sections[0]'], text])
  const worse = migrated(
    text,
    withStep((data) => ({ ...data, x: 1 })),
  )
  expect([worse.refused, worse.problems.length, worse.after]).toEqual(['worse', 2, text])
})

const old = () => ({ type: 'toyQuestions', titel: 'Ask', items: [{ q: 'Why?', answer: 'So.' }] })
const reported = (content: string, blocks = agedBlocks) => {
  const { refused, problems, before, after } = migrateFile(new TextEncoder().encode(content), 'pages.json', blocks)
  return [refused ?? (before === after ? 'same' : 'written'), ...problems.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`)]
}

test('a file without mistakes is one without mistakes afterwards', () => {
  expect(reported(siteWith(old()))).toEqual(['written'])
})

test('mistakes that were there stop nothing, and are told', () => {
  expect(reported(siteWith(old(), { type: 'note', txet: 'x' }))).toEqual(['written', 'PS204 24:11 There is no field "txet" in a note.'])
})

test('a step that would bring a mistake in is refused', () => {
  const broken: Blocks = { ...agedBlocks, toyLine: { schema: agedBlocks.toyLine?.schema as Blocks[string]['schema'], migrations: [renameField('words', 'lable')] } }
  expect(reported(siteWith({ type: 'toyLine', words: 'a' }), broken)).toEqual(['worse', 'PS204 13:11 There is no field "lable" in a toyLine.'])
})

test('a step that fails is told at its section', () => {
  const failing: Blocks = {
    ...agedBlocks,
    toyLine: {
      schema: agedBlocks.toyLine?.schema as Blocks[string]['schema'],
      migrations: [
        change(() => {
          throw new Error('no words')
        }),
      ],
    },
  }
  expect(reported(siteWith({ type: 'rule' }, { type: 'toyLine' }), failing)).toEqual([
    'failed',
    'PS434 10:9 This is a toyLine of version 1, and the steps to version 2 cannot change it: no words.',
  ])
})

test('a newer file, a broken one and odd versions are refused', () => {
  expect(reported(versioned({ toyLine: 3 }, { type: 'toyLine' }))).toEqual(['newer', 'PS431 3:16 This file was written for a newer toyLine (version 3; here it is 2).'])
  expect(reported('{ "site": ')[0]).toBe('unreadable')
  expect(reported('[]')[0]).toBe('unreadable')
  expect(reported(fileWith({ versions: { toyLine: '2' } }))).toEqual(['unreadable', expect.stringMatching(/^PS205 /)])
  expect(reported(siteWith(old(), { type: 'rule', type2: 1 }).replace('"type2"', '"type"'))[0]).toBe('unreadable')
})
