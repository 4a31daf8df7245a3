import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useKeysHere } from '../../../src/studio/client/useKeys'
import { aroundStudio } from './aroundStudio'
import { click, control, found, press, read, soon, words } from './hand'

beforeEach(() => {
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList
})
function Keys() {
  useKeysHere()
  return null
}
function Toy() {
  const [isHeard, setHeard] = useState(true)
  return (
    <>
      {isHeard && <Keys />}
      {['bar', 'pages', 'stage'].map((name) => (
        <div key={name} className={name}>
          <button type="button">{name}</button>
        </div>
      ))}
      <input aria-label="text" />
      <button type="button" onClick={() => setHeard(false)}>
        Stop
      </button>
    </>
  )
}
const focused = () => document.activeElement?.textContent
const isTaken = (element: Element, key: string, more: KeyboardEventInit = {}) => !press(element, key, more)
const dialog = () => document.querySelector('[role=dialog]')

test('F6 goes through the parts, with Shift back, also from a text', async () => {
  await aroundStudio(<Toy />)
  ;(await found('pages')).focus()
  expect([isTaken(await found('text'), 'F6'), focused()]).toEqual([true, 'stage'])
  expect([isTaken(document.body, 'F6', { shiftKey: true }), focused()]).toEqual([true, 'pages'])
  expect(isTaken(document.body, 'x')).toBe(false)
})

test('"?" shows the keys, but it is a letter of a text; a dialog is gone through by itself', async () => {
  await aroundStudio(<Toy />)
  expect([isTaken(await found('text'), '?'), dialog()]).toEqual([false, null])
  expect(isTaken(document.body, '?')).toBe(true)
  await soon(() => expect(words(dialog() ?? document.body)).toContain('Move up'))
  const before = document.activeElement
  expect([isTaken(document.body, 'F6'), document.activeElement]).toEqual([false, before])
})

test('what somebody else has answered is left alone, and a part that is gone hears nothing', async () => {
  await aroundStudio(<Toy />)
  ;(await found('pages')).focus()
  const stop = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', stop)
  press(document.body, 'F6')
  document.body.removeEventListener('keydown', stop)
  expect(focused()).toBe('pages')
  await click('Stop')
  await read('Stop')
  await soon(() => expect(isTaken(document.body, 'F6')).toBe(false))
  expect([focused(), control('pages') !== undefined]).toEqual(['pages', true])
})
