import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { TokenArea } from '../../../../src/studio/client/fields/TokenArea'
import { aroundStudio, offers } from '../aroundStudio'
import { found, press, soon, write } from '../hand'

const token = (name: string, value: string) => ({ name, value, path: ['site', name], uses: 1 })
function Toy() {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return <TokenArea label="Words" area={area} value={text} onText={setText} />
}
const draw = () => aroundStudio(<Toy />, { answers: { '/offers': { ...offers, tokens: [token('phone', '555'), token('fax', '777'), token('mail', 'phone us')] } } })
const offered = () => [...document.querySelectorAll('[role=option]')].filter((option) => !option.closest('[style*="display: none"]')).map(({ textContent }) => textContent)

test('after a brace tokens are offered, found by name or by what they stand for; Enter takes the first', async () => {
  await draw()
  const area = (await write('Words', 'Call {pho')) as HTMLTextAreaElement
  await soon(() => expect(offered()).toEqual(['{phone}555', '{mail}phone us']))
  press(area, 'Enter')
  await soon(() => expect([area.value, offered()]).toEqual(['Call {phone}', []]))
})

test('the arrow keys go through them, and Escape puts them away', async () => {
  await draw()
  const area = (await write('Words', '{')) as HTMLTextAreaElement
  await soon(() => expect(offered()).toHaveLength(3))
  press(area, 'Escape')
  await soon(() => expect(offered()).toEqual([]))
  await write('Words', '{p')
  await soon(() => expect(offered()).toHaveLength(2))
  press(area, 'ArrowDown')
  press(area, 'ArrowDown')
  await soon(() => expect(document.querySelector('[data-combobox-selected]')?.textContent).toContain('mail'))
  press(area, 'Enter')
  await soon(() => expect(area.value).toBe('{mail}'))
})

test('a text without a brace at the caret offers nothing, and Enter is a new line', async () => {
  await draw()
  await write('Words', '{phone} and')
  const area = await found('Words')
  expect([offered(), press(area, 'Enter')]).toEqual([[], true])
})

test('a token is put where the caret stands, up to a brace that closes it already, and can be taken by a click', async () => {
  await draw()
  const area = (await write('Words', 'Call {ph} now')) as HTMLTextAreaElement
  area.setSelectionRange(8, 8)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, 'Call {pho} now')
  area.setSelectionRange(9, 9)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(offered()).toHaveLength(2))
  document.querySelector('[role=option]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await soon(() => expect([area.value, offered()]).toEqual(['Call {phone} now', []]))
  await soon(() => expect(area.selectionStart).toBe('Call {phone}'.length))
})

test('the arrow up goes back, and other keys write on', async () => {
  await draw()
  const area = (await write('Words', '{')) as HTMLTextAreaElement
  await soon(() => expect(offered()).toHaveLength(3))
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) press(area, key)
  await soon(() => expect(document.querySelector('[data-combobox-selected]')?.textContent).toContain('phone'))
  expect([press(area, 'x'), press(area, 'ArrowDown')]).toEqual([true, false])
})
