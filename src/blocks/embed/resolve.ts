import { isPlayer, type Player } from './player'
import { playerOf } from './providers'
import type { Embed } from './schema'

export type EmbedProps = Embed & { player?: Omit<Player, 'sources' | 'isTall'> }

/** The address becomes that of a frame, so that no browser has to know how others write theirs. */
export function resolve({ shape, ...props }: Embed): EmbedProps {
  const found = playerOf(props.href)
  if (!isPlayer(found)) return { ...props, ...(shape && { shape }) }
  const { kind, host, src, isTall } = found
  return { ...props, shape: shape ?? (isTall ? 'tall' : 'wide'), player: { kind, host, src } }
}
