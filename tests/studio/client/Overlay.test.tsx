import { expect, onTestFinished, test, vi } from 'vitest'
import { Overlay } from '../../../src/studio/client/Overlay'
import { aroundStudio, pageLine, sectionsOf } from './aroundStudio'
import { click, control, soon } from './hand'

const place = (index: number) => ['pages', 0, 'sections', index]
const line = (index: number) => ({ path: place(index), type: 'note', title: ['One', 'Two'][index], isShared: false, problems: 0, isHidden: false })
const note = { type: 'note', title: 'Note', description: 'Words.', icon: [], examples: [{ name: 'Short', picture: '/n', section: { type: 'note' } }] }
const HTML = `<header><p id="bar">Bar</p></header>
<section data-source='${JSON.stringify(place(0))}'><p id="one">1</p></section>
<section data-source='${JSON.stringify(place(1))}'><p id="two">2</p><a id="faq" href="/faq">There</a><a id="out" href="https://toys.example/">Out</a></section>`
/** Where the sections lie in the page: the second one is higher than the screen, and its top out of it. */
const BOXES = [
  { left: 10, top: 8, width: 100, height: 50 },
  { left: 10, top: -200, width: 100, height: 900 },
]

async function draw({ search = {}, content, boxes = BOXES, state = {} }: { search?: object; content?: string; boxes?: typeof BOXES; state?: object } = {}) {
  const frame = document.createElement('iframe')
  document.documentElement.append(frame)
  onTestFinished(() => frame.remove())
  const inner = frame.contentDocument ?? expect.unreachable('a page')
  inner.documentElement.dataset.content = content ?? 'list'
  inner.body.innerHTML = HTML
  const seen: unknown[] = []
  for (const [index, part] of [...inner.querySelectorAll('section')].entries()) {
    part.getBoundingClientRect = () => boxes[index] as DOMRect
    part.scrollIntoView = (how) => seen.push([part.textContent?.[0], how])
  }
  const around = await aroundStudio(<Overlay inner={inner} scale={0.5} left={30} />, {
    answers: { '/sections': sectionsOf([line(0), line(1)], 'list'), '/blocks': [note], '/state': state },
    search: { page: ['pages', 0], ...search },
  })
  await soon(() => expect(around.asked.map(({ address }) => address)).toContain('/blocks'))
  const at = (id: string) => inner.getElementById(id) ?? expect.unreachable(id)
  const point = (id: string) => at(id).dispatchEvent(new Event('pointerover', { bubbles: true }))
  const press = (id: string, more: MouseEventInit = {}) => at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
  const marks = () => [...around.drawn.querySelectorAll<HTMLElement>('.mark')]
  const names = () => marks().map((mark) => [mark.dataset.chosen, mark.querySelector('.tools')?.getAttribute('aria-label')])
  return { ...around, inner, at, point, press, marks, names, seen }
}

test('what is pointed at is marked, until the pointer is elsewhere', async () => {
  const { point, names, drawn } = await draw()
  expect(names()).toEqual([])
  await soon(() => {
    point('one')
    expect(names()).toEqual([[undefined, 'Tools of One']])
  })
  point('bar')
  await soon(() => expect(names()).toEqual([]))
  point('one')
  await soon(() => expect(names()).toHaveLength(1))
  drawn.querySelector('.overlay')?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true }))
  await soon(() => expect(names()).toEqual([]))
})

test('what is selected is marked once, also while it is pointed at; what else is pointed at comes before it', async () => {
  const { point, names } = await draw({ search: { at: place(1) } })
  await soon(() => expect(names()).toEqual([['true', 'Tools of Two']]))
  point('two')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(names()).toEqual([['true', 'Tools of Two']])
  point('one')
  await soon(() =>
    expect(names()).toEqual([
      [undefined, 'Tools of One'],
      ['true', 'Tools of Two'],
    ]),
  )
})

test('a mark lies where its part is in the page as it is shown, with its tools where they can be seen', async () => {
  const { marks, point } = await draw({ search: { at: place(1) } })
  await soon(() => {
    point('one')
    expect(marks()).toHaveLength(2)
  })
  const styles = (selector: string) => marks().map((mark) => mark.querySelector(selector)?.getAttribute('style'))
  expect(marks().map((mark) => mark.getAttribute('style'))).toEqual(['left: 35px; top: 4px; width: 50px; height: 25px;', 'left: 35px; top: -100px; width: 50px; height: 450px;'])
  expect(styles('.tools')).toEqual(['top: 0px;', 'top: 100px;'])
  // Near the edge of the screen, the place above is at the edge.
  expect(styles('.mark-insert[data-above]')).toEqual(['top: -4px;', 'top: -12px;'])
  expect(styles('.mark-insert:not([data-above])')).toEqual([null, null])
})

