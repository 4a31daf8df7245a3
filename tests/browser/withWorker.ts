// Without a word of its own a worker that is told to end would take nobody along.
process.once('SIGTERM', () => process.exit())

/** Does something when the worker ends, also where its tests were broken off. */
export function atWorkersEnd(act: () => void): void {
  process.once('exit', act)
}
