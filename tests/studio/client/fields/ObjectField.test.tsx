import { expect, test } from 'vitest'
import { AnyField } from '../../../../src/studio/client/fields/anyField'
import { Field } from '../../../../src/studio/client/fields/Field'
import { ObjectField } from '../../../../src/studio/client/fields/ObjectField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, control, found, soon } from '../hand'

const path = ['pages', 0, 'link']
const form = { is: 'object', fields: [fieldOf({ is: 'text', role: 'plain' }, { name: 'label', title: 'Label', isRequired: true })] } as const
const draw = (value: unknown, isRequired = false) =>
  aroundStudio(
    <AnyField value={Field}>
      <ObjectField path={path} field={fieldOf(form as never, { title: 'Link', isRequired })} form={form as never} value={value} />
    </AnyField>,
  )

test('its fields stand in a frame and have their own places; what may be left out can be taken away', async () => {
  const { edits } = await draw({ label: 'More' })
  const input = await found('Label')
  expect([input.getAttribute('value'), input.getAttribute('data-path')]).toEqual(['More', '["pages",0,"link","label"]'])
  await click('Remove Link')
  await soon(() => expect(edits()).toEqual([{ do: 'remove', path }]))
})

test('what must be there cannot be taken away', async () => {
  await draw({ label: 'More' }, true)
  await found('Label')
  expect(control('Remove Link')).toBeUndefined()
})

test('what is not there can be added', async () => {
  const { edits } = await draw(undefined)
  await click('Add Link')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { label: 'Label' } }]))
})
