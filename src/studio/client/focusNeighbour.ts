import type { KeyboardEvent } from 'react'

/** Leads from one line of a list to the one above or below by the arrow keys, and to the first and the last. */
export function focusNeighbour(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'currentTarget' | 'preventDefault'>, lines: string): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...document.querySelectorAll<HTMLElement>(lines)]
  const here = all.indexOf(event.currentTarget as HTMLElement)
  const goal = { ArrowUp: all[here - 1], ArrowDown: all[here + 1], Home: all[0], End: all.at(-1) }[event.key]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}
