/** Numbers that look like chance and are the same for the same seed. */
export function randomly(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    chance: (share: number) => next() < share,
    pick: <Value>(list: readonly Value[]): Value => {
      const value = list[upTo(list.length - 1)]
      if (value === undefined) throw new Error('There is nothing to pick from.')
      return value
    },
  }
}
