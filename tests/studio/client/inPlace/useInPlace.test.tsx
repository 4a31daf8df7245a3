import { expect, onTestFinished, test } from 'vitest'
import { useInPlace } from '../../../../src/studio/client/inPlace/useInPlace'
import type { Stretch, TextLine, TokenLine } from '../../../../src/studio/types'
import { aroundStudio } from '../aroundStudio'
import { click, control, press, read, soon, words } from '../hand'
import './editable'

const place = ['pages', 0, 'sections', 1]
const fee: TokenLine = { name: 'facts.fee', value: '2 %', path: ['site', 'facts', 'fee'], uses: 3 }
const stretch = (written: string, shown = written, links: string[] = []): Stretch => ({ start: 0, end: written.length, shown, links })
const line = (field: string, written: string, more: Partial<TextLine> = {}): TextLine => ({
  path: [...place, field],
  role: 'text',
  written,
  stretches: [stretch(written)],
  tokens: [],
  ...more,
})
const withFee = (more: Partial<TokenLine> = {}) => line('text', 'Only {facts.fee}.', { stretches: [stretch('Only {facts.fee}.', 'Only 2 %.')], tokens: [{ ...fee, ...more }] })

/** Draws a section of the page, as it reads, and what writes in it where `clicked` is. */
async function draw(html: string, lines: TextLine[], { clicked = '*', answers = {} }: { clicked?: string; answers?: object } = {}) {
  const section = document.createElement('section')
  section.innerHTML = html
  document.documentElement.append(section)
  onTestFinished(() => section.remove())
  const element = section.querySelector<HTMLElement>(clicked) ?? expect.unreachable(clicked)
  function Toy() {
    const { write, question } = useInPlace()
    return (
      <>
        <button type="button" onClick={() => void write(section, element, place, 'seen')}>
          Write
        </button>
        {question}
      </>
    )
  }
  const around = await aroundStudio(<Toy />, { answers: { '/texts': { hash: 'then', lines }, ...answers } })
  await click('Write')
  await soon(() => expect(around.asked.map(({ address }) => address)).toContain('/texts'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const isOpen = () => element.hasAttribute('contenteditable')
  /** Writes other words where it stands. */
  const type = (text: string) => {
    expect(isOpen()).toBe(true)
    element.textContent = text
    press(element, 'Enter')
  }
  const sent = () => around.asked.filter(({ address }) => address === '/edit').map(({ body }) => body)
  return { ...around, element, isOpen, type, sent }
}

test('the texts of a section are asked for as they read on this page in the state that it was seen in, and written on top of theirs', async () => {
  const { asked, type, sent, element } = await draw('<h2>Old</h2>', [line('title', 'Old')])
  expect(asked.find(({ address }) => address === '/texts')?.query).toEqual({ path: JSON.stringify(place), page: location.pathname, from: 'seen' })
  expect(element.contentEditable).toBe('plaintext-only')
  type('New')
  await soon(() => expect(sent()).toEqual([{ base: 'then', drawn: 'then', was: 'Old', operation: { do: 'set', path: [...place, 'title'], value: 'New' } }]))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(element.textContent).toBe('New')
})

test('of a longer text only the stretch that was changed is another', async () => {
  const { type, sent } = await draw('<p>Two</p>', [line('text', 'One\n\nTwo\n\nThree', { role: 'richText', stretches: [{ start: 5, end: 8, shown: 'Two', links: [] }] })])
  type('2')
  await soon(() => expect(sent()).toMatchObject([{ was: 'One\n\nTwo\n\nThree', operation: { value: 'One\n\n2\n\nThree' } }]))
})

test('what is refused stands there as it was', async () => {
  const { type, element, sent } = await draw('<h2>Old</h2>', [line('title', 'Old')], { answers: { '/edit': { is: 'refused', words: 'No.', problems: [] } } })
  type('New')
  await soon(() => expect([sent().length, element.textContent]).toEqual([1, 'Old']))
})

test.each([
  ['<p>A <b>b</b> <a href="/x">c</a></p>', ['/x'], true],
  ['<p>A <b>b</b> <a href="/x">c</a></p>', [], false],
  ['<p>A <b>b</b> <u>c</u></p>', [], false],
  ['<p>A <strong>b</strong><br> <code>c</code></p>', [], true],
])('running text is written where it stands if all of it can come back: %s with %j, %s', async (html, links, isWritten) => {
  const { isOpen, element } = await draw(html, [line('text', 'A b c', { role: 'richText', stretches: [stretch('A b c', 'A b c', links)] })])
  expect([isOpen(), element.contentEditable]).toEqual([isWritten, isWritten ? 'true' : 'inherit'])
})

test('plain text is written whatever it is drawn with', async () => {
  expect((await draw('<h2>A <u>b</u></h2>', [line('title', 'A b')])).isOpen()).toBe(true)
})

test.each([
  ['a text that cannot be written there', '<p>A <u>b</u></p>', [line('text', 'A b', { role: 'richText' })], [...place, 'text']],
  ['what is no text', '<img alt="A house" src="/h.png">', [line('alt', 'A house', { role: 'plain', stretches: [] })], [...place, 'src']],
] as const)('%s leads to its field', async (_what, html, lines, path) => {
  const field = document.createElement('input')
  field.dataset.path = JSON.stringify(path)
  field.getClientRects = () => [{}] as unknown as DOMRectList
  document.documentElement.append(field)
  onTestFinished(() => field.remove())
  const { isOpen } = await draw(html, [...lines])
  await soon(() => expect(document.activeElement).toBe(field))
  expect(isOpen()).toBe(false)
})

test('where the texts cannot be had nothing happens', async () => {
  const { isOpen } = await draw('<h2>Old</h2>', [], { answers: { '/texts': undefined } })
  expect(isOpen()).toBe(false)
})

test('a change of what a token says asks where it counts; nothing is written before', async () => {
  const { type, sent } = await draw('<p>Only 2 %.</p>', [withFee()])
  type('Only 3 %.')
  await read('“2 %” comes from {facts.fee}, which is used in 3 places. It would be “3 %”.')
  expect([words(document.querySelector('[role=dialog] h2') ?? document.body), sent(), control('Close') !== undefined]).toEqual(['Where does this count?', [], true])
  expect(document.querySelector('[data-autofocus]')?.textContent).toBe('Change everywhere')
})

test.each([
  ['Change everywhere', [{ base: 'then', was: '2 %', operation: { do: 'set', path: fee.path, value: '3 %' } }], 'Only 3 %.'],
  ['Only here', [{ base: 'then', was: 'Only {facts.fee}.', operation: { do: 'set', path: [...place, 'text'], value: 'Only 3 %.' } }], 'Only 3 %.'],
  ['Leave it', [], 'Only 2 %.'],
  ['Close', [], 'Only 2 %.'],
])('"%s" is what is done', async (name, expected, shown) => {
  const { type, sent, element } = await draw('<p>Only 2 %.</p>', [withFee()])
  type('Only 3 %.')
  await click(name)
  await soon(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await soon(() => expect(sent()).toMatchObject(expected))
  expect([sent().length, element.textContent]).toEqual([expected.length, shown])
})

test('a change everywhere that is refused leaves the words as they were', async () => {
  const { type, element } = await draw('<p>Only 2 %.</p>', [withFee()], { answers: { '/edit': { is: 'refused', words: 'No.', problems: [] } } })
  type('Only 3 %.')
  await click('Change everywhere')
  await soon(() => expect(element.textContent).toBe('Only 2 %.'))
})

test('a token that is used once says so', async () => {
  const { type } = await draw('<p>Only 2 %.</p>', [withFee({ uses: 1 })])
  type('Only 3 %.')
  await read('which is used in 1 place. It would')
})

test.each([
  ['in which tokens stand', { written: '{facts.rate} %' }],
  ['that the file does not write', { path: [] }],
])('a value %s is changed here without a question', async (_what, more) => {
  const { type, sent } = await draw('<p>Only 2 %.</p>', [withFee(more)])
  type('Only 3 %.')
  await soon(() => expect(sent()).toMatchObject([{ operation: { path: [...place, 'text'], value: 'Only 3 %.' } }]))
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
