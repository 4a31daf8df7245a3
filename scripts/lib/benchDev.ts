import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from 'vite'
import { quoin } from '../../src/dev/server/plugin'
import config from '../../vite.config'
import { BROWSER_FLAGS, findBrowser } from './browser'

/** Time from a saved pages.json until the open page shows the change, in whole milliseconds, over ten saves. */
export async function saveToVisible(content: string): Promise<{ median: number; worst: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-dev-'))
  const file = join(folder, 'pages.json')
  writeFileSync(file, content)
  const server = await createServer({ ...config, configFile: false, logLevel: 'silent', plugins: [config.plugins, quoin(file)], server: { ...config.server, port: 0 } })
  await server.listen()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForTimeout(4000)
  const heading = await page.textContent('h1')
  const times: number[] = []
  for (let turn = 0; turn < 13; turn++) {
    const words = `Saved ${turn}`
    // As text: a compiled function would carry helpers that the page does not know.
    const seen = page.evaluate<number>(`new Promise((resolve) => {
      const look = () => (document.querySelector('h1')?.textContent === '${words}' ? resolve(Date.now()) : requestAnimationFrame(look))
      look()
    })`)
    const started = Date.now()
    writeFileSync(file, content.replace(JSON.stringify(heading), JSON.stringify(words)))
    times.push((await seen) - started)
    await page.waitForTimeout(300)
  }
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  // The first saves warm the programs up.
  const counted = times.slice(3).sort((a, b) => a - b)
  return { median: counted[Math.floor(counted.length / 2)] ?? 0, worst: counted.at(-1) ?? 0 }
}
