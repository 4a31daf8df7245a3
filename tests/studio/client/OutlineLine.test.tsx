import { DragDropContext, Droppable } from '@hello-pangea/dnd'
import { expect, onTestFinished, test } from 'vitest'
import { OutlineLine } from '../../../src/studio/client/OutlineLine'
import { aroundStudio, problemLine, sectionsOf } from './aroundStudio'
import { click, control, press, soon, words } from './hand'

const place = (index: number) => ['pages', 0, 'sections', index]
const line = (index: number, more: object = {}) => ({ path: place(index), type: 'note', title: 'One', isShared: false, problems: 0, isHidden: false, ...more })
const note = { type: 'note', title: 'Note', description: 'Words.', icon: [['circle', { r: '2' }]], examples: [{ name: 'Short', picture: '/n', section: { type: 'note' } }] }

/** Draws the second of three sections. */
async function draw(more: object = {}, search: object = {}, state: object = {}) {
  const lines = [line(0), line(1, more), line(2)]
  const around = await aroundStudio(
    <DragDropContext onDragEnd={() => {}}>
      <Droppable droppableId="sections">
        {({ innerRef, droppableProps, placeholder }) => (
          <ol ref={innerRef} {...droppableProps} className="outline">
            <OutlineLine section={line(1, more)} id="second" index={1} name="One" />
            <li>
              <button type="button" className="line">
                Next
              </button>
            </li>
            {placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>,
    { answers: { '/sections': sectionsOf(lines), '/blocks': [{ ...note, type: 'other', icon: [] }, note], '/state': state }, search: { page: ['pages', 0], ...search } },
  )
  await soon(() => expect(around.drawn.querySelector('.line circle')).not.toBeNull())
  const find = (selector: string) => around.drawn.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector)
  return { ...around, find, own: find('button.line') }
}
const badges = (drawn: Element) => [...drawn.querySelectorAll('.states .mantine-Badge-root')].map((badge) => [words(badge), badge.getAttribute('title')])

test('a section is named by its title and kind, and can be dragged by a handle of its own', async () => {
  const { find, own, drawn } = await draw()
  expect([words(own), own.getAttribute('type'), badges(drawn)]).toEqual(['One note', 'button', []])
  expect(words((await draw({ isShared: true })).own)).toBe('One note, shared')
  const grip = find('.grip')
  expect(['role', 'tabindex', 'aria-label', 'data-rfd-drag-handle-draggable-id'].map((name) => grip.getAttribute(name))).toEqual(['button', '0', 'Drag One', 'second'])
  expect([find('li.section').dataset.rfdDraggableId, find('li.section').hasAttribute('data-dragging'), find('.section-line').hasAttribute('data-absent')]).toEqual([
    'second',
    false,
    false,
  ])
  expect(control('What to do with One')).toBeDefined()
})

test('what holds of it is told beside it: mistakes, that it is hidden, and its days with their reason', async () => {
  const { drawn, find } = await draw({ problems: 2, isHidden: true, from: '2026-03-01', reason: 'A fair.' })
  expect(badges(drawn)).toEqual([
    ['2', '2 problems'],
    ['hidden', null],
    ['from Mar 1', 'A fair.'],
  ])
  expect([find('.section-line').dataset.absent, control('To the 2 problems in One') !== undefined]).toEqual(['true', true])
})

test('its mistakes lead to the first of them', async () => {
  const problems = [problemLine({ path: place(2) }), problemLine({ path: [...place(1), 'text'] })]
  const { selection } = await draw({ problems: 1 }, {}, { problems })
  await click('To the 1 problem in One')
  await soon(() => expect(selection()).toMatchObject({ at: place(1) }))
})

test.each([
  [{}, place(1), true],
  [{}, place(0), false],
  [{ isShared: true, shared: 'talk' }, ['shared', 'talk'], true],
  [{ isShared: true, shared: 'talk' }, ['shared', 'other'], false],
])('%j is marked where %j is selected: %s', async (more, at, isMarked) => {
  const { find, own } = await draw(more, { at })
  const mark = isMarked ? 'true' : null
  expect([find('.section-line').getAttribute('data-active'), own.getAttribute('data-active'), own.getAttribute('aria-current')]).toEqual([mark, mark, mark])
})

test('a press selects it; Enter selects it and leads into its fields, where they are written', async () => {
  const field = document.createElement('input')
  field.dataset.path = '["shared","talk"]'
  field.getClientRects = () => [{}] as unknown as DOMRectList
  document.documentElement.append(field)
  onTestFinished(() => field.remove())
  const { own, selection } = await draw({ isShared: true, shared: 'talk' })
  own.focus()
  own.click()
  await soon(() => expect(selection()).toMatchObject({ at: place(1), view: 'fields' }))
  expect(document.activeElement).toBe(own)
  expect(press(own, 'Enter')).toBe(false)
  await soon(() => expect(document.activeElement).toBe(field))
  expect(selection()).toMatchObject({ at: place(1) })
})

test('a key does what its section can do; an arrow goes to the next line, and other keys stay what they are', async () => {
  const { own, edits } = await draw()
  expect([press(own, 'x'), press(own, 'ArrowDown')]).toEqual([true, false])
  expect(words(document.activeElement ?? document.body)).toBe('Next')
  expect(press(own, 'End', { altKey: true })).toBe(false)
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: place(1), to: place(2) }]))
})

test('what cannot be done is not, and the key is not heard by the browser either', async () => {
  const { edits, drawn } = await aroundStudio(
    <DragDropContext onDragEnd={() => {}}>
      <Droppable droppableId="sections">
        {({ innerRef, droppableProps }) => (
          <ol ref={innerRef} {...droppableProps}>
            <OutlineLine section={line(0)} id="first" index={0} name="One" />
          </ol>
        )}
      </Droppable>
    </DragDropContext>,
    { answers: { '/sections': sectionsOf([line(0), line(1)]) }, search: { page: ['pages', 0] } },
  )
  const own = drawn.querySelector('button.line') ?? expect.unreachable('a line')
  expect(press(own, 'ArrowUp', { altKey: true })).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(edits()).toEqual([])
})

test('another section is added above it', async () => {
  const { edits } = await draw()
  await click('Add a section above One')
  await click('Note, Short')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: place(1), value: { type: 'note' } }]))
})
