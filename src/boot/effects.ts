import { targetOf } from './afterNavigation'
import { sleepAway, wake } from './islands'
import { watchReveals } from './reveal'

/** Starts what moves in a part that has come into the page, and what the address names; islands that have gone are put to sleep. */
export function startEffects(part: ParentNode): void {
  sleepAway()
  watchReveals(part)
  wakeNamed()
}

/** What the address names may be folded away in an island, which then has to show it. */
export function wakeNamed(): void {
  const island = targetOf(location.hash)?.closest<HTMLElement>('[data-island]')
  if (island) void wake(island)
}
