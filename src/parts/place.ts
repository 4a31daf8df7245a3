import { createContext } from 'react'
import type { SectionWidth } from './slot'

/** Where a picture stands: how wide its section is, and whether that is the first one of the page. */
export type Place = { width: SectionWidth; isFirst: boolean }

export const PlaceContext = createContext<Place>({ width: 'normal', isFirst: false })
