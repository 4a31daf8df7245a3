import { type CSSProperties, useId } from 'react'
import { Actions } from '../../parts/Actions'
import { useFrame } from '../../parts/frame'
import { Heading } from '../../parts/Heading'
import { Bars } from './Bars'
import { Fills } from './Fills'
import classes from './Island.module.css'
import { Legend } from './Legend'
import { Lines } from './Lines'
import type { Picture } from './picture'
import type { ChartProps } from './resolve'
import { Shares } from './Shares'
import { Tip } from './Tip'
import { usePoint } from './usePoint'
import { Inline } from '../../parts/Inline'
import { Values } from './Values'

/** How much of the figure is in view when its picture grows. */
const GROWS_AT = 0.3

/** Words beside a figure. All of it is finished HTML, its series are switched by the stylesheet; awake it tells of each point that is touched. */
export default function ChartIsland({ points, actions, caption, note, picture, ...heading }: ChartProps) {
  const id = useId()
  const hasWords = heading.eyebrow || heading.title || heading.intro || points?.length || actions?.length
  return (
    <div className={classes.chart} data-alone={hasWords ? undefined : true} style={picture && rowsOf(picture)}>
      {hasWords && (
        <div>
          <Heading {...heading} />
          {points && points.length > 0 && (
            <ul className="ticks">
              {points.map((point, index) => (
                <li key={index}>
                  <Inline>{point}</Inline>
                </li>
              ))}
            </ul>
          )}
          <Actions actions={actions} />
        </div>
      )}
      {picture && <ChartFigure id={id} caption={caption} note={note} picture={picture} />}
      {picture?.kind === 'lines' && picture.values.length === 0 && <Values picture={picture} labelledBy={`${id}-caption`} />}
    </div>
  )
}

/** How many rows of values stand beside a figure, which is as tall as they and the words are; a list has two columns of them. */
const rowsOf = ({ kind, names, points }: Picture) =>
  kind === 'lines' ? ({ '--rows': names.length > 1 ? points.length : Math.ceil(points.length / 2) } as CSSProperties) : undefined

function ChartFigure({ id, caption, note, picture }: { id: string; caption: string; note: string | undefined; picture: Picture }) {
  const { names, points, kind } = picture
  return (
    // The script that lets it grow writes into its attribute before React comes.
    <figure className={classes.figure} data-reveal={GROWS_AT} suppressHydrationWarning>
      <figcaption id={`${id}-caption`}>
        {names.length === 1 && <strong>{names[0]}</strong>}
        <span>{caption}</span>
      </figcaption>
      <Fills id={id} count={kind === 'shares' ? points.length : names.length} />
      <Legend picture={picture} id={id} labelledBy={`${id}-caption`} />
      <Plot id={id} picture={picture} />
      {note && (
        <p className="note">
          <Inline>{note}</Inline>
        </p>
      )}
    </figure>
  )
}

function Plot({ id, picture }: { id: string; picture: Picture }) {
  const { dir } = useFrame()
  const { active, handlers } = usePoint(picture.points.length, dir)
  return (
    // Only this waits for an answer: the boxes above it switch by themselves.
    <div className={classes.plot} tabIndex={0} role="group" aria-labelledby={`${id}-caption`} data-held {...handlers}>
      {picture.kind === 'bars' && <Bars picture={picture} id={id} active={active?.place} />}
      {picture.kind === 'lines' && <Lines picture={picture} active={active?.place} />}
      {picture.kind === 'shares' && <Shares picture={picture} id={id} active={active?.place} />}
      <Tip picture={picture} active={active} />
    </div>
  )
}