test.each([
  [0, '0px'],
  [24, '-12px'],
  [22, '-11px'],
])('with its top %d pixels below the edge, the place above it is %s away', async (top, expected) => {
  const { marks } = await draw({ search: { at: place(0) }, boxes: BOXES.map((box) => ({ ...box, top })) })
  await soon(() => expect(marks()[0]?.querySelector('.mark-insert')?.getAttribute('style')).toBe(`top: ${expected};`))
})

test.each([
  ['before', 1],
  ['behind', 2],
])('a section is put %s a marked one', async (side, index) => {
  const { edits } = await draw({ search: { at: place(1) } })
  await click(`Put a section ${side} Two`)
  await click('Note, Short')
  await soon(() => expect(edits()).toEqual([{ do: 'insert', path: place(index), value: { type: 'note' } }]))
})

test('while the page shows another state than the list, what is marked has neither name nor tools, save its link', async () => {
  const { marks, press } = await draw({ search: { at: place(1) }, content: 'earlier' })
  await soon(() => expect(marks()).toHaveLength(1))
  expect(marks()[0]?.childElementCount).toBe(0)
  press('faq')
  await soon(() => expect(marks()[0]?.querySelector('.tools')?.getAttribute('aria-label')).toBe('Tools of what is selected'))
  const tools = marks()[0]?.querySelector('.tools')
  expect([tools?.getAttribute('role'), tools?.getAttribute('style'), control('Put a section before Two')]).toEqual(['toolbar', 'top: 100px;', undefined])
  expect(control('Open this link’s page: Page /faq')).toBeDefined()
})

test('a link that is clicked is named by its page and followed on demand, with Ctrl at once', async () => {
  const { selection, press } = await draw()
  press('faq')
  await click('Open this link’s page: Page /faq')
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 1], view: 'page' }))
  const again = await draw()
  again.press('faq', { ctrlKey: true })
  await soon(() => expect(again.selection()).toMatchObject({ page: ['pages', 1] }))
  expect(control('Open this link’s page: Page /faq')).toBeUndefined()
})

test('an entry is shown at its own address on the page that is made for all', async () => {
  const state = {
    pages: [pageLine(0, '/'), pageLine(1, '/news/$slug', { each: 'news' })],
    others: [{ path: ['collections', 'news', 0], group: 'news', title: 'First', href: '/faq' }],
  }
  const { selection, press } = await draw({ state })
  press('faq', { ctrlKey: true })
  await soon(() => expect(selection()).toMatchObject({ page: ['pages', 1], show: '/faq' }))
})

test('another site is opened beside the Studio, and knows nothing of it', async () => {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => open.mockRestore())
  const { press, selection } = await draw()
  press('out')
  await click('Open this link’s page: https://toys.example/')
  await soon(() => expect(open.mock.calls).toEqual([['https://toys.example/', '_blank', 'noopener']]))
  expect(selection()).toMatchObject({ page: ['pages', 0] })
})

test('what is selected is brought into view as soon as it is there', async () => {
  const { go, seen } = await draw()
  await go({ page: ['pages', 0], at: place(0) }, 1)
  await soon(() => expect(seen).toEqual([['1', { block: 'nearest' }]]))
  await go({ page: ['pages', 0], at: place(1) }, 2)
  await soon(() => expect(seen.at(-1)).toEqual(['2', { block: 'nearest' }]))
})

test('the wheel over a mark scrolls the page, as far as it would be seen to', async () => {
  const { drawn, inner } = await draw({ search: { at: place(0) } })
  const scrolled: unknown[] = []
  Object.assign(inner.defaultView ?? {}, { scrollBy: (...by: unknown[]) => scrolled.push(by) })
  drawn.querySelector('.overlay')?.dispatchEvent(new WheelEvent('wheel', { deltaY: 10, bubbles: true }))
  await soon(() => expect(scrolled).toEqual([[0, 20]]))
})
