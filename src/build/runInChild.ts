import { fork } from 'node:child_process'
import { join } from 'node:path'
import { cleanWhenInterrupted } from './interruption'

/**
 * Does a part of the work in a process of its own, at the same time as others: compiling and cutting fonts need several
 * hundred megabytes, which are free again before the first page is rendered, and so do pictures.
 *
 * @param program file beside this one; it hears one message and answers with one
 */
export function runInChild<Result extends object>(program: 'bundleProcess.ts' | 'drawProcess.ts' | 'media/mediaProcess.ts', input: object): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'program/runProgram.mjs'), [join(import.meta.dirname, program)], {
    execArgv: [],
    serialization: 'advanced',
    // Threads that keep memory of their own would need half as much again for pictures.
    env: { ...process.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
  })
  const done = cleanWhenInterrupted(() => child.kill('SIGKILL'))
  const answer = new Promise<Result>((resolve, reject) => {
    child.once('message', (result: Result | string) => (typeof result === 'string' ? reject(new Error(result)) : resolve(result)))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} stopped with code ${code}.`)))
    child.send(input)
  })
  return answer.finally(done)
}

/** In such a process: answers the one message with what the work gives, or with the words of its error. */
export function answerWith<Input>(work: (input: Input) => Promise<object>): void {
  // A build that was killed waits for nothing any more.
  process.once('disconnect', () => process.exit())
  // The terminal asks all processes of a command to end; the one that began decides.
  process.on('SIGINT', () => {})
  process.once('message', async (input: Input) => {
    const result = await work(input).catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))
    process.send?.(result, () => process.disconnect())
  })
}
