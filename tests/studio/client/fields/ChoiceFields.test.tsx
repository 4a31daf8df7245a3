import { expect, test } from 'vitest'
import { NumberField, OptionsField, YesNoField } from '../../../../src/studio/client/fields/ChoiceFields'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { choose, click, control, found, leave, read, soon, write } from '../hand'

const path = ['pages', 0, 'ground']
const options = (...values: (string | number)[]) => ({ is: 'options', options: values.map((value) => ({ value, help: `It is ${value}.` })) }) as const
const drawnOptions = (form: ReturnType<typeof options>, value: unknown, more: object = {}) =>
  aroundStudio(<OptionsField path={path} field={fieldOf(form, more)} value={value} form={form} />)

test('a few short words stand side by side, with "as usual" first where it may be left out, and what is chosen is written as it stands in the schema', async () => {
  const { edits, drawn } = await drawnOptions(options(1, 2), 1)
  expect([...drawn.querySelectorAll('[role=radiogroup] input')].map((input) => (input as HTMLInputElement).value)).toEqual(['', '1', '2'])
  await read('It is 1.')
  await click('2')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 2 }]))
  await click('As usual')
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path }))
})

test('what must be there cannot be left as usual', async () => {
  await drawnOptions(options('light', 'dark'), 'dark', { isRequired: true })
  expect([control('As usual'), (await found('dark')) instanceof HTMLInputElement]).toEqual([undefined, true])
})

test.each([
  ['five', options('a', 'b', 'c', 'd', 'e'), 'a'],
  ['long', options('a very long word', 'another long one'), 'another long one'],
  ['unknown', options('a', 'b'), 'x'],
])('%s words are a list, each with what it does', async (_, form, value) => {
  const { edits, drawn } = await drawnOptions(form, value)
  expect(drawn.querySelector('[role=radiogroup]')).toBeNull()
  const word = form.options[1]?.value ?? ''
  await choose('Title', String(word), value === word ? undefined : `It is ${word}.`)
  if (value !== word) await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: word }]))
})

test('four words of 26 letters are still side by side', async () => {
  const { drawn } = await drawnOptions(
    options('abcdefg', 'abcdefg', 'abcdef', 'abcdef').options.length === 4 ? options('abcdefg', 'bcdefgh', 'cdefgh', 'defghi') : options(),
    'abcdefg',
  )
  expect(drawn.querySelectorAll('[role=radiogroup] input')).toHaveLength(5)
})

const yesNo = (value: unknown, more: object = {}) => aroundStudio(<YesNoField path={path} field={fieldOf({ is: 'yesNo' }, more)} value={value} />)

test('yes is written, and no is what counts anyway', async () => {
  const { edits } = await yesNo(undefined)
  await click('Title')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: true }]))
  await click('Title')
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path }))
})

test('where "false" does something, no is written and yes counts anyway', async () => {
  const { edits } = await yesNo(undefined, { help: 'false hides it.' })
  expect(await found('Title')).toHaveProperty('checked', true)
  await click('Title')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: false }]))
})

test('what must be said is said either way', async () => {
  const { edits } = await yesNo(true, { isRequired: true })
  await click('Title')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: false }]))
})

test('a number is written as one, and taken out where nothing is left of it', async () => {
  const form = { is: 'number', least: 1, most: 9, isWhole: true } as const
  const { edits } = await aroundStudio(<NumberField path={path} field={fieldOf(form)} value={3} form={form} />)
  expect(await found('Title')).toHaveProperty('value', '3')
  leave(await write('Title', '12'))
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 12 }]))
  leave(await write('Title', ''))
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path }))
  leave(await write('Title', '4.5'))
  await soon(() => expect(edits().at(-1)).not.toEqual({ do: 'set', path, value: 4.5 }))
})
