import { expect, test } from 'vitest'
import { AnyField } from '../../../../src/studio/client/fields/anyField'
import { Field } from '../../../../src/studio/client/fields/Field'
import { NamesField } from '../../../../src/studio/client/fields/NamesField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, found, read, soon, write } from '../hand'

const path = ['site', 'facts']
const form = { is: 'names', entry: { is: 'text', role: 'plain' } } as const
const draw = (value: unknown) =>
  aroundStudio(
    <AnyField value={Field}>
      <NamesField path={path} field={fieldOf(form, { title: 'Facts', help: 'Said once.' })} form={form} value={value} />
    </AnyField>,
  )

test('each value has a field by its name, and can be removed', async () => {
  const { edits, drawn } = await draw({ rate: '5 %', fee: '0' })
  await read('Said once.')
  expect(drawn.querySelector('fieldset > legend')?.textContent).toBe('Facts')
  expect([(await found('rate')).getAttribute('value'), (await found('fee')).getAttribute('data-path')]).toEqual(['5 %', '["site","facts","fee"]'])
  await click('Remove fee')
  await soon(() => expect(edits()).toEqual([{ do: 'remove', path: [...path, 'fee'] }]))
})

test('another one is added under its name, which is then free for the next', async () => {
  const { edits } = await draw({ rate: '5 %' })
  const add = await found('Add')
  for (const [name, isOff] of [
    ['  ', true],
    ['rate', true],
    ['fee', false],
  ] as const) {
    await write('Another name', name)
    await soon(() => expect(add).toHaveProperty('disabled', isOff))
  }
  await click('Add')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path: [...path, 'fee'], value: 'fee' }]))
  await soon(() => expect(document.querySelector<HTMLInputElement>('input[value=""]')).not.toBeNull())
})

test('the first makes the list', async () => {
  const { edits } = await draw(undefined)
  await write('Another name', 'fee')
  await click('Add')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { fee: 'fee' } }]))
})
