import { expect, test } from 'vitest'
import { sharedOf } from '../../../src/studio/server/shared'
import { toyBlocks } from '../../lib/toy'

const page = (path: string, ...sections: object[]) => ({ path, title: path, sections })
const file = { shared: { hint: { type: 'note', text: 'Hello' } }, pages: [page('/', { use: 'hint' }), page('/a', { type: 'rule' }), page('/b', { use: 'hint' })] }

test('of a section that is used by name it is known where it is written, on which pages it stands, and what its fields are', () => {
  const shared = sharedOf(file, { use: 'hint' }, toyBlocks)
  expect(shared).toMatchObject({ name: 'hint', path: ['shared', 'hint'], pages: ['/', '/b'], value: { text: 'Hello' } })
  const fields = shared?.form.is === 'object' ? shared.form.fields.map(({ name }) => name) : []
  expect(fields).toEqual(expect.arrayContaining(['text', 'title', 'links']))
  expect(fields.filter((name) => ['type', 'hidden', 'id'].includes(name))).toEqual([])
})

test.each([{ type: 'note', text: 'Hi' }, { use: 'nothing' }, { use: 'constructor' }, undefined])('%j is no shared section', (section) =>
  expect(sharedOf(file, section, toyBlocks)).toBeUndefined(),
)
