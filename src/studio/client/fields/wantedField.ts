import { useSyncExternalStore } from 'react'
import type { JsonPath } from '../../../site/text/jsonPath'

let wanted: JsonPath | undefined
/** What is waited for: another one for each time that something is wanted. */
let turn = 0
const hearers = new Set<() => void>()
/** Fields are drawn when the server has answered; so long, in milliseconds, one is waited for. */
const PATIENCE = 15_000

/** After so long, the field around it is taken: it may have none of its own. */
const SETTLED = 600

/** Opens the field of a place, whichever lists it lies in, brings it into view, and puts the focus there unless said otherwise. */
export function wantField(path: JsonPath, isFocused = true): void {
  turn += 1
  want(path)
  void leadTo(turn, isFocused, Date.now())
}

/** A field that is waited for stands elsewhere by now, with all that it lies in. */
export function followWanted(before: JsonPath, after: JsonPath): void {
  if (wanted && isIn(wanted, before)) want([...after, ...wanted.slice(before.length)])
}

function want(path: JsonPath): void {
  wanted = path
  for (const hear of hearers) hear()
}

/** Who does something else meanwhile keeps the focus there. */
function giveUp(): void {
  wanted = undefined
}
for (const event of ['pointerdown', 'keydown']) globalThis.addEventListener?.(event, giveUp, { capture: true })

/** The place whose field is to be opened. */
export function useWantedField(): JsonPath | undefined {
  return useSyncExternalStore(
    (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    () => wanted,
  )
}

/** Whether a place lies in another one, or is it. */
export const isIn = (place: JsonPath | undefined, around: JsonPath) => place !== undefined && around.every((key, index) => place[index] === key)

async function leadTo(own: number, isFocused: boolean, since: number): Promise<void> {
  while (wanted && turn === own && Date.now() < since + PATIENCE) {
    const field = fieldAt(wanted) ?? (Date.now() > since + SETTLED ? fieldAround(wanted) : undefined)
    if (field) {
      field.scrollIntoView({ block: 'center' })
      if (isFocused) field.focus({ preventScroll: true })
      wanted = undefined
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (turn === own) wanted = undefined
}

/** The field of a place that can be seen, or the first one in it. */
function fieldAt(path: JsonPath): HTMLElement | undefined {
  const written = JSON.stringify(path)
  return seen(`[data-path=${JSON.stringify(written)}]`) ?? seen(`[data-path^=${JSON.stringify(`${written.slice(0, -1)},`)}]`)
}

/** The field of the nearest place around it that has one. */
function fieldAround(path: JsonPath): HTMLElement | undefined {
  for (let length = path.length - 1; length > 1; length--) {
    const field = seen(`[data-path=${JSON.stringify(JSON.stringify(path.slice(0, length)))}]`)
    if (field) return field
  }
  return undefined
}

function seen(fields: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(fields)].find((field) => field.getClientRects().length > 0 && !field.matches(':disabled'))
}
