import { createContext } from 'react'
import type { SectionWidth } from './slot'

/** Where pictures stand: how wide their section is, and whether the one that asks is the first of the page. */
export type Place = { width: SectionWidth; isFirst: () => boolean }

export const PlaceContext = createContext<Place>({ width: 'normal', isFirst: () => false })
