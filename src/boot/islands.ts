import { loadOnce } from './loadOnce'
import { root } from './root'

type Root = { unmount: () => void }
const awake = new Map<Element, Promise<Root>>()
/** What was done to an island that could not answer yet, in its order. */
const held = new WeakMap<Element, Event[]>()

/** Signs that somebody turns to what is there. A page that moves under a pointer at rest is none. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit']
/** What only the program of an island can answer. All else works by itself: links, fields, answers that open, tracks that scroll. */
const UNANSWERED = 'button:not([type=submit]),[data-held]'

/** What asks for an answer. An island whose code could not be had is tried again for nothing less. */
const ASKS = /click|submit/

let whenAwake = () => {}

/** Wakes islands when they are touched, and calls `onAwake` when one is. */
export function startIslands(onAwake: () => void): void {
  whenAwake = onAwake
  for (const sign of SIGNS) document.addEventListener(sign, touch, true)
}

function touch(event: Event): void {
  const { target, type } = event
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]:not([data-hydrated])')
  if (!island || ('failed' in island.dataset && !ASKS.test(type))) return
  if (type === 'submit') event.preventDefault()
  if (type === 'submit' || target.closest(UNANSWERED)) {
    const events = held.get(island) ?? []
    // Of a pointer that moves only where it has come to is of interest.
    if (events.at(-1)?.type === 'pointermove') events.pop()
    held.set(island, [...events, event])
    root.toggleAttribute('data-loading', ASKS.test(type))
  }
  wake(island)
}

/** Starts an island once, and tells it what was done to it meanwhile. If its code cannot be had, the server's HTML stays as it is. */
export function wake(island: HTMLElement): void {
  if (awake.has(island)) return
  delete island.dataset.failed
  const waking = loadOnce(() => import('./hydrateIsland')).then((hydrating) => hydrating.hydrateIsland(island))
  awake.set(island, waking)
  waking
    .then(
      () => {
        for (const event of held.get(island) ?? []) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
        whenAwake()
      },
      () => {
        awake.delete(island)
        island.dataset.failed = ''
      },
    )
    .finally(() => {
      held.delete(island)
      root.removeAttribute('data-loading')
    })
}

/** Puts the islands to sleep that have left the page. */
export function sleepAway(): void {
  for (const [island, waking] of awake) {
    if (island.isConnected) continue
    awake.delete(island)
    waking.then(
      (own) => own.unmount(),
      () => {},
    )
  }
}
