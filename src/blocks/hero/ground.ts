import type { Ground } from '../../parts/ground'
import type { Hero } from './schema'

/** A picture behind the words is the ground of the section. */
export function ground({ picture, place }: Hero): Ground | undefined {
  return picture && place === 'behind' ? 'picture' : undefined
}
