import type { IslandComponent } from './hydrateIsland'
import { loadOnce } from './loadOnce'
import { root } from './root'

type Root = { unmount: () => void }
/** Islands that are awake, or on their way there. */
const awake = new Map<Element, Root | undefined>()
/** What was done to an island; forms can send themselves. */
type Held = Event & { target: { submit?: () => void } }
/** With what was done to it while it could not answer, in its order. */
type Island = HTMLElement & { held?: Held[] }

/** Signs that somebody turns to what is there. A page that moves under a pointer at rest is none. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit']
/** What only the program of an island can answer. All else works by itself: links, fields, answers that open, tracks that scroll. */
const UNANSWERED = 'button:not([type=submit]),[data-held]'

let whenAwake: () => void

/** Wakes islands when they are touched, and calls `onAwake` when one is. */
export function startIslands(onAwake: () => void): void {
  whenAwake = onAwake
  for (const sign of SIGNS) document.addEventListener(sign, touch, true)
}

function touch(event: Event): void {
  const { type } = event
  const target = event.target as Element
  // The document itself can be touched, too, and lies in nothing.
  const island = target.closest?.<Island>('[data-island]:not([data-hydrated])')
  const asks = /click|submit/.test(type)
  // An island whose code could not be had is tried again for nothing less.
  if (!island || ('failed' in island.dataset && !asks)) return
  if (type === 'submit') event.preventDefault()
  if (type === 'submit' || target.closest(UNANSWERED)) {
    // Of a pointer that moves only where it has come to is of interest.
    island.held = [...(island.held ?? []).filter((held) => held.type !== 'pointermove'), event as Held]
    if (asks) root.toggleAttribute('data-loading', true)
  }
  void wake(island)
}

/** Starts an island once, and tells it what was done to it meanwhile. If its code cannot be had, the server's HTML stays as it is. */
export async function wake(island: Island): Promise<void> {
  if (awake.has(island)) return
  awake.set(island, undefined)
  try {
    const [{ hydrateIsland }, { default: Component }] = await loadOnce(loadScripts(island))
    awake.set(island, await hydrateIsland(island, Component))
    for (const event of island.held ?? []) (event.target as EventTarget).dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
    whenAwake()
  } catch {
    awake.delete(island)
    island.dataset.failed = ''
    // A form that was told to send itself does so without its script; all else has no such ability, and a form that goes nowhere stays.
    island.held?.at(-1)?.target.submit?.()
  }
  delete island.held
  root.toggleAttribute('data-loading', false)
}

/** The two that `wake` calls, and behind them all that they need. */
type Scripts = [typeof import('./hydrateIsland'), { default: IslandComponent }]

/** The page names them, so that none has to wait for another one. */
const loadScripts = (island: Island) => Promise.all((island.dataset.scripts as string).split(' ').map((script) => import(/* @vite-ignore */ script))) as Promise<Scripts>

/** Puts the islands to sleep that have left the page. */
export function sleepAway(): void {
  for (const [island, own] of awake) {
    if (island.isConnected) continue
    own?.unmount()
    awake.delete(island)
  }
}
