import type { Ground } from '../../parts/ground'
import type { Cta } from './schema'

/** Its picture is the ground of the section. */
export function ground({ picture }: Cta): Ground | undefined {
  return picture && 'picture'
}
