import { expect, test } from 'vitest'
import { AnyField } from '../../../../src/studio/client/fields/anyField'
import { EitherField } from '../../../../src/studio/client/fields/EitherField'
import { Field } from '../../../../src/studio/client/fields/Field'
import type { Form } from '../../../../src/studio/types'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, found, soon, words } from '../hand'

const path = ['pages', 0, 'side']
const text: Form = { is: 'text', role: 'plain' }
const object: Form = { is: 'object', fields: [fieldOf(text, { name: 'label', title: 'Label', isRequired: true })] }
const draw = (value: unknown, options: Form[] = [text, object], answers: object = {}) => {
  const form = { is: 'either', options } as const
  return aroundStudio(
    <AnyField value={Field}>
      <EitherField path={path} field={fieldOf(form)} form={form} value={value} />
    </AnyField>,
    { answers: { ...answers } },
  )
}
const chosen = () => document.querySelector<HTMLInputElement>('[role=radiogroup] input:checked')?.labels?.[0]?.textContent

test('the way in which it is written is the one that is shown', async () => {
  await draw('Words')
  expect([chosen(), (await found('Title')).getAttribute('value')]).toEqual(['In words', 'Words'])
  await draw({ label: 'Part' })
  expect([chosen(), (await found('Label')).getAttribute('value')]).toEqual(['In parts', 'Part'])
})

test('another way begins with what has to be there, in place of what there was; the same way changes nothing', async () => {
  const { edits } = await draw('Words')
  await click('In words')
  await click('In parts')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: { label: 'Label' } }]))
})

test('where nothing is written, another way is only shown', async () => {
  const { edits } = await draw(undefined)
  await click('In parts')
  await found('Add Title')
  expect(edits()).toEqual([])
})

test('ways that nobody could tell apart by their names are not offered', async () => {
  const { drawn } = await draw('Words', [text, { is: 'text', role: 'href' }])
  await found('Title')
  expect(words(drawn)).not.toContain('In words')
})

test('what is written is shown as it is written, also where another way was refused', async () => {
  const { asked } = await draw('Words', [text, object], { '/edit': { is: 'refused', words: 'No.', problems: [] } })
  await click('In parts')
  await soon(() => expect(asked.some(({ address }) => address === '/edit')).toBe(true))
  await soon(async () => expect([chosen(), (await found('Title')).getAttribute('value')]).toEqual(['In words', 'Words']))
})
