import type { CSSProperties } from 'react'
import { fillOf, paint } from './Fills'
import classes from './Island.module.css'
import { type Bar, type BarsPicture, type Picture, type Point, rounded } from './picture'

type Props = { picture: Picture & BarsPicture; id: string; active: number | undefined }

/** The bars of each point with their values: side by side, or below each other where their words need more room. */
export function Bars({ picture, id, active }: Props) {
  const { points, bars, isStanding, characters } = picture
  const Drawn = isStanding ? Standing : Lying
  const hasNegative = bars.flat().some(({ isNegative }) => isNegative)
  return (
    <ol className={isStanding ? classes.standing : classes.lying} data-below={hasNegative || undefined} style={{ '--characters': characters } as CSSProperties}>
      {points.map((point, place) => (
        <li key={place} data-point={place} data-active={place === active || undefined}>
          <span className={classes.label}>{point.label}</span>
          <Drawn picture={picture} id={id} point={point} bars={bars[place] ?? []} place={place} />
        </li>
      ))}
    </ol>
  )
}

type PointProps = Omit<Props, 'active'> & { point: Point; bars: readonly Bar[]; place: number }

function Value({ picture, point, series, place, style }: { picture: Picture; point: Point; series: number; place?: number; style?: Record<string, number> }) {
  return (
    <span className={classes.value} data-series={series} data-anchor={place} style={style as CSSProperties}>
      {picture.names.length > 1 && <span className="visually-hidden">{picture.names[series]} </span>}
      <bdi>{point.texts[series]}</bdi>
    </span>
  )
}

function Standing({ picture, id, point, bars, place }: PointProps) {
  return (
    <span className={classes.cell}>
      <svg aria-hidden="true">
        {bars.map(({ from, to, left, width, isNegative }, series) => (
          <g key={series} data-series={series} data-fill={fillOf(series)}>
            <rect
              className={classes.bar}
              data-negative={isNegative || undefined}
              x={`${left}%`}
              width={`${width}%`}
              y={`${rounded(100 - to)}%`}
              height={`${rounded(to - from)}%`}
              fill={paint(id, series)}
            />
          </g>
        ))}
        <line className={classes.zero} x2="100%" y1={`${rounded(100 - picture.zero)}%`} y2={`${rounded(100 - picture.zero)}%`} />
      </svg>
      {bars.map(({ from, to, left, width, isNegative }, series) => (
        <Value
          key={series}
          picture={picture}
          point={point}
          series={series}
          place={place}
          style={{ '--left': left, '--width': width, ...(isNegative ? { '--under': from } : { '--over': to }) }}
        />
      ))}
    </span>
  )
}

function Lying({ picture, id, point, bars, place }: PointProps) {
  return (
    <span className={classes.rows} data-anchor={place}>
      {bars.map(({ from, to, isNegative }, series) => (
        <span key={series} className={classes.row} data-series={series}>
          <svg aria-hidden="true" data-fill={fillOf(series)}>
            <rect className={classes.bar} data-negative={isNegative || undefined} height="100%" x={`${from}%`} width={`${rounded(to - from)}%`} fill={paint(id, series)} />
            <line className={classes.zero} y2="100%" x1={`${picture.zero}%`} x2={`${picture.zero}%`} />
          </svg>
          <Value picture={picture} point={point} series={series} />
        </span>
      ))}
    </span>
  )
}
