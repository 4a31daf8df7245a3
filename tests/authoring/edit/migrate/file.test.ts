import { expect, test } from 'vitest'
import { change } from '../../../../src/parts/migration'
import { migrateFile } from '../../../../src/authoring/edit/migrate/file'
import { agedBlocks, versioned } from '../../../lib/migrateToys'
import { siteWith } from '../../../lib/toy'

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
