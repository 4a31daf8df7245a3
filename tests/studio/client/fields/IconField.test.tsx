import { expect, test } from 'vitest'
import { IconField } from '../../../../src/studio/client/fields/IconField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, control, found, read, soon, write } from '../hand'

const path = ['pages', 0, 'icon']
const icon = (name: string) => ({ name, meaning: `Shows a ${name}.`, nodes: [['path', { d: 'M0 0' }]] })
const icons = ({ query }: { query: Record<string, string> }) => (query.name ? [icon(query.name)] : ['coin', 'house'].filter((name) => name.includes(query.find ?? '')).map(icon))
const draw = (value: unknown, more: object = {}) =>
  aroundStudio(<IconField path={path} field={fieldOf({ is: 'text', role: 'icon' }, more)} value={value} />, { answers: { '/icons': icons } })

test('the icon is drawn and named, found by words and chosen by its picture', async () => {
  const { edits, drawn } = await draw('star')
  await soon(() => expect(drawn.querySelector('svg path')?.getAttribute('d')).toBe('M0 0'))
  await click('Title: star')
  await found('coin')
  await write('Find an icon', 'hou')
  await soon(() => expect(control('coin')).toBeUndefined())
  await click('house')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path, value: 'house' }]))
  await soon(() => expect(control('Find an icon')).toBeUndefined())
})

test('the one that is chosen is pressed; of none that is found it is told', async () => {
  await draw('coin')
  await click('Title: coin')
  expect([(await found('coin')).getAttribute('aria-pressed'), (await found('house')).getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  await write('Find an icon', 'xyz')
  await read('No icon is called so')
})

test('none is chosen where there may be none', async () => {
  const { edits } = await draw('coin')
  await click('No Title')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path }]))
  await draw('coin', { isRequired: true })
  await found('Title: coin')
  expect(control('No Title')).toBeUndefined()
  await draw(undefined)
  await found('Title: none')
  expect(control('No Title')).toBeUndefined()
})
