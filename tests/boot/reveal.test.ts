import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const GROUPS = `<section id="s"><ul id="a" data-reveal="0.2"></ul><ul id="b" data-reveal="shown"></ul><figure id="f" data-reveal="0.3"></figure></section>
  <ul id="c"></ul><ul id="d" data-reveal="0.2"></ul>`
async function open() {
  const toys = { ...toyBrowser(GROUPS), ...(await import('../../src/boot/reveal')) }
  const state = (id: string) => toys.document.getElementById(id)?.getAttribute('data-reveal')
  /** Says of what an observer looks at how much of it is in view. */
  const show = (index: number, ratio: number) => {
    const { show: tell, observed = [] } = toys.observers[index] ?? {}
    if (observed[0]) tell?.(observed[0], ratio)
  }
  return { ...toys, state, show }
}

test('a group looks at its section, a figure at itself, what lies in neither at itself, each by its own share', async () => {
  const { watchReveals, document, observers } = await open()
  watchReveals(document)
  expect(observers.map(({ options, observed }) => [options, observed.map(({ id }) => id)])).toEqual([
    [{ threshold: 0.2 }, ['s']],
    [{ threshold: 0.3 }, ['f']],
    [{ threshold: 0.2 }, ['d']],
  ])
})

test('what is not in view waits until it is, and moves in once', async () => {
  const { watchReveals, document, state, show } = await open()
  watchReveals(document)
  expect([state('a'), state('b'), state('c')]).toEqual(['0.2', 'shown', null])
  show(0, 0)
  expect(state('a')).toBe('waiting')
  show(0, 0.2)
  expect(state('a')).toBe('shown')
  show(0, 0)
  show(0, 0.5)
  expect([state('a'), state('b')]).toEqual(['shown', 'shown'])
})

test('what is in view already stands, and stays so', async () => {
  const { watchReveals, document, state, show } = await open()
  watchReveals(document)
  show(1, 0.1)
  expect(state('f')).toBe('seen')
  show(1, 0)
  show(1, 1)
  expect(state('f')).toBe('seen')
})

test('a group that is watched already is not watched again', async () => {
  const { watchReveals, document, observers, show } = await open()
  watchReveals(document)
  for (const [index] of observers.entries()) show(index, index === 0 ? 0 : 1)
  watchReveals(document)
  expect(observers.length).toBe(3)
})

test('of a section higher than the window half a window is enough', async () => {
  const { watchReveals, document, observers, window } = await open()
  Object.defineProperty(window.HTMLElement.prototype, 'offsetHeight', { get: () => 8_000 })
  watchReveals(document)
  expect(observers[0]?.options).toEqual({ threshold: 768 / 2 / 8_000 })
})
