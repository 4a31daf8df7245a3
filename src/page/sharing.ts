import { cutAddress, sized } from '../parts/cut'
import { isReference, type MediaFile, parseReference } from '../parts/mediaFile'
import type { Picture } from '../parts/picture'
import type { Page, Section, Site } from '../site/schema/site'

/** A picture that is shown beside a link to a page: its address on the site, its size in pixels and what it shows. */
export type SharedPicture = { address: string; width: number; height: number; alt: string }

/** The size that social networks ask for, in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 }
/** What is narrower is a portrait, a logo or a sign, in pixels. */
const LARGE = 600

/**
 * Returns what of a page is shown beside links to it: the picture that it names, or its item; else the first large one on it, else
 * that of the site. Undefined where there is none.
 */
export function sharedPicture({ picture, sections }: Pick<Page, 'picture' | 'sections'>, settings: Site['settings']): SharedPicture | undefined {
  const chosen = picture ?? firstIn(sections) ?? settings.picture
  if (!chosen) return undefined
  const file = parseReference(chosen.src)
  const shape = SHARED_SIZE.width / SHARED_SIZE.height
  const width = file.kind === 'vector' ? SHARED_SIZE.width : Math.min(SHARED_SIZE.width, file.width, Math.floor(file.height * shape))
  return { address: cutAddress(file, chosen, width, shape, 'jpg'), ...sized(width, shape), alt: chosen.alt || settings.name }
}

function firstIn(sections: readonly Section[]): Picture | undefined {
  for (const { props } of sections) {
    const found = largeIn(props)
    if (found) return found
  }
  return undefined
}

/** The first large picture among the values of a block, in the order in which they are written. */
function largeIn(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isPicture(value)) return isLarge(parseReference(value.src)) ? value : undefined
  for (const part of Object.values(value)) {
    const found = largeIn(part)
    if (found) return found
  }
  return undefined
}

const isPicture = (value: object): value is Picture => 'src' in value && 'alt' in value && typeof value.src === 'string' && isReference(value.src)

const isLarge = ({ width, kind }: MediaFile) => width >= LARGE && kind !== 'seeThrough'
