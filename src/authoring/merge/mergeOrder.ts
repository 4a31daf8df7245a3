/** Something with its place in the list of each of the two, where it has one. */
export type Placed<Value> = { value: Value; ours: number | undefined; theirs: number | undefined }

/**
 * Puts what two lists have into one order: that of the leading one, in which what only the other has stands behind what it stood
 * behind there; at one place comes first what is of "ours".
 */
export function mergeOrder<Value>(entries: readonly Placed<Value>[], leading: 'ours' | 'theirs'): Value[] {
  const following = leading === 'ours' ? 'theirs' : 'ours'
  const order = entries.filter((entry) => entry[leading] !== undefined).toSorted((one, other) => (one[leading] ?? 0) - (other[leading] ?? 0))
  const rest = entries.filter((entry) => entry[leading] === undefined).toSorted((one, other) => (one[following] ?? 0) - (other[following] ?? 0))
  for (const entry of rest) {
    const place = order.findLastIndex((other) => other[following] !== undefined && other[following] < (entry[following] ?? 0)) + 1
    order.splice(leading === 'ours' ? behindOwn(order, place, following) : place, 0, entry)
  }
  return order.map(({ value }) => value)
}

/** The place behind those that only the leading list has, and that were put at the same place. */
function behindOwn<Value>(order: readonly Placed<Value>[], place: number, following: 'ours' | 'theirs'): number {
  const next = order.findIndex((entry, index) => index >= place && entry[following] !== undefined)
  return next < 0 ? order.length : next
}
