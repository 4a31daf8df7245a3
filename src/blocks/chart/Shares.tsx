import { fillOf, paint, Swatch } from './Fills'
import classes from './Island.module.css'
import { type Picture, RING, type SharesPicture } from './picture'

const BOX = `${-RING.box / 2} ${-RING.box / 2} ${RING.box} ${RING.box}`

/** The ring, and its parts as a list in the same order, clockwise from the top. */
export function Shares({ picture, id, active }: { picture: Picture & SharesPicture; id: string; active: number | undefined }) {
  const { points, arcs, percent } = picture
  return (
    <div className={classes.shares}>
      <svg className={classes.ring} viewBox={BOX} aria-hidden="true">
        {arcs.every((arc) => !arc) && <circle className={classes.zero} fill="none" r={RING.outer} />}
        <g className={classes.turns}>
          {arcs.map((arc, place) => (
            <path key={place} d={arc} data-point={place} data-active={place === active || undefined} data-fill={fillOf(place)} fill={paint(id, place)} />
          ))}
        </g>
      </svg>
      <ol className={classes.parts}>
        {points.map(({ label, texts }, place) => (
          <li key={place} data-point={place} data-anchor={place} data-active={place === active || undefined}>
            <Swatch id={id} place={place} />
            <span>{label}</span>
            <bdi className={classes.number}>{texts[0]}</bdi>
            {!texts[0]?.includes('%') && <bdi className={classes.percent}>{percent[place]}</bdi>}
          </li>
        ))}
      </ol>
    </div>
  )
}
