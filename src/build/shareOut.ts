import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { headOf } from '../site/schema/headOf'
import { allOf } from './allOf'
import { cleanWhenInterrupted } from './interruption'
import type { WriteOrder, Written } from './writePages'
import type { SearchEntry } from './searchIndex'
import type { PageJob } from './writeText'

/** Below this many pages a second thread costs more time than it saves. */
const WORTH_A_WORKER = 60
/** Pages sent to a thread at a time: few enough to keep memory flat, enough to keep it busy. */
const SHARE = 40

/**
 * What a thread may hold, in megabytes: far more than a page needs. Where much more is allowed, what is done with is left lying until
 * it takes several times the room of what is in use.
 */
const ROOM = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 12 }

/**
 * Renders and writes pages, on a thread of their own, or on several when there are many.
 *
 * @param serverFile address of the compiled server code
 * @param most threads; as many as this machine has, unless given
 * @returns the first failure of a block, if there is one, the files made of pictures that the pages show, and what the pages are found by
 */
export async function shareOut(serverFile: string, order: WriteOrder, jobs: readonly PageJob[], most?: number): Promise<Written> {
  const threads = most ?? Math.max(1, Math.min(availableParallelism(), 8, Math.floor(jobs.length / WORTH_A_WORKER)))
  const share = Math.min(SHARE, Math.ceil(jobs.length / threads))
  const queue = Array.from({ length: Math.ceil(jobs.length / share) }, (_, index) => jobs.slice(index * share, (index + 1) * share))
  // Of the other pages a thread needs the paths and titles only.
  const pages = order.site.pages.map(headOf)
  const shares = await allOf(Array.from({ length: threads }, () => runThread(serverFile, { ...order, site: { ...order.site, pages, missing: [] } }, queue)))
  const failure = shares.find((written) => written.failure !== undefined)?.failure
  return { ...(failure && { failure }), media: [...new Set(shares.flatMap(({ media }) => media))], entries: shares.flatMap(({ entries }) => entries) }
}

function runThread(serverFile: string, order: WriteOrder, queue: (readonly PageJob[])[]): Promise<Written> {
  // Without the flags of this process, which would compile the compiled code once more.
  const worker = new Worker(new URL(serverFile), { workerData: order, execArgv: [], resourceLimits: ROOM })
  const done = cleanWhenInterrupted(() => void worker.terminate())
  const finished = new Promise<Written>((resolve, reject) => {
    const media = new Set<string>()
    const entries: SearchEntry[] = []
    const next = (written: Written) => {
      for (const address of written.media) media.add(address)
      for (const entry of written.entries) entries.push(entry)
      const share = written.failure ? undefined : queue.shift()
      if (share) worker.postMessage(share)
      else resolve({ ...written, media: [...media], entries })
    }
    worker.on('message', next)
    worker.once('error', (error) => {
      // What cannot be written now will not be a moment later, by another thread.
      queue.length = 0
      reject(error)
    })
    next({ media: [], entries: [] })
  })
  return finished.finally(() => worker.terminate()).finally(done)
}
