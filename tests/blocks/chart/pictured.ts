import { noFields } from '../../lib/noFields'
import fc from 'fast-check'
import type { Picture } from '../../../src/blocks/chart/picture'
import { resolve } from '../../../src/blocks/chart/resolve'
import type { Chart } from '../../../src/blocks/chart/schema'

export const context = {
  lang: 'en',
  siteUrl: 'https://toys.example',
  itemsOf: () => [],
  allItemsOf: () => ({ items: [], own: undefined }),
  ...noFields,
  ownItem: undefined,
  unknownItem: () => {},
}

export function pictureOf(chart: Partial<Chart>, lang = 'en'): Picture {
  const { picture } = resolve({ caption: 'What it shows.', series: 'Ours', data: [], ...chart }, { ...context, lang })
  if (!picture) throw new Error('Nothing was drawn.')
  return picture
}
export const dataOf = (...values: number[]) => values.map((value, index) => ({ label: String(2020 + index), value }))

export const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0, -0, 5e-324, -5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 1e21, 0.1),
)
