import { expect, test } from 'vitest'
import { AddEntry } from '../../../src/studio/client/AddEntry'
import type { Form } from '../../../src/studio/types'
import { aroundStudio, fieldOf } from './aroundStudio'
import { click, read, soon } from './hand'

const text: Form = { is: 'text', role: 'plain' }
const items: Form = {
  is: 'list',
  least: 0,
  entry: {
    is: 'object',
    fields: [
      fieldOf(text, { name: 'slug', isRequired: true }),
      fieldOf(text, { isRequired: true }),
      fieldOf(text, { name: 'excerpt', isRequired: true }),
      fieldOf(text, { name: 'date' }),
    ],
  },
}
const LIST = ['collections', 'news']
const drawn = (form: Form, value: unknown, more: object = {}) =>
  aroundStudio(<AddEntry list={LIST} name="news" />, { answers: { '/part': { form, value, path: LIST, hash: 'list' }, ...more } })

test.each<[string, Form]>([
  ['a list', items],
  ['a list or a file', { is: 'either', options: [text, items] }],
])('behind the last entry of %s comes one with all that it needs, under a name of its own, and is selected', async (_what, form) => {
  const { edits, selection } = await drawn(form, [{ slug: 'new-entry' }, { slug: 'b' }])
  await click('Add an entry to news')
  await soon(() => expect(selection()).toMatchObject({ at: [...LIST, 2] }))
  expect(edits()).toEqual([{ do: 'insert', path: [...LIST, 2], value: expect.objectContaining({ slug: 'new-entry-2', title: 'New entry', excerpt: expect.any(String) }) }])
  expect((edits()[0] as { value: object }).value).not.toHaveProperty('date')
})

test('the first entry of an empty list, of whatever kind, has a name and a title', async () => {
  const { edits } = await drawn({ is: 'json' }, undefined)
  await click('Add an entry to news')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: [...LIST, 0], value: { slug: 'new-entry', title: 'New entry' } }]))
})

test('one that is refused is not selected', async () => {
  const { selection } = await drawn(items, [], { '/edit': { is: 'refused', words: 'Not now.', problems: [] } })
  await click('Add an entry to news')
  await read('Not now.')
  expect(selection()).not.toHaveProperty('at')
})
