import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => vi.unstubAllGlobals())

const GROUPS = '<ul id="a" data-reveal></ul><ul id="b" data-reveal="shown"></ul><ul id="c"></ul>'
const open = async () => ({ ...toyBrowser(GROUPS), ...(await import('../../src/boot/reveal')) })

test('a marked group waits until a fifth of it is seen, and is shown once', async () => {
  const { watchReveals, document, observers } = await open()
  const stop = watchReveals(document)
  const states = () => Array.from(document.querySelectorAll('ul'), (group) => group.getAttribute('data-reveal'))
  const [group] = document.querySelectorAll('ul')
  expect([states(), observers.map(({ options, observed }) => [options, observed.map(({ id }) => id)])]).toEqual([['waiting', 'shown', null], [[{ threshold: 0.2 }, ['a']]]])
  if (group) observers[0]?.show(group, false)
  expect(states()).toEqual(['waiting', 'shown', null])
  if (group) observers[0]?.show(group)
  expect(states()).toEqual(['shown', 'shown', null])
  stop()
  expect(observers[0]?.isOff).toBe(true)
})

test('for those who want no motion the groups are simply there', async () => {
  const { watchReveals, document, observers, isWanting } = await open()
  isWanting.motion = false
  watchReveals(document)()
  expect([document.querySelector('ul')?.getAttribute('data-reveal'), observers]).toEqual(['', []])
})
