import { createContext, Script } from 'node:vm'

/** Longest that one section may take to be drawn, in milliseconds: a busy machine needs a small part of it. */
export const DRAWING = 10_000
/** Longest that compiling the whole content file may take, in milliseconds: the file may be large. */
export const COMPILING = 60_000

const sandbox: { task?: () => unknown } = createContext({})
const run = new Script('task()')

/**
 * Runs a task that is done at once, and gives it up when it takes too long: a block that is being written may go round for
 * ever, and all else is done by this process, too. A task that waits for something is not stopped, nor a module that goes
 * round while it is loaded: then Ctrl-C ends the server, whatever it does.
 *
 * @param what it is, as the beginning of a sentence
 * @param longest that it may take, in milliseconds
 * @throws Error of the task, or one that says that it was given up
 */
export function limited<Result>(what: string, longest: number, task: () => Result): Result {
  const results: Result[] = []
  sandbox.task = () => void results.push(task())
  try {
    run.runInContext(sandbox, { timeout: longest })
  } catch (error) {
    if (!isTimeout(error)) throw error
    const message = `${what} took longer than ${longest / 1000} seconds and was given up. Is there a loop that never ends?`
    // Where it stood just then is not known: the stack would name this file.
    throw Object.assign(new Error(message), { stack: message })
  }
  const [result] = results
  return result as Result // The task has come to its end, so there is one.
}

/** It comes from where the script ran, whose classes are not those of this file. */
const isTimeout = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
