import type { ReactElement } from 'react'

/** Size of the drawing area, in its own units; everything turns around its centre. */
const SIZE = 600
const CENTRE = SIZE / 2

const times = (count: number, draw: (index: number) => ReactElement) => Array.from({ length: count }, (_, index) => draw(index))

/** One ellipse turned around the centre again and again: the interlaced rosette of a bank note, in a few hundred bytes. */
function rosette(radiusX: number, radiusY: number, count: number, shift = 0): ReactElement[] {
  return times(count, (index) => (
    <ellipse
      key={`${radiusX}-${index}`}
      cx={CENTRE + shift}
      cy={CENTRE}
      rx={radiusX}
      ry={radiusY}
      transform={`rotate(${(index * 180 * (shift ? 2 : 1)) / count} ${CENTRE} ${CENTRE})`}
    />
  ))
}

function guilloche(): ReactElement[] {
  return [...rosette(290, 214, 24), ...rosette(186, 120, 18), ...rosette(60, 34, 16, 62)]
}

/** Height lines of a calm landscape: two hills, their rings drifting apart. */
function contours(): ReactElement[] {
  return times(13, (ring) => (
    <ellipse key={ring} cx={268 + ring * 3} cy={322 - ring * 2} rx={34 + ring * 20} ry={21 + ring * 15} transform={`rotate(${-24 + ring * 2.4} ${CENTRE} ${CENTRE})`} />
  ))
}

/** Rising columns over a base line, as in a ledger. */
function columns(): ReactElement[] {
  return times(15, (index) => {
    const height = Math.round(70 + 26 * index + 22 * Math.sin(index * 1.4))
    return <path key={index} d={`M${22 + index * 38} 570v-${height}h22v${height}`} />
  })
}

const DRAWINGS = { guilloche, contours, columns }
export type ArtName = keyof typeof DRAWINGS

/** A line drawing in the accent colour, computed rather than stored. Decoration only. */
export function Art({ name }: { name: ArtName }) {
  return (
    <svg className="art" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {DRAWINGS[name]()}
    </svg>
  )
}
