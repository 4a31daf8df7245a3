/**
 * Whether the entry at a place, from 0, stands alone in the last row where entries stand in two columns: then it has the row to itself.
 *
 * @param isLed whether the first entry has both columns
 */
export function isLone(place: number, count: number, isLed = false): boolean {
  return place > 0 && place === count - 1 && place % 2 === (isLed ? 1 : 0)
}
