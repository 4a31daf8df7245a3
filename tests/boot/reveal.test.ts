import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const GROUPS = '<section id="s"><ul id="a" data-reveal></ul><ul id="b" data-reveal="shown"></ul></section><ul id="c"></ul><ul id="d" data-reveal></ul>'
const open = async () => ({ ...toyBrowser(GROUPS), ...(await import('../../src/boot/reveal')) })
const statesIn = (document: Document) => Array.from(document.querySelectorAll('ul'), (group) => group.getAttribute('data-reveal'))

test('a marked group waits until a fifth of its section is seen, or of itself outside of one, and is shown once', async () => {
  const { watchReveals, document, observers } = await open()
  watchReveals(document)
  expect(observers.map(({ options, observed }) => [options, observed.map(({ id }) => id)])).toEqual([
    [{ threshold: 0.2 }, ['s']],
    [{ threshold: 0.2 }, ['d']],
  ])
  expect(statesIn(document)).toEqual(['waiting', 'shown', null, 'waiting'])
  const [section] = document.querySelectorAll('section')
  if (section) observers[0]?.show(section, false)
  expect(statesIn(document)).toEqual(['waiting', 'shown', null, 'waiting'])
  if (section) observers[0]?.show(section)
  expect(statesIn(document)).toEqual(['shown', 'shown', null, 'waiting'])
})

test('of a section higher than the window half a window is enough', async () => {
  const { watchReveals, document, observers, window } = await open()
  Object.defineProperty(window.HTMLElement.prototype, 'offsetHeight', { get: () => 8_000 })
  watchReveals(document)
  expect(observers[0]?.options).toEqual({ threshold: 768 / 2 / 8_000 })
})

test('for those who want no motion the groups are simply there', async () => {
  const { watchReveals, document, observers, isWanting } = await open()
  isWanting.motion = false
  watchReveals(document)
  expect([statesIn(document), observers]).toEqual([['', 'shown', null, ''], []])
})
