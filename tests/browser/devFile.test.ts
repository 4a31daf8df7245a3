import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type DevServer, htmlAt, startDev } from './devServer'

const content = readFileSync('tests/sites/bakery.json', 'utf8')
const HEADING = JSON.parse(content).pages[0].sections[0].title as string
const titled = (title: string) => content.replace(JSON.stringify(HEADING), JSON.stringify(title))
const headingOf = async (server: DevServer) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec((await htmlAt(server, '/')).html)?.[1] ?? ''
/** Long enough for whatever lags behind to have come. */
const REST = 600

let server: DevServer | undefined
const root = mkdtempSync(join(tmpdir(), 'quoin-file-'))
afterEach(() => {
  server?.stop()
  rmSync(root, { recursive: true, force: true })
})

/** Tells what is shown, and waits until it has come to rest. */
const showing = (running: DevServer) => async (words: string) => {
  await expect.poll(() => headingOf(running), { timeout: 15_000 }).toContain(words)
  // What has settled must be followed again.
  await wait(REST)
}
const inRoot = (...parts: string[]) => join(root, ...parts)
const make = (name: string, title = 'Start') => {
  mkdirSync(inRoot(name), { recursive: true })
  writeFileSync(inRoot(name, 'pages.json'), titled(title))
}

test('a folder that is not there at the start is waited for; a file that becomes a link, or whose folder goes and comes, is followed', async () => {
  const path = inRoot('site/pages.json')
  const running = await startDev(path)
  server = running
  expect(running.output()).toContain('PS101')
  make('site')
  const shows = showing(running)
  await shows('Start')
  make('other', 'Another')
  unlinkSync(path)
  symlinkSync('../other/pages.json', path)
  await shows('Another')
  rmSync(inRoot('site'), { recursive: true })
  await wait(REST)
  make('site', 'Made again')
  await shows('Made again')
  writeFileSync(path, titled('Saved in it'))
  await shows('Saved in it')
})

test('a file that is away for two seconds leaves the page, and is shown when it is back; what is wrong is told once', async () => {
  make('site')
  server = await startDev(inRoot('site/pages.json'))
  const shows = showing(server)
  await shows('Start')
  unlinkSync(inRoot('site/pages.json'))
  await wait(2000)
  await shows('Start')
  expect(server.output().match(/PS101/g)).toHaveLength(1)
  writeFileSync(inRoot('site/pages.json'), titled('Back'))
  await shows('Back')
})
