import { targetOf } from './afterNavigation'
import { sleepAway, wake } from './islands'
import { watchReveals } from './reveal'
import { root } from './root'

/**
 * Starts what moves in a part that has come into the page, and what the address names, once it is painted; islands that have gone are
 * put to sleep. Of a new page that is shown from its top, "data-fresh" being empty, the stylesheet shows the first sections alone until
 * then: laying out all of it would take three times as long. Afterwards it tells whether the page was gone to.
 */
export function startEffects(part: ParentNode, isNew?: boolean): void {
  sleepAway()
  root.dataset.fresh = String(isNew && location.hash)
  requestAnimationFrame(() =>
    setTimeout(() => {
      root.dataset.fresh = String(isNew)
      watchReveals(part)
      wakeNamed()
    }),
  )
}

/** What the address names may be folded away in an island, which then has to show it. */
export function wakeNamed(): void {
  const island = targetOf(location.hash)?.closest<HTMLElement>('[data-island]')
  if (island) void wake(island)
}
