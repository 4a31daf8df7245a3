import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** A point that is touched, which series are switched off, and where its words stand: how far along the plot, and pixels from its lower edge. */
export type Active = { place: number; hidden: readonly number[]; share: number; bottom: number }

/** Up and down are left to the page, which they scroll. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const POINT = '[data-point]'

/** Which point of a chart is touched by pointer, finger or key, and the handlers that find out. */
export function usePoint(count: number, dir: 'ltr' | 'rtl' | undefined) {
  const [active, setActive] = useState<Active>()
  const show = (plot: Element, place: number) => setActive(placed(plot, place))
  const onPoint = (event: PointerEvent) => {
    const place = touchedBy(event)?.dataset.point
    if (place !== undefined && Number(place) !== active?.place) show(event.currentTarget, Number(place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event
    if (key === 'Escape') return setActive(undefined)
    const step = (STEPS[key] ?? 0) * (dir === 'rtl' ? -1 : 1)
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
    const place = ends[key] ?? (active?.place ?? (step < 0 ? count : -1)) + step
    if (!(step || key in ends) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(currentTarget, Math.max(0, Math.min(count - 1, place)))
  }
  // What a finger has touched stays until it touches something else.
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setActive(undefined)
  const onBlur = () => setActive(undefined)
  return { active, handlers: { onPointerMove: onPoint, onPointerDown: onPoint, onPointerLeave, onKeyDown, onBlur } }
}

/** The point that a pointer touches, if it does. */
function touchedBy({ currentTarget, target, clientX, clientY, pointerType, isTrusted }: PointerEvent): HTMLElement | null | undefined {
  // A finger that moves on stays with the element it came down on, so the screen is asked.
  if (isTrusted) return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(POINT)
  // What was held until the chart was awake is of a while ago: meanwhile a mouse may have moved on, and the page under a finger.
  return pointerType === 'mouse' ? currentTarget.querySelector<HTMLElement>(`${POINT}:hover`) : (target as Element).closest<HTMLElement>(POINT)
}

/** A point with the place above what is drawn of it: as high as the highest of its series that are switched on. */
function placed(plot: Element, place: number): Active {
  const { left, width, bottom } = plot.getBoundingClientRect()
  const drawn = [...plot.querySelectorAll(`[data-anchor="${place}"]`)].map((anchor) => anchor.getBoundingClientRect()).filter((box) => box.height > 0)
  const column = plot.querySelector(`li[data-point="${place}"]`)?.getBoundingClientRect()
  const middle = column ? column.left + column.width / 2 - left : width / 2
  const top = Math.min(...drawn.map((box) => box.top), column?.bottom ?? bottom)
  const off = plot.closest('figure')?.querySelectorAll<HTMLInputElement>('input:not(:checked)') ?? []
  return { place, hidden: Array.from(off, (box) => Number(box.dataset.switch)), share: middle / width, bottom: bottom - top }
}
