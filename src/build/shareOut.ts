import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { allOf } from './allOf'
import { cleanWhenInterrupted } from './interruption'
import type { WriteOrder } from './writePages'
import type { PageJob, WriteFailure } from './writeText'

/** Below this many pages a second thread costs more time than it saves. */
const WORTH_A_WORKER = 60
/** Pages sent to a thread at a time: few enough to keep memory flat, enough to keep it busy. */
const SHARE = 40

/**
 * Renders and writes pages, on a thread of their own, or on several when there are many.
 *
 * @param serverFile address of the compiled server code
 * @param most threads; as many as this machine has, unless given
 * @returns the first failure of a block, or undefined
 */
export async function shareOut(serverFile: string, order: WriteOrder, jobs: readonly PageJob[], most?: number): Promise<WriteFailure | undefined> {
  const threads = most ?? Math.max(1, Math.min(availableParallelism(), 8, Math.floor(jobs.length / WORTH_A_WORKER)))
  const share = Math.min(SHARE, Math.ceil(jobs.length / threads))
  const queue = Array.from({ length: Math.ceil(jobs.length / share) }, (_, index) => jobs.slice(index * share, (index + 1) * share))
  // Of the other pages a thread needs the paths and titles only.
  const pages = order.site.pages.map((page) => ({ ...page, sections: [] }))
  const failures = await allOf(Array.from({ length: threads }, () => runThread(serverFile, { ...order, site: { ...order.site, pages, missing: [] } }, queue)))
  return failures.find((failure) => failure !== undefined)
}

function runThread(serverFile: string, order: WriteOrder, queue: (readonly PageJob[])[]): Promise<WriteFailure | undefined> {
  // Without the flags of this process, which would compile the compiled code once more.
  const worker = new Worker(new URL(serverFile), { workerData: order, execArgv: [] })
  const done = cleanWhenInterrupted(() => void worker.terminate())
  const finished = new Promise<WriteFailure | undefined>((resolve, reject) => {
    const next = (failure: WriteFailure | null) => {
      const share = failure ? undefined : queue.shift()
      if (share) worker.postMessage(share)
      else resolve(failure ?? undefined)
    }
    worker.on('message', next)
    worker.once('error', (error) => {
      // What cannot be written now will not be a moment later, by another thread.
      queue.length = 0
      reject(error)
    })
    next(null)
  })
  return finished.finally(() => worker.terminate()).finally(done)
}
