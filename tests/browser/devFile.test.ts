import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
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

/** Starts at a file that says "Start", and tells what is shown. */
async function started(path: string): Promise<(words: string) => Promise<void>> {
  const running = await startDev(path)
  server = running
  const shows = async (words: string) => {
    await expect.poll(() => headingOf(running), { timeout: 15_000 }).toContain(words)
    // What has settled must be followed again.
    await wait(REST)
  }
  await shows('Start')
  return shows
}
const inRoot = (...parts: string[]) => join(root, ...parts)
const make = (name: string, title = 'Start') => {
  mkdirSync(inRoot(name), { recursive: true })
  writeFileSync(inRoot(name, 'pages.json'), titled(title))
}

test('a file that has become a link is followed to its target, and to the next one', async () => {
  make('site')
  make('other', 'Another')
  make('third', 'Third')
  const shows = await started(inRoot('site/pages.json'))
  unlinkSync(inRoot('site/pages.json'))
  symlinkSync('../other/pages.json', inRoot('site/pages.json'))
  await shows('Another')
  writeFileSync(inRoot('other/pages.json'), titled('Target saved'))
  await shows('Target saved')
  symlinkSync('../third/pages.json', inRoot('site/next'))
  renameSync(inRoot('site/next'), inRoot('site/pages.json'))
  await shows('Third')
  writeFileSync(inRoot('third/new'), titled('Replaced'))
  renameSync(inRoot('third/new'), inRoot('third/pages.json'))
  await shows('Replaced')
  unlinkSync(inRoot('site/pages.json'))
  writeFileSync(inRoot('site/pages.json'), titled('A file again'))
  await shows('A file again')
})

test('a folder that is deleted and made again is followed, as often as that happens', async () => {
  make('site')
  const shows = await started(inRoot('site/pages.json'))
  for (const turn of ['First', 'Second']) {
    rmSync(inRoot('site'), { recursive: true })
    await wait(REST)
    make('site', `${turn} folder`)
    await shows(`${turn} folder`)
    writeFileSync(inRoot('site/pages.json'), titled(`${turn} save`))
    await shows(`${turn} save`)
  }
  rmSync(root, { recursive: true })
  await wait(REST)
  make('site', 'All of it')
  await shows('All of it')
})

test('a folder that is a link is followed when it is turned elsewhere, and when the file there is saved', async () => {
  make('one')
  make('two', 'Two')
  symlinkSync('one', inRoot('site'))
  const shows = await started(inRoot('site/pages.json'))
  writeFileSync(inRoot('one/pages.json'), titled('Saved behind it'))
  await shows('Saved behind it')
  symlinkSync('two', inRoot('next'))
  renameSync(inRoot('next'), inRoot('site'))
  await shows('Two')
  writeFileSync(inRoot('two/pages.json'), titled('Saved in two'))
  await shows('Saved in two')
})

test('a file that another takes the place of, by rename or with its folder, is followed', async () => {
  make('site')
  const shows = await started(inRoot('site/pages.json'))
  for (const turn of ['First', 'Second']) {
    writeFileSync(inRoot('site/.new'), titled(`${turn} rename`))
    renameSync(inRoot('site/.new'), inRoot('site/pages.json'))
    await shows(`${turn} rename`)
  }
  make('fresh', 'Fresh')
  renameSync(inRoot('site'), inRoot('old'))
  renameSync(inRoot('fresh'), inRoot('site'))
  await shows('Fresh')
  cpSync(inRoot('old/pages.json'), inRoot('site/pages.json'))
  await shows('Second rename')
})

test('a file that is away for two seconds leaves the page, and is shown when it is back; what is wrong is told once', async () => {
  make('site')
  const shows = await started(inRoot('site/pages.json'))
  unlinkSync(inRoot('site/pages.json'))
  await wait(2000)
  await shows('Start')
  const reported = server?.output().match(/PS101/g) ?? []
  expect(reported).toHaveLength(1)
  writeFileSync(inRoot('site/pages.json'), titled('Back'))
  await shows('Back')
})

test('a folder that is not there at the start is waited for', async () => {
  const path = inRoot('late/pages.json')
  const running = await startDev(path)
  server = running
  expect(running.output()).toContain('PS101')
  make('late', 'Here at last')
  await expect.poll(() => headingOf(running), { timeout: 15_000 }).toContain('Here at last')
})
