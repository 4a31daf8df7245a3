import { expect, test } from 'vitest'
import { Outline } from '../../../src/studio/client/Outline'
import type { BlockLine } from '../../../src/studio/types'
import { aroundStudio, sectionsOf } from './aroundStudio'
import { click, control, found, press, read, soon, words } from './hand'

const place = (index: number) => ['pages', 0, 'sections', index]
const line = (index: number, more: object = {}) => ({
  path: place(index),
  type: 'note',
  title: ['One', 'Two', 'Three'][index],
  isShared: false,
  problems: 0,
  isHidden: false,
  ...more,
})
const note: BlockLine = {
  type: 'note',
  title: 'Note',
  description: 'Words.',
  icon: [['circle', { r: '2' }]],
  group: 'Texts',
  examples: [{ name: 'Short', picture: '/note', section: { type: 'note' } }],
}
const LINES = [line(0), line(1, { isShared: true, shared: 'two', problems: 2 }), line(2, { isHidden: true })]
const draw = (lines: object[] = LINES, search: object = {}) =>
  aroundStudio(<Outline />, { answers: { '/sections': sectionsOf(lines, 'list'), '/blocks': [note] }, search: { page: ['pages', 0], ...search } })
const rows = () => [...document.querySelectorAll<HTMLElement>('.outline ol > li')]
const lines = () => [...document.querySelectorAll<HTMLElement>('.outline .line')]

test('the page and its sections stand there from top to bottom, each with what holds of it', async () => {
  await draw()
  await soon(() => expect(rows().length).toBe(3))
  expect(document.querySelector('.outline')?.getAttribute('aria-label')).toBe('Sections of the page')
  expect(lines().map(words)).toEqual(['This page title, days', 'One note', 'Two note, shared', 'Three note'])
  expect(rows().map((row) => words(row.querySelector('.states') ?? row))).toEqual(['', expect.stringContaining('2'), 'hidden'])
  expect(rows().map((row) => [row.querySelector('.section-line')?.hasAttribute('data-absent'), row.querySelectorAll('.line circle').length])).toEqual([
    [false, 1],
    [false, 1],
    [true, 1],
  ])
  expect([...document.querySelectorAll('.grip')].map((grip) => [grip.getAttribute('role'), grip.getAttribute('tabindex'), grip.getAttribute('aria-label')])).toEqual(
    ['One', 'Two', 'Three'].map((name) => ['button', '0', `Drag ${name}`]),
  )
})

test('what is selected is marked, the page as a section; a press selects', async () => {
  const { selection } = await draw(LINES, { at: ['pages', 0] })
  await soon(() => expect(rows().length).toBe(3))
  const marked = () => lines().map((each) => each.getAttribute('aria-current'))
  await soon(() => expect(marked()).toEqual(['true', null, null, null]))
  lines()[3]?.click()
  await soon(() => expect([selection(), marked()]).toEqual([expect.objectContaining({ at: place(2) }), [null, null, null, 'true']]))
  lines()[0]?.click()
  await soon(() => expect(selection()).toMatchObject({ at: ['pages', 0] }))
})

test('a shared section is marked also where its own part is selected', async () => {
  await draw(LINES, { at: ['shared', 'two'] })
  await soon(() => expect(lines().map((each) => each.getAttribute('aria-current'))).toEqual([null, null, 'true', null]))
})

test.each([
  ['Add a section', 3],
  ['Add a section at the end', 3],
  ['Add a section above One', 0],
  ['Add a section above Three', 2],
])('"%s" puts it at place %d', async (name, index) => {
  const { edits } = await draw()
  await soon(() => expect(rows().length).toBe(3))
  await click(name)
  await click('Note, Short')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: place(index), value: { type: 'note' } }]))
})

test('keys do with the section in focus what they say, and nothing where that cannot be', async () => {
  const { edits } = await draw()
  await soon(() => expect(rows().length).toBe(3))
  press(lines()[1] ?? document.body, 'ArrowUp', { altKey: true })
  press(lines()[1] ?? document.body, 'x')
  press(lines()[1] ?? document.body, 'ArrowDown', { altKey: true })
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: place(0), to: place(1) }]))
})

test('arrow keys go from line to line, and Enter opens what is in focus', async () => {
  const { selection } = await draw()
  await soon(() => expect(rows().length).toBe(3))
  lines()[0]?.focus()
  press(lines()[0] ?? document.body, 'ArrowDown')
  await soon(() => expect(document.activeElement).toBe(lines()[1]))
  press(lines()[2] ?? document.body, 'Enter')
  await soon(() => expect(selection()).toMatchObject({ at: place(1) }))
  press(lines()[0] ?? document.body, 'Enter')
  await soon(() => expect(selection()).toMatchObject({ at: ['pages', 0] }))
})

test('the keys are shown on demand', async () => {
  await draw([])
  expect(await found('Add a section')).toBeDefined()
  expect(control('Drag One')).toBeUndefined()
  await click('Keys')
  await read('Move to the top')
})

test('the focus goes along with a section that is moved, also where the list is drawn anew only later', async () => {
  let [hash, open] = ['before', () => {}]
  const gate = new Promise<void>((resolve) => (open = resolve))
  const moved = [line(1, { path: place(0) }), line(0, { path: place(1) }), line(2)]
  const { selection } = await aroundStudio(<Outline />, {
    answers: {
      '/state': () => ({ hash }),
      '/sections': async () => (hash === 'before' ? sectionsOf(LINES, hash) : gate.then(() => sectionsOf(moved, hash))),
      '/edit': () => ({ is: 'done', hash: (hash = 'after'), done: [], place: place(1) }),
    },
    search: { page: ['pages', 0] },
  })
  const focused = () => words(document.activeElement ?? document.body)
  await soon(() => expect(rows().length).toBe(3))
  lines()[1]?.focus()
  press(lines()[1] ?? document.body, 'ArrowDown', { altKey: true })
  await soon(() => expect(selection()).toMatchObject({ at: place(1) }))
  expect(focused()).toBe('One note')
  open()
  await soon(() => expect(rows().map((row) => words(row.querySelector('.line') ?? row))).toEqual(['Two note', 'One note', 'Three note']))
  await soon(() => expect([focused(), lines().indexOf(document.activeElement as HTMLElement)]).toEqual(['One note', 2]))
})
