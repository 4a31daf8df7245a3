/** Seconds of the processor that a piece of work takes; what else the machine does is not counted. */
export function secondsFor(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

/**
 * Seconds of the processor that a piece of work takes, the least of up to three tries, of which a try that took fewer than the goal is
 * the last: what costs the square of its length costs it each time, what a machine loses to its neighbours it loses once.
 */
export function leastSeconds(goal: number, work: () => void): number {
  let least = secondsFor(work)
  for (let turn = 1; turn < 3 && least >= goal; turn++) least = Math.min(least, secondsFor(work))
  return least
}
