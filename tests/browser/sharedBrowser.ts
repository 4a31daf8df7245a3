import { type Browser, chromium } from 'playwright'
import { BROWSER_FLAGS, findShell } from '../../scripts/lib/browser'

let started: Promise<Browser> | undefined

async function start(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
  // Whoever comes after one that has crashed is given another.
  browser.on('disconnected', () => {
    started = undefined
  })
  return browser
}

/** The browser of this worker: the test files that it runs one after another share it, and it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  started ??= start()
  return started
}

/** Closes all pages of a test file, with whatever they have stored. */
export async function closePages(): Promise<void> {
  const browser = await started
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}
