import { chromium } from 'playwright'
import { BROWSER_FLAGS, findShell } from './lib/browser'
import { listen } from './lib/listen'
import { createSiteServer } from '../src/build/serve'
const [out, ...routes] = process.argv.slice(2)
const server = createSiteServer(out); const origin = await listen(server)
const b = await chromium.launch({ executablePath: findShell(), args: BROWSER_FLAGS })
for (const route of routes) for (const width of [390, 1280]) {
  const p = await b.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(route, m.text()))
  await p.goto(origin + route); await p.waitForTimeout(300)
  await p.screenshot({ path: `/tmp/shot${route.replaceAll('/', '_')}-${width}.png`, fullPage: true }); await p.close()
}
await b.close(); server.close()
