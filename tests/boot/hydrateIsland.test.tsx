import { type ComponentType, useContext, useEffect, useId, useState } from 'react'
// Loaded before there is a window: it asks the browser for its name else.
import 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { toyBrowser } from '../lib/toyBrowser'

const roots: (Root | undefined)[] = []
afterEach(async () => {
  for (const root of roots.splice(0)) root?.unmount()
  // What React still has to do needs its window.
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.unstubAllGlobals()
})

const FRAME = { lang: 'de', words: { close: 'zu' }, icons: {} }
type Props = Record<string, unknown>

/** A page with two islands, served as a build serves them; `own` gives the code of the first. */
async function open(own: (toy: ComponentType<Props>) => ComponentType<Props> = (toy) => toy) {
  const toys = toyBrowser('<body></body>')
  vi.stubGlobal('hot', {})
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => told.mockRestore())
  const { useWord } = await import('../../src/parts/frame')
  const { Provider } = await import('../../src/parts/Provider')
  const Toy = ({ label }: Props) => {
    const [count, setCount] = useState(0)
    const word = useWord()
    return <button type="button" id={useId()} onClick={() => setCount(count + 1)}>{`${label} ${word('close')} ${count}`}</button>
  }
  const served = (type: string, key: string, props: Props) => {
    const tree = (
      <Provider frame={FRAME}>
        <Toy {...props} />
      </Provider>
    )
    const html = renderToString(tree, { identifierPrefix: `${key}-` })
    return `<section><div id="${key}" data-island="${type}" data-prefix="${key}-">${html}</div><script type="application/json">${JSON.stringify(props)}</script></section>`
  }
  toys.document.body.innerHTML = `${served('tabs', 'one', { label: 'First' })}${served('chart', 'two', { label: 'Second' })}<script type="application/json" id="frame">${JSON.stringify(FRAME)}</script>`
  const { hydrateIsland } = await import('../../src/boot/hydrateIsland')
  const hydrate = async (key: string) => {
    const root = await hydrateIsland(of(key), key === 'one' ? own(Toy) : Toy)
    roots.push(root)
    return root
  }
  const of = (key: string) => toys.document.getElementById(key) ?? toys.document.body
  const press = (key: string) =>
    of(key)
      .querySelector('button')
      ?.dispatchEvent(new toys.window.MouseEvent('click', { bubbles: true }))
  return { ...toys, hydrate, told, of, press, isAwake: (key: string) => of(key).hasAttribute('data-hydrated') }
}

test('awake it knows how wide its section is, as the server did', async () => {
  const seen: unknown[] = []
  const { hydrate, of } = await open((Toy) => (props) => {
    const { width, isFirst } = useContext(PlaceContext)
    seen.push(`${width} ${isFirst()}`)
    return <Toy {...props} />
  })
  const { PlaceContext } = await import('../../src/parts/place')
  of('one').closest('section')?.setAttribute('data-width', 'wide')
  await hydrate('one')
  expect(new Set(seen)).toEqual(new Set(['wide false']))
})

test('an island that wakes is what the server drew, and answers with the words of the page', async () => {
  const { hydrate, of, press, told, isAwake } = await open()
  const before = of('one').innerHTML
  await hydrate('one')
  expect([of('one').innerHTML, isAwake('one'), isAwake('two')]).toEqual([before, true, false])
  press('one')
  await expect.poll(() => of('one').textContent).toBe('First zu 1')
  expect(told.mock.calls).toEqual([])
})

test.each<[string, ComponentType<Props>]>([
  [
    'is drawn',
    () => {
      throw new Error('broken')
    },
  ],
  [
    'has been drawn',
    () => {
      useEffect(() => {
        throw new Error('broken')
      })
      return null
    },
  ],
])('one that fails when it %s is again what the server drew, and the one beside it works', async (_name, Broken) => {
  const { hydrate, of, press, told } = await open(() => Broken)
  const before = of('one').innerHTML
  await expect(hydrate('one')).rejects.toThrow('broken')
  await hydrate('two')
  await vi.waitFor(() => expect(String(told.mock.calls.at(0)?.[0])).toContain('broken'))
  await expect.poll(() => of('one').innerHTML).toBe(before)
  press('two')
  await expect.poll(() => of('two').textContent).toBe('Second zu 1')
})

test.each<[string, (island: HTMLElement, page: Document) => unknown]>([
  ['its properties', (island) => island.nextElementSibling?.remove()],
  ['the frame of the page', (_island, page) => page.getElementById('frame')?.remove()],
])('without %s it stays asleep', async (_name, take) => {
  const { hydrate, document, of, isAwake } = await open()
  const before = of('two').innerHTML
  take(of('two'), document)
  await expect(hydrate('two')).rejects.toThrow('is not whole')
  expect([isAwake('two'), of('two').innerHTML]).toEqual([false, before])
})

test('in dev it takes new properties and keeps what it knows', async () => {
  const { hydrate, window, of, press } = await open()
  await hydrate('one')
  press('one')
  await expect.poll(() => of('one').textContent).toBe('First zu 1')
  of('one').dispatchEvent(new window.CustomEvent('quoin:props', { detail: '{"label":"Changed"}' }))
  await expect.poll(() => of('one').textContent).toBe('Changed zu 1')
})

test('it is awake when what it set up at first is known to its buttons', async () => {
  const Late = () => {
    const [api, setApi] = useState<{ go: () => void }>()
    const [count, setCount] = useState(0)
    useEffect(() => setApi({ go: () => setCount((before) => before + 1) }), [])
    return (
      <button type="button" id={useId()} onClick={() => api?.go()}>
        {count}
      </button>
    )
  }
  const { hydrate, of, press, told } = await open(() => Late)
  await hydrate('one')
  press('one')
  await expect.poll(() => of('one').textContent).toBe('1')
  expect(told.mock.calls.map(String).filter((line) => !line.includes('Hydration'))).toEqual([])
})

test('an island knows where it stands, and the files that it links to, as the server did', async () => {
  let Placed: ComponentType<Props> = () => null
  const { hydrate, of, document } = await open(() => Placed)
  // Those that the island is drawn with.
  const [{ useFrame }, { PlaceContext }] = await Promise.all([import('../../src/parts/frame'), import('../../src/parts/place')])
  Placed = () => {
    const { width } = useContext(PlaceContext)
    return <i>{JSON.stringify({ width, files: useFrame().files })}</i>
  }
  of('one').closest('section')?.setAttribute('data-width', 'narrow')
  of('one').dataset.files = JSON.stringify({ 'media/a.pdf': '5 KB' })
  await hydrate('one')
  await expect.poll(() => document.querySelector('#one i')?.textContent).toBe(JSON.stringify({ width: 'narrow', files: { 'media/a.pdf': '5 KB' } }))
})
