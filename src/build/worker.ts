import { parentPort, workerData } from 'node:worker_threads'
import { writePages } from './writePages'

parentPort?.postMessage((await writePages(workerData)) ?? null)
