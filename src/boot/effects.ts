import { watchIslands } from './islands'
import { watchReveals } from './reveal'

/** Starts islands and reveal effects in `part`; returns a function that puts the islands to sleep. */
export function startEffects(part: ParentNode): () => void {
  const stop = watchIslands(part)
  watchReveals(part)
  return stop
}

let stopAll = () => {}

/** Stops the effects of the page and starts them anew with all that is on it. */
export function restartEffects(): void {
  stopAll()
  stopAll = startEffects(document)
}

/** Leaves the effects of the page to the app, which stops them part by part. What is awake stays awake. */
export function handOverEffects(): void {
  stopAll = () => {}
}
