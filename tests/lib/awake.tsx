// Loaded before there is a window: it asks the browser for its name else.
import 'react-dom/client'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import type { Frame } from '../../src/parts/frame'
import { toyFrame } from './drawn'
import { toyBrowser } from './toyBrowser'

type Island<Props> = { default: ComponentType<Props> }

/** An island that is awake in a page of a browser which draws nothing, until the test ends. */
export async function awake<Props extends object>(load: () => Promise<Island<Props>>, props: Props, { path = '/', frame = {} }: { path?: string; frame?: Partial<Frame> } = {}) {
  const toys = toyBrowser('<div id="island"></div>', path)
  const { default: Island } = await load()
  const { Provider } = await import('../../src/parts/Provider')
  const island = toys.document.getElementById('island') ?? toys.document.body
  const root = createRoot(island)
  onTestFinished(async () => {
    root.unmount()
    // What React still has to do needs its window.
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.unstubAllGlobals()
  })
  const tree = (
    <Provider frame={{ ...toyFrame, ...frame }}>
      <Island {...props} />
    </Provider>
  )
  flushSync(() => root.render(tree))
  return { ...toys, island }
}
