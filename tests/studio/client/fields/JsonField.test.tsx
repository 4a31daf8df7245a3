import { expect, test } from 'vitest'
import { JsonField } from '../../../../src/studio/client/fields/JsonField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { found, leave, soon, write } from '../hand'

const path = ['site', 'x']
const draw = (value: unknown, more: object = {}) => aroundStudio(<JsonField path={path} field={fieldOf({ is: 'json' }, more)} value={value} />)

test('it is shown as it stands in the file, and written as soon as it is JSON', async () => {
  const { edits } = await draw({ a: [1] })
  expect(await found('Title')).toHaveProperty('value', JSON.stringify({ a: [1] }, null, 2))
  leave(await write('Title', '{ "a": '))
  leave(await write('Title', '{ "a": 2 }'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { a: 2 } }]))
  leave(await write('Title', ' '))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path }))
})

test('what must be there is not taken out by an empty field, and nothing is shown of nothing', async () => {
  const { edits } = await draw(undefined, { isRequired: true })
  expect(await found('Title')).toHaveProperty('value', '')
  leave(await write('Title', '1'))
  await soon(() => expect(edits()).toHaveLength(1))
  leave(await write('Title', ''))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(edits()).toEqual([{ do: 'set', path, value: 1 }])
})
