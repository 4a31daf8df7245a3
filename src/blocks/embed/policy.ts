import type { PolicyNeeds } from '../../parts/policy'
import { isPlayer } from './player'
import { playerOf } from './providers'
import type { Embed } from './schema'

/** Its page may show a frame of this one provider; no part of what an author has written reaches the policy. */
export function policy({ href }: Embed): PolicyNeeds {
  const found = playerOf(href)
  return isPlayer(found) ? { 'frame-src': found.sources } : {}
}
