import type { ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { loadOnce } from './loadOnce'
import type { Frame } from '../parts/frame'
import { Provider } from '../parts/Provider'

const modules = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>('../blocks/*/Island.tsx')

/**
 * Makes the server's HTML of one island interactive. Each island is a React root of its own: it waits for nobody, and if
 * it fails, only it falls back to the HTML that came from the server.
 */
export async function hydrateIsland(island: HTMLElement): Promise<Root | undefined> {
  const load = modules[`../blocks/${island.dataset.island}/Island.tsx`]
  const props = island.nextElementSibling?.textContent
  const frame = document.getElementById('frame')?.textContent
  if (!load || !props || !frame) return undefined
  const { default: Island } = await loadOnce(load)
  const served = [...island.childNodes].map((node) => node.cloneNode(true))
  const tree = (json: string) => <IslandTree Island={Island} props={JSON.parse(json)} frame={JSON.parse(frame)} />
  const root = hydrateRoot(island, tree(props), {
    identifierPrefix: island.dataset.prefix ?? '',
    // A page that is left while its islands wake up has nothing to tell.
    onRecoverableError: (error) => island.isConnected && console.error(error),
    onUncaughtError: (error) => {
      console.error(error)
      queueMicrotask(() => island.replaceChildren(...served))
    },
  })
  island.setAttribute('data-hydrated', '')
  if (import.meta.hot) island.addEventListener('quoin:props', (event) => root.render(tree((event as CustomEvent<string>).detail)))
  return root
}

function IslandTree({ Island, props, frame }: { Island: ComponentType<Record<string, unknown>>; props: Record<string, unknown>; frame: Frame }) {
  return (
    <Provider frame={frame}>
      <Island {...props} />
    </Provider>
  )
}
