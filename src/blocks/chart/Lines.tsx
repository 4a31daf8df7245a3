import type { CSSProperties } from 'react'
import { fillOf } from './Fills'
import classes from './Island.module.css'
import { type LinesPicture, type Picture, rounded } from './picture'

type Props = { picture: Picture & LinesPicture; active: number | undefined }

/** Lines or areas over a grid; the values of a single short line stand at its points. */
export function Lines({ picture, active }: Props) {
  const { lines, ticks, zero } = picture
  return (
    <div className={classes.field}>
      {ticks.length > 0 && (
        <ol className={classes.ticks} aria-hidden="true">
          {ticks.map(({ at, text }, index) => (
            <li key={index} style={{ '--over': at } as CSSProperties}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ol>
      )}
      <svg className={classes.lines} aria-hidden="true">
        {ticks.map(({ at }, index) => (
          <line key={index} className={classes.grid} x2="100%" y1={`${rounded(100 - at)}%`} y2={`${rounded(100 - at)}%`} />
        ))}
        {zero !== undefined && <line className={classes.zero} x2="100%" y1={`${rounded(100 - zero)}%`} y2={`${rounded(100 - zero)}%`} />}
        <Drawn lines={lines} />
      </svg>
      <Columns picture={picture} active={active} />
      {picture.dataLabel && (
        <span className={`${classes.label} ${classes.axis}`} aria-hidden="true">
          {picture.dataLabel}
        </span>
      )}
    </div>
  )
}

/** A column for each point, with its label if there is room for it, and its value where that stands at the point. */
function Columns({ picture: { points, lines, values, labelled, characters }, active }: Props) {
  const hasValues = values.length > 0
  const isThin = labelled.length < points.length
  const styleOf = (place: number) => ({ '--over': rounded(100 - (lines[0]?.dots[place]?.y ?? 0)), '--aside': values[place] }) as CSSProperties
  return (
    <ol
      className={classes.columns}
      data-thin={isThin || undefined}
      data-valued={hasValues || undefined}
      style={{ '--characters': characters } as CSSProperties}
      aria-hidden={hasValues ? undefined : true}
    >
      {points.map(({ label, texts }, place) => (
        <li key={place} data-point={place} data-active={place === active || undefined}>
          <span className={classes.label}>{labelled.includes(place) && <span>{label}</span>}</span>
          {hasValues && (
            <span className={classes.value} data-series="0" data-anchor={place} style={styleOf(place)}>
              <bdi>{texts[0]}</bdi>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Drawn({ lines }: { lines: LinesPicture['lines'] }) {
  return (
    <g className={classes.unrolls}>
      {lines.map(({ line, area, dots, mark }, series) => (
        <g key={series} data-series={series} data-fill={fillOf(series)}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {area && <path className={classes.area} d={area} />}
            <path className={classes.line} d={line} />
          </svg>
          {dots.map(({ x, y }, place) => (
            <svg key={place} x={`${x}%`} y={`${y}%`} className={classes.dot} aria-hidden="true">
              <path d={mark} data-anchor={place} />
            </svg>
          ))}
        </g>
      ))}
    </g>
  )
}
