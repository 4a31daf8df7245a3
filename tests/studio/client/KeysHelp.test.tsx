import { expect, test } from 'vitest'
import { KeysHelp } from '../../../src/studio/client/KeysHelp'
import { aroundStudio } from './aroundStudio'
import { click, soon, words } from './hand'

const rows = () =>
  [...document.querySelectorAll('tr')].map((row) => [words(row.querySelector('th[scope=row]') ?? row), [...row.querySelectorAll('kbd')].map(words).join(', then ')].join(': '))

test('every key is listed with what it does, as people write it', async () => {
  const closed: string[] = []
  await aroundStudio(<KeysHelp isOpen onClose={() => closed.push('closed')} />)
  await soon(() => expect(rows()).not.toEqual([]))
  expect(rows()).toMatchInlineSnapshot(`
    [
      "Move up: Alt+↑",
      "Move down: Alt+↓",
      "Move to the top: Alt+Home",
      "Move to the end: Alt+End",
      "Copy: Ctrl+D",
      "Hide or show: H",
      "Add a section below: Insert",
      "Remove: Del",
      "Go to the section or page above or below: ↑ ↓",
      "Open the fields of a section, and go there: Enter",
      "On the handle of a section: lift it, move it, put it down: Space, then ↑ ↓, then Space",
      "On the name of a collection: add an entry: Insert",
      "Go on to the bar, the pages, the sections, the page, its fields; with Shift, back: F6",
      "Show these keys: ?",
      "Undo: Ctrl+Z",
      "Redo: Ctrl+Shift+Z",
    ]
  `)
  await click('Close')
  expect(closed).toEqual(['closed'])
  await aroundStudio(<KeysHelp isOpen={false} onClose={() => {}} />)
  expect(rows()).toEqual([])
})
