import { expect, test } from 'vitest'
import { Field } from '../../../../src/studio/client/fields/Field'
import type { Form } from '../../../../src/studio/types'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { soon, words } from '../hand'

const path = ['pages', 0, 'title']
const text = { is: 'text', role: 'plain' } as const
const FORMS: [string, Form, unknown, string][] = [
  ['a point as two numbers', { is: 'point' }, [10, 20], '.mantine-NumberInput-input'],
  ['a text as a line', text, 'Old', 'input.mantine-TextInput-input'],
  ['words to choose from as such', { is: 'options', options: [{ value: 'a', help: '' }] }, 'a', '[role=radiogroup]'],
  ['yes and no as a switch', { is: 'yesNo' }, true, '[role=switch]'],
  ['a number as one', { is: 'number', isWhole: true }, 3, '.mantine-NumberInput-input'],
  ['a list as entries', { is: 'list', entry: text, least: 0 }, [], '.entries'],
  ['an object as a frame', { is: 'object', fields: [] }, {}, 'fieldset'],
  ['kinds as a choice', { is: 'kinds', by: 'kind', kinds: [{ value: 'a', help: '', form: { is: 'object', fields: [] } }] }, { kind: 'a' }, 'fieldset [aria-haspopup=listbox]'],
  ['ways to write it as a choice', { is: 'either', options: [text, { is: 'list', entry: text, least: 0 }] }, 'a', '[role=radiogroup]'],
  ['names as a frame', { is: 'names', entry: text }, {}, 'fieldset'],
  ['anything else as JSON', { is: 'json' }, { a: 1 }, 'textarea'],
]

test.each(FORMS)('%s', async (_, form, value, selector) => {
  const { drawn } = await aroundStudio(<Field path={path} field={fieldOf(form)} value={value} />)
  await soon(() => expect(drawn.querySelector(selector)).not.toBeNull())
})

test('what is fixed has no field', async () => {
  const { drawn } = await aroundStudio(<Field path={path} field={fieldOf({ is: 'fixed', value: 'a' })} value="a" />)
  expect(words(drawn)).toBe('')
})
