import classes from './Island.module.css'

/** How surfaces are filled: besides its colour each series or share has a pattern, as in an engraving, so that colour alone tells nothing apart. */
const PATTERNS = ['', 'M-1 7 7 -1M-1 1 1 -1M5 7 7 5', 'M0 0', 'M1.5 1.5h.01M4.5 4.5h.01', 'M-1 -1 7 7M5 -1 7 1M-1 5 1 7', 'M0 3h6'] as const
const CELL = 6

/** Which fill stands at a place. */
export const fillOf = (place: number): number => place % PATTERNS.length

/** The first fill is a plain surface. */
export const paint = (id: string, place: number): string => (fillOf(place) === 0 ? 'currentColor' : `url(#${id}-${fillOf(place)})`)

/** The patterns that so many series or shares need. */
export function Fills({ id, count }: { id: string; count: number }) {
  if (count < 2) return null
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      <defs>
        {PATTERNS.slice(0, count).map((path, fill) =>
          fill === 0 ? null : (
            <pattern key={fill} id={`${id}-${fill}`} data-fill={fill} width={CELL} height={CELL} patternUnits="userSpaceOnUse">
              <path d={path} fill="none" stroke="currentColor" strokeWidth={fill === 3 ? 2 : 1.4} strokeLinecap="round" />
            </pattern>
          ),
        )}
      </defs>
    </svg>
  )
}

/** A small piece of a fill beside the name that it stands for. */
export function Swatch({ id, place }: { id: string; place: number }) {
  return (
    <svg className={classes.swatch} data-fill={fillOf(place)} viewBox="-9 -9 18 18" aria-hidden="true">
      <rect x="-8" y="-8" width="16" height="16" fill={paint(id, place)} stroke="currentColor" />
    </svg>
  )
}

/** A small piece of a line with its mark, beside the name of its series. */
export function LineSwatch({ place, mark }: { place: number; mark: string }) {
  return (
    <svg className={classes.swatch} data-fill={fillOf(place)} viewBox="-9 -9 18 18" aria-hidden="true">
      <path className={classes.line} d="M-9 0H9" />
      <path d={mark} fill="currentColor" />
    </svg>
  )
}
