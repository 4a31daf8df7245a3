import { expect, test } from 'vitest'
import { AnyField } from '../../../../src/studio/client/fields/anyField'
import { Field } from '../../../../src/studio/client/fields/Field'
import { KindsField } from '../../../../src/studio/client/fields/KindsField'
import type { Form } from '../../../../src/studio/types'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { choose, found, read, soon } from '../hand'

const path = ['pages', 0, 'fields', 0]
const text = (name: string, isRequired = true) => fieldOf({ is: 'text', role: 'plain' }, { name, title: name, isRequired })
const kind = (value: string, ...names: string[]) => ({ value, help: `It is a ${value}.`, form: { is: 'object', fields: names.map((name) => text(name)) } satisfies Form })
const form = { is: 'kinds', by: 'kind', kinds: [kind('text', 'label', 'most'), kind('choice', 'label', 'options')] } as const
const draw = (value: unknown) =>
  aroundStudio(
    <AnyField value={Field}>
      <KindsField path={path} field={fieldOf(form as never)} form={form as never} value={value} />
    </AnyField>,
  )

test('the fields are those of the kind, and what both kinds have is kept when it changes', async () => {
  const { edits } = await draw({ kind: 'text', label: 'Age', most: '3' })
  expect([(await found('label')).getAttribute('value'), (await found('most')).getAttribute('value')]).toEqual(['Age', '3'])
  await read('It is a text.')
  expect((await found('Kind')).getAttribute('data-path')).toBe(JSON.stringify([...path, 'kind']))
  await choose('Kind', 'choice', 'It is a choice.')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { kind: 'choice', label: 'Age', options: 'options' } }]))
})

test('the same kind again changes nothing', async () => {
  const { edits } = await draw({ kind: 'text', label: 'Age' })
  await choose('Kind', 'text')
  await choose('Kind', 'choice')
  await soon(() => expect(edits()).toHaveLength(1))
})

test('of an unknown kind no fields are shown, and any can be chosen', async () => {
  const { edits } = await draw({ kind: 'odd' })
  await choose('Kind', 'text')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { kind: 'text', label: 'label', most: 'most' } }]))
})
