import { Figure } from '../../parts/Figure'
import { GUTTER, type Slot } from '../../parts/slot'
import classes from './Island.module.css'
import type { Carousel } from './schema'

type Slide = Carousel['slides'][number]
export type PerView = NonNullable<Carousel['perView']>

/** As wide as the stylesheet makes a slide. Where one quotation has the row to itself its picture stands beside it. */
function slotsFor({ small, medium, large }: PerView, hasQuote: boolean): Slot[] {
  const shown = (count: number, from: number): Slot => ({ from, share: 1 / count, gaps: count - 1, gap: GUTTER })
  const single: Slot = hasQuote ? { from: 75, share: 5 / 12, gaps: 1, gap: GUTTER } : { from: 75 }
  return [shown(small, 0), shown(medium, 48), large === 1 ? single : shown(large, 75)]
}

/** What a slide shows: its picture, and who said what, or a name. */
export function Words({ perView, picture, ...words }: Slide & { perView: PerView }) {
  if (!picture) return <Said {...words} />
  const hasQuote = words.quote !== undefined
  return (
    <div className={classes.pictured}>
      <Figure picture={picture} slots={slotsFor(perView, hasQuote)} ratio={perView.large === 1 && !hasQuote ? 2 : 3 / 2} />
      <Said {...words} />
    </div>
  )
}

function Said({ quote, name, role, company }: Omit<Slide, 'picture'>) {
  const line = [role, company].filter(Boolean).join(', ')
  if (!quote)
    return (
      <p className={classes.name}>
        <strong>{name}</strong>
        {line && <span>{line}</span>}
      </p>
    )
  return (
    <figure className={classes.quote}>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        {line && <span>{line}</span>}
      </figcaption>
    </figure>
  )
}
