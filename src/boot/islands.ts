import { loadOnce } from './loadOnce'

type Root = { unmount: () => void }
const awake = new WeakMap<Element, Promise<Root | undefined>>()

/** How far outside the viewport an island starts, so that it is ready when it is reached. */
const NEAR = '300px'
/** How much of a card must be in view before it starts to move. */
const SEEN = 0.3

/** Wakes the islands in a part of the page when they are needed; the returned function puts them to sleep. */
export function watchIslands(part: ParentNode): () => void {
  const islands = [...part.querySelectorAll<HTMLElement>('[data-island]')]
  const observers = islands.map(watch)
  return () => {
    for (const observer of observers) observer.disconnect()
    for (const island of islands) {
      awake.get(island)?.then((root) => root?.unmount())
      awake.delete(island)
    }
  }
}

function watch(island: HTMLElement): IntersectionObserver {
  const isSeen = island.dataset.when === 'seen'
  const target = island.querySelector('[data-seen-target]') ?? island
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake(island)
    },
    isSeen ? { threshold: SEEN } : { rootMargin: NEAR },
  )
  observer.observe(target)
  // Somebody who reaches an island by keyboard or pointer needs it at once.
  island.addEventListener('focusin', () => wake(island))
  island.addEventListener('pointerover', () => wake(island))
  return observer
}

/** Starts an island once. If its code cannot be had, the server's HTML stays as it is. */
export function wake(island: HTMLElement): void {
  if (awake.has(island)) return
  awake.set(
    island,
    loadOnce(() => import('./hydrateIsland'))
      .then(({ hydrateIsland }) => hydrateIsland(island))
      .catch(() => undefined),
  )
}
