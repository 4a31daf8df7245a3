import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBeat } from '../../../src/studio/client/useBeat'
import { soon } from './hand'

/** Looks at sizes, which a test changes. */
class Sizes {
  seen: Element[] = []
  constructor(readonly change: () => void) {
    sizes.push(this)
  }
  observe(element: Element) {
    this.seen.push(element)
  }
  disconnect() {
    this.seen = []
  }
}
let sizes: Sizes[] = []
let beat = 0
function Toy({ inner }: { inner: Document | undefined }) {
  beat = useBeat(inner)
  return null
}
const host = document.createElement('div')
const root = createRoot(host)
const frames = [0, 1].map(() => document.createElement('iframe'))
/** The page in one of two frames. */
function page(index: number): Document {
  const inner = frames[index]?.contentDocument
  if (!inner) throw new Error('The frame has no page.')
  return inner
}
const frame = () => new Promise((resolve) => setTimeout(resolve, 60))
const say = (inner: Document, name: string) => inner.dispatchEvent(new Event(name))
beforeEach(async () => {
  sizes = []
  vi.stubGlobal('ResizeObserver', Sizes)
  document.body.append(...frames)
  root.render(<Toy inner={page(0)} />)
  await soon(() => expect(sizes.map(({ seen }) => seen)).toEqual([[page(0).body]]))
})
afterEach(async () => {
  root.render(null)
  await frame()
  for (const one of frames) one.remove()
  vi.unstubAllGlobals()
})

test.each(['scroll', 'resize', 'toggle', 'transitionend'])('%s, also of something in the page, counts up', async (name) => {
  const before = beat
  const part = page(0).body.appendChild(page(0).createElement('div'))
  await soon(() => expect(beat).toBe(before + 1))
  part.dispatchEvent(new Event(name))
  await soon(() => expect(beat).toBe(before + 2))
})

test('what comes and goes counts, deep in the page, and what changes its size', async () => {
  const [deep, before] = [page(0).createElement('div'), beat]
  page(0).body.appendChild(deep)
  await soon(() => expect(beat).toBe(before + 1))
  deep.append(page(0).createElement('b'))
  await soon(() => expect(beat).toBe(before + 2))
  sizes[0]?.change()
  await soon(() => expect(beat).toBe(before + 3))
})

test('much at once counts once', async () => {
  const before = beat
  for (let time = 0; time < 5; time++) say(page(0), 'scroll')
  await frame()
  expect(beat).toBe(before + 1)
})

test('a page that is left is heard no more, not even what it has said last', async () => {
  const before = beat
  say(page(0), 'scroll')
  root.render(<Toy inner={page(1)} />)
  await soon(() => expect(sizes.map(({ seen }) => seen)).toEqual([[], [page(1).body]]))
  await frame()
  const now = beat
  expect(now - before).toBeLessThanOrEqual(1)
  for (const name of ['scroll', 'resize', 'toggle', 'transitionend']) say(page(0), name)
  page(0).body.append('x', page(0).createElement('b'))
  await frame()
  expect(beat).toBe(now)
  say(page(1), 'scroll')
  await soon(() => expect(beat).toBe(now + 1))
})

test('without a page there is nothing to count', async () => {
  root.render(<Toy inner={undefined} />)
  await soon(() => expect(sizes.map(({ seen }) => seen)).toEqual([[]]))
})
