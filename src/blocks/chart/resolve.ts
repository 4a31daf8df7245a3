import type { ResolveContext } from '../../parts/resolve'
import { drawBars } from './drawBars'
import { formatter, percentFormatter } from '../../parts/numberFormat'
import { drawLines } from './drawLines'
import type { Picture } from './picture'
import type { Chart } from './schema'
import { drawShares } from './drawShares'

export type ChartProps = Omit<Chart, 'kind' | 'series' | 'prefix' | 'unit' | 'decimals' | 'short' | 'data' | 'dataLabel' | 'compare'> & { picture?: Picture }

/** Values become a picture and texts, so that no browser has to draw or to write a number. */
export function resolve({ kind, series, prefix, unit, decimals, short, data, dataLabel, compare, ...props }: Chart, { lang }: ResolveContext): ChartProps {
  if (data.length === 0) return props
  const others = kind === 'shares' ? [] : (compare ?? [])
  const values = [data.map(({ value }) => value), ...others.map((other) => other.values)]
  const isBars = kind === undefined || kind === 'bars'
  const format = formatter({ prefix, unit, decimals, short }, lang)
  const points = data.map(({ label }, place) => ({ label, texts: values.map((own) => format(own[place] ?? 0)) }))
  const longest = Math.max(...points.flatMap(({ label, texts }) => [label.length, ...texts.map((text) => text.length * (isBars ? values.length : 1))]))
  const characters = points.length * (longest + 1)
  const draw = () => {
    if (kind === 'shares') return drawShares(values[0] ?? [], percentFormatter(lang))
    if (kind === 'line' || kind === 'area') return drawLines(values, points, characters, kind === 'area', format)
    return drawBars(values, points.length, characters)
  }
  return { ...props, picture: { names: [series, ...others.map((other) => other.series)], points, characters, ...(dataLabel && { dataLabel }), ...draw() } }
}
