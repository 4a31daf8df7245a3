/** How long a page that is loaded, or an island that is awake, has the browser to itself, in milliseconds. */
const QUIET = 1000

/** Loads what nobody waits for. What cannot be had is asked for again when it is wanted, and without the app every link still works. */
export function later(load: () => Promise<unknown>): void {
  setTimeout(() => load().catch(() => {}), QUIET)
}
