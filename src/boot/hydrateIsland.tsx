import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Frame } from '../parts/frame'
import { PlaceContext } from '../parts/place'
import { Provider } from '../parts/Provider'
import type { SectionWidth } from '../parts/slot'

/** How often an island is drawn until it can answer: a carousel is given its track by one effect, keeps it by the next, and knows its buttons with the third. */
const ROUNDS = 3

export type IslandComponent = ComponentType<Record<string, unknown>>

/**
 * Makes the server's HTML of one island interactive. Each island is a React root of its own: it waits for nobody, and if it fails,
 * only it falls back to the HTML that came from the server.
 *
 * @returns its root, once it can answer
 * @throws what keeps it from being drawn
 */
export async function hydrateIsland(island: HTMLElement, Island: IslandComponent): Promise<Root> {
  const props = island.nextElementSibling?.textContent
  const frame = document.getElementById('frame')?.textContent
  if (!props || !frame) throw new Error(`The island "${island.dataset.island}" is not whole.`)
  // As the server has drawn it, whose pictures know how wide their section is.
  const width = (island.closest<HTMLElement>('[data-width]')?.dataset.width ?? 'normal') as SectionWidth
  const files = JSON.parse(island.dataset.files ?? '{}')
  const served = [...island.childNodes].map((node) => node.cloneNode(true))
  return new Promise((resolve, reject) => {
    const onReady = () => {
      island.setAttribute('data-hydrated', '')
      resolve(root)
    }
    const tree = (json: string) => <IslandTree Island={Island} props={JSON.parse(json)} frame={{ ...JSON.parse(frame), files }} width={width} onReady={onReady} />
    const root = hydrateRoot(island, tree(props), {
      identifierPrefix: island.dataset.prefix ?? '',
      // A page that is left while its islands wake up has nothing to tell.
      onRecoverableError: (error) => island.isConnected && console.error(error),
      onUncaughtError: (error) => {
        console.error(error)
        queueMicrotask(() => island.replaceChildren(...served))
        reject(error)
      },
    })
    if (import.meta.hot) island.addEventListener('quoin:props', (event) => root.render(tree((event as CustomEvent<string>).detail)))
  })
}

type TreeProps = { Island: IslandComponent; props: Record<string, unknown>; frame: Frame; width: SectionWidth; onReady: () => void }

function IslandTree({ Island, props, frame, width, onReady }: TreeProps) {
  const [round, setRound] = useState(0)
  // What an island sets up in its first effects is known to its buttons only after it was drawn once more.
  useEffect(() => (round < ROUNDS ? setRound(round + 1) : onReady()), [round])
  return (
    <Provider frame={frame}>
      <PlaceContext value={{ width, isFirst: () => false }}>
        <Island {...props} />
      </PlaceContext>
    </Provider>
  )
}
