/** Whether all is tried: every page at every width, and as many inputs made at random as one waits for. `npm test -- --all` says so. */
export const isWhole = process.env.TEST_EXTENT === 'all'
