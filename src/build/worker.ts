import { parentPort, workerData } from 'node:worker_threads'
import { preparePages, type WriteOrder } from './writePages'

/** In a thread of its own: takes shares of the pages until there are none, and answers each with what came of it. */
async function work(order: WriteOrder): Promise<void> {
  const writeShare = preparePages(order)
  parentPort?.on('message', async (jobs: Parameters<typeof writeShare>[0]) => parentPort?.postMessage(await writeShare(jobs)))
}

await work(workerData)
