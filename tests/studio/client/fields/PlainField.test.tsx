import { expect, test } from 'vitest'
import { PlainField } from '../../../../src/studio/client/fields/PlainField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { found, leave, soon, write } from '../hand'

const path = ['pages', 0, 'title']

test('a name is written as it is typed once it is left, and taken out where nothing is left of it', async () => {
  const form = { is: 'text', role: 'plain' } as const
  const { edits } = await aroundStudio(<PlainField path={path} field={fieldOf(form)} value="Old" form={form} />)
  expect((await found('Title')) as HTMLInputElement).toHaveProperty('value', 'Old')
  leave(await write('Title', 'New'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 'New' }]))
  leave(await write('Title', ''))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path }))
})

test('what must be there stays there, empty, to be told', async () => {
  const form = { is: 'text', role: 'text' } as const
  const { edits } = await aroundStudio(<PlainField path={path} field={fieldOf(form, { isRequired: true })} value="Old" form={form} />)
  leave(await write('Title', ''))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: '' }]))
})
