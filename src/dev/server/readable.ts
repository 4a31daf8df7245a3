import type { ViteDevServer } from 'vite'

const UNREADABLE = 'not even its error can be read'

/**
 * Returns an error that can be told, with the places of its stack in the files as they are written, where they can be found out:
 * a block may throw what it likes, and to look at that may fail as well.
 */
export function readable({ ssrFixStacktrace }: Pick<ViteDevServer, 'ssrFixStacktrace'>, error: unknown): Error {
  try {
    if (!(error instanceof Error)) return errorOf(String(error), String(error))
    fix(ssrFixStacktrace, error)
    const { message, stack, name } = error
    return typeof message === 'string' && typeof stack === 'string' ? error : errorOf(String(message), `${name}: ${message}`)
  } catch {
    return errorOf(UNREADABLE, UNREADABLE)
  }
}

/** One that is frozen, or whose stack is none, stays as it is. */
function fix(ssrFixStacktrace: ViteDevServer['ssrFixStacktrace'], error: Error): void {
  try {
    ssrFixStacktrace(error)
  } catch {}
}

const errorOf = (message: string, stack: string) => Object.assign(new Error(message), { stack })
