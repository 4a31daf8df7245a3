import { chromium } from 'playwright'
import { createServer } from 'vite'
import { quoin } from '../../src/dev/server/plugin'
import config from '../../vite.config'
import type { GrownFiles } from './benchSite'
import { BROWSER_FLAGS, findBrowser } from './browser'

/** Time from a change that is saved until the open page shows it, in whole milliseconds, over ten changes. */
export async function saveToVisible({ main, path, change }: GrownFiles): Promise<{ median: number; worst: number }> {
  const server = await createServer({ ...config, configFile: false, logLevel: 'silent', plugins: [config.plugins, quoin(main)], server: { ...config.server, port: 0 } })
  await server.listen()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(new URL(path, server.resolvedUrls?.local[0]).href, { timeout: 120_000 })
    await page.waitForTimeout(4000)
    const times: number[] = []
    for (let turn = 0; turn < 13; turn++) {
      const words = `Saved ${turn}`
      // As text: a compiled function would carry helpers that the page does not know.
      const seen = page.evaluate<number>(`new Promise((resolve) => {
        const look = () => (document.querySelector('h1')?.textContent === '${words}' ? resolve(Date.now()) : requestAnimationFrame(look))
        look()
      })`)
      const started = Date.now()
      change(words)
      times.push((await seen) - started)
      await page.waitForTimeout(300)
    }
    // The first saves warm the programs up.
    const counted = times.slice(3).sort((a, b) => a - b)
    return { median: counted[Math.floor(counted.length / 2)] ?? 0, worst: counted.at(-1) ?? 0 }
  } finally {
    await browser.close()
    await server.close()
  }
}
