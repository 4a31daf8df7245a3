import type { KeyboardEvent, PointerEvent } from 'react'

/** A column is so wide at least and at most, in pixels; narrower, it is put away. */
const [LEAST, MOST] = [220, 640]
const STEP = 16

type Props = {
  name: string
  width: number
  /** Whether the column is the one to the right. */
  isBehind?: boolean
  onChange: (width: number) => void
}

/** The width that a column gets, as near to what is wanted as it may be. */
export const widthNear = (wanted: number) => (wanted < LEAST / 2 ? 0 : Math.min(MOST, Math.max(LEAST, Math.round(wanted))))

/** The line between two columns, which is drawn, or moved by the arrow keys; Enter puts the column away. */
export function Divider({ name, width, isBehind = false, onChange }: Props) {
  const sign = isBehind ? -1 : 1
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step !== undefined) onChange(widthNear(width + sign * step < LEAST && sign * step < 0 ? 0 : width + sign * step))
    else if (event.key === 'Enter') onChange(width > 0 ? 0 : LEAST)
    else return
    event.preventDefault()
  }
  const start = (event: PointerEvent<HTMLDivElement>) => event.currentTarget.setPointerCapture(event.pointerId)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(widthNear(isBehind ? innerWidth - event.clientX : event.clientX))
  }
  return (
    <div
      className="divider"
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={width}
      aria-valuemin={0}
      aria-valuemax={MOST}
      tabIndex={0}
      onKeyDown={keys}
      onPointerDown={start}
      onPointerMove={drag}
    />
  )
}
