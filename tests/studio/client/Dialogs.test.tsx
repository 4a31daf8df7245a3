import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDialogs } from '../../../src/studio/client/Dialogs'
import { aroundStudio } from './aroundStudio'
import { click, found, read, soon, words } from './hand'

const section = { path: ['pages', 0, 'sections', 1], type: 'note', title: 'Hello', isShared: false, problems: 0, isHidden: false }
const block = { type: 'note', title: 'Note', description: 'Words.', icon: [], examples: [{ name: 'Usual', picture: '/x', section: { type: 'note' } }] }
const focus: boolean[] = []
function Toy() {
  const dialogs = useDialogs()
  const acts: [string, () => void][] = [
    ['insert', () => dialogs.insert(3)],
    ['moveAway', () => dialogs.moveAway(section)],
    ['addPage', () => dialogs.addPage()],
    ['copyPage', () => dialogs.addPage({ copyOf: '/faq' })],
    ['removePage', () => dialogs.removePage('/faq')],
    ['showKeys', () => dialogs.showKeys()],
    ['takeFocus', () => void focus.push(dialogs.takeFocus())],
  ]
  return acts.map(([name, act]) => (
    <button key={name} type="button" onClick={act}>
      {name}
    </button>
  ))
}
const draw = (answers: Record<string, unknown> = {}) => aroundStudio(<Toy />, { answers: { '/templates': [], '/links': [], '/blocks': [block], ...answers } })
const dialogs = () => [...document.querySelectorAll('[role=dialog]')]
const title = () => dialogs().map((dialog) => words(dialog.querySelector('h2') ?? dialog))

test.each([
  ['insert', 'Add a section'],
  ['moveAway', 'Move “Hello” to another page'],
  ['addPage', 'Add a page'],
  ['removePage', 'Remove the page /faq'],
  ['showKeys', 'Keys'],
])('%s asks by itself, until it is closed', async (name, expected) => {
  await draw()
  expect(dialogs()).toEqual([])
  await click(name)
  await soon(() => expect(title()).toEqual([expected]))
  await click('Close')
  await soon(() => expect(dialogs()).toEqual([]))
})

test('one asks at a time, and a page is a copy of the one that is said', async () => {
  await draw()
  await click('showKeys')
  await soon(() => expect(title()).toEqual(['Keys']))
  await click('copyPage')
  await soon(() => expect(title()).toEqual(['Add a page']))
  await soon(async () => expect(await found('Begin with')).toHaveProperty('value', 'A copy of Page /faq (/faq)'))
})

test('a section goes into the place that was said, and its first field gets the focus, once', async () => {
  focus.length = 0
  const { edits } = await draw()
  await click('takeFocus')
  await click('insert')
  await click('Note, Usual')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: ['pages', 0, 'sections', 3], value: { type: 'note' } }]))
  await soon(() => expect(dialogs()).toEqual([]))
  await new Promise((resolve) => setTimeout(resolve, 60))
  await click('takeFocus')
  await click('takeFocus')
  expect(focus).toEqual([false, true, false])
})

test('without them around it nothing can ask', async () => {
  expect(() => renderToStaticMarkup(<Toy />)).toThrow('There are no dialogs around this.')
  await draw()
  await read('insert')
})
