import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Example } from '../../../src/studio/client/Example'
import { aroundStudio } from './aroundStudio'
import { soon } from './hand'

/** Looks at what comes into view, which a test says. */
class Views {
  constructor(
    readonly hear: (entries: object[]) => void,
    readonly options: object,
  ) {
    views.push(this)
  }
  observe() {}
  disconnect() {}
}
let views: Views[] = []
beforeEach(() => {
  views = []
  vi.stubGlobal('IntersectionObserver', Views)
})
afterEach(() => void vi.unstubAllGlobals())
const see = (index: number, isIntersecting = true) => views[index]?.hear([{ isIntersecting }])
const frames = () => [...document.querySelectorAll('iframe')]
const box = () => document.querySelector<HTMLElement>('.example-picture')
async function draw(count: number) {
  const { drawn } = await aroundStudio(Array.from({ length: count }, (_, index) => <Example key={index} address={`/example/${index}`} />))
  await soon(() => expect(views).toHaveLength(count))
  return drawn
}
/** Has the page in a frame loaded, so high. */
function loaded(frame: HTMLIFrameElement | undefined, height: number) {
  if (frame) Object.defineProperty(frame, 'contentDocument', { value: { body: { scrollHeight: height } } })
  frame?.dispatchEvent(new Event('load'))
}

test('it is loaded when it comes into view, and stays when it leaves it; nobody reads or reaches it', async () => {
  await draw(1)
  expect([frames(), views[0]?.options, box()?.style.width, box()?.style.height]).toEqual([[], { rootMargin: '200px' }, '296px', '160px'])
  see(0, false)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(frames()).toEqual([])
  see(0)
  await soon(() => expect(frames()).toHaveLength(1))
  const [frame] = frames()
  expect(['src', 'title', 'aria-hidden', 'tabindex', 'inert'].map((name) => frame?.getAttribute(name))).toEqual(['/example/0', 'An example', 'true', '-1', ''])
  expect([frame?.style.width, frame?.style.transform]).toEqual(['1280px', 'scale(0.23125)'])
  see(0, false)
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(frames()).toHaveLength(1)
  loaded(frame, 500)
  await soon(() => expect([box()?.style.height, frame?.style.height]).toEqual(['116px', '500px']))
})

test('what is high is cut', async () => {
  await draw(1)
  see(0)
  await soon(() => expect(frames()).toHaveLength(1))
  loaded(frames()[0], 5000)
  await soon(() => expect(box()?.style.height).toBe('220px'))
})

test('three are loaded at once; the next when one is there', async () => {
  await draw(5)
  for (const index of [0, 1, 2, 3, 4]) see(index)
  await soon(() => expect(frames()).toHaveLength(3))
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(frames()).toHaveLength(3)
  loaded(frames()[0], 100)
  await soon(() => expect(frames()).toHaveLength(4))
})
