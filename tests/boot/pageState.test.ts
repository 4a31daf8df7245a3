import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const PAGE = `<div id="app">
  <details id="answer"><summary>?</summary></details><details id="other" open><summary>!</summary></details>
  <input id="name"><input id="yes" type="checkbox"><input id="file" type="file"><textarea id="words">As it was</textarea>
  <select id="choice"><option>a</option><option>b</option></select>
  <div id="track" tabindex="0"></div><div id="still"></div>
  <button id="first" role="tab" aria-selected="true"></button><button id="second" role="tab" aria-selected="false"></button></div>`

async function open() {
  const toys = toyBrowser(PAGE)
  const of = <Kind extends HTMLElement = HTMLInputElement>(id: string) => toys.document.getElementById(id) as Kind
  // jsdom does not reflect it, browsers do.
  for (const tab of ['first', 'second']) Object.defineProperty(of(tab), 'ariaSelected', { get: () => of(tab).getAttribute('aria-selected'), configurable: true })
  const clicked: string[] = []
  for (const tab of ['first', 'second']) of(tab).addEventListener('click', () => clicked.push(tab))
  return { ...toys, of, clicked, ...(await import('../../src/boot/pageState')) }
}

test('what was opened, closed, typed, ticked, chosen and scrolled is so again', async () => {
  const { of, readPageState, restorePageState, document, clicked } = await open()
  const change = (isOpen: boolean, name: string, yes: boolean, words: string, choice: string, left: number) => {
    of<HTMLDetailsElement>('answer').open = isOpen
    of<HTMLDetailsElement>('other').open = !isOpen
    Object.assign(of('name'), { value: name })
    Object.assign(of('yes'), { checked: yes })
    Object.assign(of('words'), { value: words })
    Object.assign(of('choice'), { value: choice })
    of('track').scrollLeft = left
  }
  change(true, 'Ada', true, 'Half a sen', 'b', 300)
  const state = readPageState()
  change(false, '', false, 'As it was', 'a', 0)
  restorePageState(state)
  expect([
    of<HTMLDetailsElement>('answer').open,
    of<HTMLDetailsElement>('other').open,
    of('name').value,
    of('yes').checked,
    of('words').value,
    of('choice').value,
    of('track').scrollLeft,
  ]).toEqual([true, false, 'Ada', true, 'Half a sen', 'b', 300])
  expect([clicked, document.querySelectorAll('#app *').length]).toEqual([[], 15])
})

test('a track that is moved by script is scrolled to where it says it was', async () => {
  const { of, readPageState, restorePageState } = await open()
  of('track').dataset.scrollLeft = '-840'
  const state = readPageState()
  delete of('track').dataset.scrollLeft
  restorePageState(state)
  expect(Number(of('track').scrollLeft)).toBe(-840)
})

test('the tab that was open is clicked; the one that is open already is not', async () => {
  const { of, readPageState, restorePageState, clicked } = await open()
  const before = readPageState()
  of('first').setAttribute('aria-selected', 'false')
  of('second').setAttribute('aria-selected', 'true')
  const state = readPageState()
  restorePageState(state)
  expect(clicked).toEqual([])
  restorePageState(before)
  expect(clicked).toEqual(['first'])
})

test('a page that is another by now, or was never left, stays as it came', async () => {
  const { of, readPageState, restorePageState } = await open()
  of('name').value = 'Ada'
  const state = readPageState()
  of('name').value = ''
  of('yes').remove()
  restorePageState(state)
  restorePageState(undefined)
  expect(of('name').value).toBe('')
})
