import type { Operation } from '../types'

/** A change that is on its way: what it is, the state of the file that it was meant for, and what stood in its place then. */
export type Pending = { operation: Operation; base: string; drawn?: string | undefined; was?: unknown }

const KEY = 'quoin-studio pending'

/** The changes that were on their way before a reload, in their order; whoever takes them sends them. */
export function takePending(): Pending[] {
  const left = all()
  store([])
  return left
}

/** Keeps a change until it is answered, also across a reload; returns what forgets it. */
export function keepPending(change: Pending): () => void {
  const text = JSON.stringify(change)
  store([...all(), change])
  return () => {
    const place = all().findIndex((other) => JSON.stringify(other) === text)
    if (place >= 0) store(all().toSpliced(place, 1))
  }
}

const all = (): Pending[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
const store = (changes: readonly Pending[]) => sessionStorage.setItem(KEY, JSON.stringify(changes))
