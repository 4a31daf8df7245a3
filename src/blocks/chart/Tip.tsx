import { ChartTooltip } from '@mantine/charts'
import type { CSSProperties } from 'react'
import { fillOf } from './Fills'
import classes from './Island.module.css'
import type { Picture } from './picture'
import type { Active } from './usePoint'

const COLORS = ['var(--accent)', 'var(--text)', 'var(--muted)']

const BOX = {
  tooltip: classes.box ?? '',
  tooltipLabel: classes.boxLabel ?? '',
  tooltipItem: classes.boxItem ?? '',
  tooltipItemBody: classes.boxName ?? '',
  tooltipItemColor: classes.boxColor ?? '',
  tooltipItemData: classes.number ?? '',
}

/** What a touched point says, above it. The element is always there, so that screen readers hear what the arrow keys find. */
export function Tip({ picture, active }: { picture: Picture; active: Active | undefined }) {
  const point = active && picture.points[active.place]
  const place = active && ({ '--share': active.share, '--bottom': active.bottom } as CSSProperties)
  return (
    <div role="status" className={classes.tip} style={place}>
      {point && <ChartTooltip label={labelOf(picture, point.label)} payload={payloadOf(picture, active)} series={seriesOf(picture, active)} classNames={BOX} unstyled />}
    </div>
  )
}

/** A bare number does not say what it counts. */
const labelOf = ({ dataLabel }: Picture, label: string) => (dataLabel ? `${dataLabel} ${label}` : label)

/** Two series may have the same name. */
const nameOf = (series: number) => `series-${series}`

const colorOf = ({ kind }: Picture, series: number, place: number) => COLORS[fillOf(kind === 'shares' ? place : series) % COLORS.length] ?? ''

const seriesOf = (picture: Picture, { place }: Active) => picture.names.map((label, series) => ({ name: nameOf(series), label, color: colorOf(picture, series, place) }))

function payloadOf(picture: Picture, { place, hidden }: Active) {
  const texts = picture.points[place]?.texts ?? []
  const percent = picture.kind === 'shares' && !texts[0]?.includes('%') ? ` · ${picture.percent[place]}` : ''
  const item = (text: string, series: number) => ({ name: nameOf(series), color: colorOf(picture, series, place), payload: { [nameOf(series)]: text + percent } })
  return texts.map(item).filter((_, series) => !hidden.includes(series))
}
