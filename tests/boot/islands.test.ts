import { afterEach, expect, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

afterEach(() => {
  vi.doUnmock('../../src/boot/hydrateIsland')
  vi.unstubAllGlobals()
})

const PAGE =
  '<div id="a" data-island="tabs" data-when="visible"><button>x</button></div><div id="b" data-island="chart" data-when="seen"><figure data-seen-target></figure></div><div id="c" data-island="x" data-when="seen"></div>'

async function open() {
  const toys = toyBrowser(PAGE)
  const woken: string[] = []
  const slept: string[] = []
  const state = { isBroken: false }
  vi.doMock('../../src/boot/hydrateIsland', () => ({
    hydrateIsland: async (island: HTMLElement) => {
      if (state.isBroken) throw new Error('broken')
      woken.push(island.id)
      return { unmount: () => slept.push(island.id) }
    },
  }))
  const { watchIslands, wake } = await import('../../src/boot/islands')
  const settled = () => vi.waitFor(() => Promise.resolve()).then(() => new Promise((resolve) => setTimeout(resolve, 20)))
  const of = (id: string) => toys.document.getElementById(id) ?? toys.document.body
  return { ...toys, woken, slept, state, watchIslands, wake, settled, of }
}

test('an island wakes near the window; one that moves when 30 % of its card are seen', async () => {
  const { watchIslands, document, observers, woken, settled, of } = await open()
  watchIslands(document)
  expect(observers.map(({ options, observed }) => [options, observed[0]?.localName])).toEqual([
    [{ rootMargin: '300px' }, 'div'],
    [{ threshold: 0.3 }, 'figure'],
    [{ threshold: 0.3 }, 'div'],
  ])
  observers[0]?.show(of('a'), false)
  await settled()
  expect([woken, observers[0]?.isOff]).toEqual([[], false])
  observers[0]?.show(of('a'))
  await settled()
  expect([woken, observers[0]?.isOff, observers[1]?.isOff]).toEqual([['a'], true, false])
})

test.each(['focusin', 'pointerover'])('whoever reaches one by %s needs it at once', async (sign) => {
  const { watchIslands, document, window, woken, settled, of } = await open()
  watchIslands(document)
  of('a')
    .querySelector('button')
    ?.dispatchEvent(new window.Event(sign, { bubbles: true }))
  await settled()
  expect(woken).toEqual(['a'])
})

test('an island wakes once, sleeps when its part of the page goes, and may wake again', async () => {
  const { watchIslands, wake, document, observers, woken, slept, settled, of } = await open()
  const stop = watchIslands(document)
  wake(of('a'))
  wake(of('a'))
  await settled()
  expect(woken).toEqual(['a'])
  stop()
  await settled()
  expect([slept, observers.every(({ isOff }) => isOff)]).toEqual([['a'], true])
  wake(of('a'))
  await settled()
  expect(woken).toEqual(['a', 'a'])
})

test('one whose code cannot be had stays as it came', async () => {
  const { watchIslands, wake, document, state, slept, settled, of } = await open()
  const stop = watchIslands(document)
  state.isBroken = true
  wake(of('b'))
  await settled()
  stop()
  await settled()
  expect(slept).toEqual([])
})
