import type { JsonPath } from '../../site/text/jsonPath'
import type { IconLine, Offers, Texts } from '../types'
import { ask } from './api'

export const getOffers = () => ask<Offers>('/offers')
export const findIcons = (words: string) => ask<IconLine[]>(`/icons?find=${encodeURIComponent(words)}`)
export const getIcon = (name: string) => ask<IconLine[]>(`/icons?name=${encodeURIComponent(name)}`)
/** The texts of a part, as they read on the page at an address; `from` is the state that its place was seen in. */
export const getTexts = (at: JsonPath, page: string, from: string) =>
  ask<Texts>(`/texts?path=${encodeURIComponent(JSON.stringify(at))}&page=${encodeURIComponent(page)}&from=${from}`)
