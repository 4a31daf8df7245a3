/** Longest that a timer can wait, in milliseconds; one set for longer would ring at once. */
const LONGEST = 2 ** 31 - 1

export type Clock = {
  /** To be called whenever the next moment may be another. */
  set: () => void
}

/**
 * Rings at the next moment at which the site looks different by itself.
 *
 * @param next that moment, in milliseconds since 1970; undefined when there is none
 */
export function createClock(next: () => number | undefined, ring: () => void): Clock {
  let timer: NodeJS.Timeout | undefined
  const set = () => {
    clearTimeout(timer)
    const moment = next()
    // One that has passed is that of a site which could not be made anew: a broken file shows its last good state.
    if (moment === undefined || moment <= Date.now()) return
    timer = setTimeout(() => (Date.now() < moment ? set() : ring()), Math.min(moment - Date.now(), LONGEST))
    timer.unref()
  }
  return { set }
}
