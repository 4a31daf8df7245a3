const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** What takes away the traces of works that go on, in the order in which they began. */
const works = new Set<() => void>()

/**
 * Has something taken away should a signal end this process before a work is done. The process then still ends by that signal.
 *
 * @param clean must be done when it returns: nothing comes after it
 * @returns what to call when the work is done
 */
export function cleanWhenInterrupted(clean: () => void): () => void {
  if (works.size === 0) for (const signal of SIGNALS) process.on(signal, end)
  works.add(clean)
  return () => {
    works.delete(clean)
    if (works.size === 0) stopListening()
  }
}

function end(signal: NodeJS.Signals): void {
  // Who began last writes into what others have made.
  for (const clean of [...works].reverse()) {
    try {
      clean()
    } catch {
      // What a disk does not let go the next build takes away.
    }
  }
  works.clear()
  stopListening()
  process.kill(process.pid, signal)
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, end)
}
