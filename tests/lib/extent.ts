/** Whether all is tried: every page at every width, and as many inputs made at random as one waits for. `npm test -- --all` says so. */
export const isWhole = process.env.TEST_EXTENT === 'all'

/** One in so many of a list, spread over it; where all is tried, the whole list. */
export const oneIn = <Item>(every: number, list: readonly Item[]): Item[] => list.filter((_, index) => isWhole || index % every === 0)
