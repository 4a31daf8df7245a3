import { expect, test } from 'vitest'
import { RichTextField } from '../../../../src/studio/client/fields/RichTextField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, control, found, press, soon } from '../hand'

const path = ['pages', 0, 'text']
const draw = async (more: { isInline?: boolean } = {}) => {
  const form = { is: 'text', role: 'richText', ...more } as const
  const around = await aroundStudio(<RichTextField path={path} field={fieldOf(form)} value="Some good words" form={form} />)
  const area = (await found('Title')) as HTMLTextAreaElement
  area.setSelectionRange(5, 9)
  return { ...around, area }
}
const MARKED: [string, string, string][] = [
  ['Bold', 'b', 'Some **good** words'],
  ['Italic', 'I', 'Some *good* words'],
  ['Link', 'k', 'Some [good](/) words'],
]

test.each(MARKED)('%s marks what is selected, by its button and by Ctrl and %s', async (name, key, text) => {
  const { edits, area } = await draw()
  await click(`${name} in Title`)
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value: text }))
  const other = await draw()
  press(other.area, key)
  press(other.area, key, { ctrlKey: true })
  await soon(() => expect(other.edits()).toEqual([{ do: 'set', path, value: text }]))
  expect(area.value).toBe(text)
})

test('the words stay selected', async () => {
  const { area } = await draw()
  await click('Bold in Title')
  await soon(() => expect([area.value, area.selectionStart, area.selectionEnd]).toEqual(['Some **good** words', 7, 11]))
})

test('a text of one line has no lists', async () => {
  await draw()
  await found('List in Title')
  await draw({ isInline: true })
  expect(control('List in Title')).toBeUndefined()
})
