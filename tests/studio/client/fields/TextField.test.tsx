import { expect, test } from 'vitest'
import { TextField } from '../../../../src/studio/client/fields/TextField'
import type { Form } from '../../../../src/studio/types'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { control, found, soon } from '../hand'

type TextForm = Extract<Form, { is: 'text' }>
const draw = (form: Omit<TextForm, 'is'>, value = '') =>
  aroundStudio(<TextField path={['site', 'x']} field={fieldOf({ is: 'text', ...form })} value={value} form={{ is: 'text', ...form }} />)

test.each(['gradient', 'font', 'collection', 'shared', 'itemField'] as const)('a %s is chosen from those that the file has', async (role) => {
  await draw({ role })
  expect((await found('Title')).getAttribute('aria-haspopup')).toBe('listbox')
})

test('a colour, a day and a moment have fields of their own', async () => {
  await draw({ role: 'plain', format: 'colour' }, '#123456')
  expect(await found('Title')).toHaveProperty('value', '#123456')
  expect(document.querySelector('.mantine-ColorInput-root')).not.toBeNull()
  await draw({ role: 'plain', format: 'day' }, '2026-11-25')
  expect(await found('Title, day')).toHaveProperty('value', '2026-11-25')
  expect(control('Title, time')).toBeUndefined()
  await draw({ role: 'plain', format: 'moment' }, '2026-11-25T09:30')
  expect(await found('Title, time')).toHaveProperty('value', '09:30')
})

test.each([
  ['media', 'Choose Title'],
  ['icon', 'Title: none'],
  ['richText', 'Bold in Title'],
] as const)('a text that is %s has the control "%s"', async (role, name) => {
  await draw({ role })
  await found(name)
})

test('a time zone, an address and a plain text are told apart by what they offer', async () => {
  await draw({ role: 'timeZone' })
  expect((await found('Title')).getAttribute('placeholder')).toBe('UTC')
  await draw({ role: 'href' })
  expect((await found('Title')).getAttribute('aria-haspopup')).toBe('listbox')
  await draw({ role: 'plain' })
  expect((await found('Title')).getAttribute('aria-haspopup')).toBeNull()
})

test('the body of an article is loaded when it is needed', async () => {
  const { drawn } = await draw({ role: 'html' }, '<details><summary>More</summary><p>1</p></details>')
  await soon(() => expect(drawn.querySelector('textarea')?.value).toContain('<details>'))
})
