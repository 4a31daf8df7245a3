/** So many are loaded at once: each is a whole page. */
const AT_ONCE = 3

const waiting: (() => void)[] = []
let loading = 0

/**
 * Calls back as soon as it is one's turn to load something.
 *
 * @param load is given what is called when that is done
 * @returns what gives the turn up
 */
export function loadInTurn(load: (done: () => void) => void): () => void {
  let state: 'waits' | 'loads' | 'over' = 'waits'
  const end = () => {
    if (state === 'loads') loading -= 1
    state = 'over'
    next()
  }
  const start = () => {
    if (state !== 'waits') return next()
    state = 'loads'
    loading += 1
    load(end)
  }
  waiting.push(start)
  next()
  return end
}

function next(): void {
  if (loading < AT_ONCE) waiting.shift()?.()
}
