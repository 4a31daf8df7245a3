import { expect, onTestFinished, test } from 'vitest'
import { DrawnFrom } from '../../../src/studio/client/drawnFrom'
import { useSections } from '../../../src/studio/client/sections'
import { useFrameEvents } from '../../../src/studio/client/useFrameEvents'
import { aroundStudio, sectionsOf } from './aroundStudio'
import { press, soon } from './hand'

const place = (index: number) => ['pages', 0, 'sections', index]
const line = (index: number) => ({ path: place(index), type: 'note', title: `${index}`, isShared: false, problems: 0, isHidden: false })
const HTML = `<header><p id="bar">Bar</p></header>
<section data-source='${JSON.stringify(place(0))}'><button id="awake">Play</button></section>
<section data-source='${JSON.stringify(place(1))}'><p id="words"></p><a id="link" href="https://toys.example/">There</a></section>
<footer><p id="foot">Foot</p></footer><input id="typed">`

function Hearing({ inner, told }: { inner: Document | undefined; told: unknown[] }) {
  const question = useFrameEvents(inner, { onHover: (part) => told.push(['hover', part?.source]), onLink: (href, isFollowed) => told.push(['link', href, isFollowed]) })
  return (
    <DrawnFrom value={useSections().hash}>
      <output>{useSections().sections.length}</output>
      {question}
    </DrawnFrom>
  )
}
async function draw(search: object = {}) {
  const frame = document.createElement('iframe')
  // Beside what is drawn anew for each test.
  document.documentElement.append(frame)
  onTestFinished(() => frame.remove())
  const inner = frame.contentDocument ?? expect.unreachable('a page')
  inner.documentElement.dataset.content = 'h1'
  inner.body.innerHTML = HTML
  const told: unknown[] = []
  const around = await aroundStudio(<Hearing inner={inner} told={told} />, {
    answers: { '/sections': sectionsOf([line(0), line(1)], 'list'), '/undo': { is: 'done', hash: 'h2', done: [] }, '/redo': { is: 'done', hash: 'h2', done: [] } },
    search: { page: ['pages', 0], ...search },
  })
  await soon(() => expect(around.drawn.querySelector('output')?.textContent).toBe('2'))
  const at = (id: string) => inner.getElementById(id) ?? expect.unreachable(id)
  /** Clicks; whether the page itself does something with it. */
  const click = (id: string, more: MouseEventInit = {}) => at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
  return { ...around, inner, told, at, click }
}

test('a click selects the part that it is in, or the bar and the foot, which the page hears nothing of where a section was meant', async () => {
  const { selection, click } = await draw()
  const goes: [string, unknown, boolean][] = [
    ['words', place(1), false],
    ['bar', ['site', 'navigation'], true],
    ['foot', ['site', 'footer'], true],
    ['awake', place(0), true],
  ]
  for (const [id, where, isHeard] of goes) {
    expect(click(id), id).toBe(isHeard)
    await soon(() => expect(selection(), id).toMatchObject({ at: where }))
  }
})

test('a link is told and not followed; with Ctrl it is to be followed and nothing is selected; with Alt nothing is heard', async () => {
  const { selection, click, told } = await draw()
  expect([click('link', { ctrlKey: true }), click('words', { altKey: true })]).toEqual([false, true])
  expect(told).toEqual([['link', 'https://toys.example/', true]])
  expect(click('link')).toBe(false)
  await soon(() => expect(selection()).toMatchObject({ at: place(1) }))
  expect(told).toEqual([
    ['link', 'https://toys.example/', true],
    ['link', 'https://toys.example/', false],
  ])
})

test('pointing tells the part that is pointed at', async () => {
  const { at, told } = await draw()
  for (const id of ['words', 'bar']) at(id).dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(told).toEqual([
    ['hover', JSON.stringify(place(1))],
    ['hover', undefined],
  ])
})

test('keys work on the section that is selected, and not while somebody writes', async () => {
  const { at, edits } = await draw({ at: place(1) })
  press(at('typed'), 'Delete')
  press(at('words'), 'x')
  press(at('words'), 'ArrowUp', { altKey: true })
  await soon(() => expect(edits()).toEqual([{ do: 'move', path: place(1), to: place(0) }]))
})

test('undo and redo are heard in the page, too', async () => {
  const { at, asked } = await draw()
  press(at('words'), 'z', { ctrlKey: true })
  await soon(() => expect(asked.map(({ address }) => address)).toContain('/undo'))
  press(at('words'), 'Z', { metaKey: true, shiftKey: true })
  await soon(() => expect(asked.map(({ address }) => address)).toContain('/redo'))
})
