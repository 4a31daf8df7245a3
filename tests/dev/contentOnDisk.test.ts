import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type TestContext, test, vi } from 'vitest'
import { watchContent } from '../../src/dev/server/watchContent'

/** Longer than a path is looked at again, so that whatever lags behind has come. */
const REST = 350

/** A folder of its own for a test, and what is read of a file that says "Start" while it is followed. */
function disk(onTestFinished: TestContext['onTestFinished']) {
  const root = mkdtempSync(join(tmpdir(), 'quoin-file-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const inRoot = (...parts: string[]) => join(root, ...parts)
  const make = (name: string, words = 'Start') => {
    mkdirSync(inRoot(name), { recursive: true })
    writeFileSync(inRoot(name, 'pages.json'), words)
  }
  const started = async (): Promise<(words: string) => Promise<void>> => {
    const path = inRoot('site/pages.json')
    let seen = ''
    const read = () => {
      if (existsSync(path)) seen = readFileSync(path, 'utf8')
    }
    onTestFinished(watchContent(path, read))
    read()
    const shows = async (words: string) => {
      await vi.waitUntil(() => seen === words, { timeout: 10_000 })
      // What has settled must be followed again.
      await wait(REST)
    }
    await shows('Start')
    return shows
  }
  return { root, inRoot, make, started }
}

test.concurrent('a file that has become a link is followed to its target, and to the next one', async ({ onTestFinished }) => {
  const { inRoot, make, started } = disk(onTestFinished)
  make('site')
  make('other', 'Another')
  make('third', 'Third')
  const shows = await started()
  unlinkSync(inRoot('site/pages.json'))
  symlinkSync('../other/pages.json', inRoot('site/pages.json'))
  await shows('Another')
  writeFileSync(inRoot('other/pages.json'), 'Target saved')
  await shows('Target saved')
  symlinkSync('../third/pages.json', inRoot('site/next'))
  renameSync(inRoot('site/next'), inRoot('site/pages.json'))
  await shows('Third')
  writeFileSync(inRoot('third/new'), 'Replaced')
  renameSync(inRoot('third/new'), inRoot('third/pages.json'))
  await shows('Replaced')
  unlinkSync(inRoot('site/pages.json'))
  writeFileSync(inRoot('site/pages.json'), 'A file again')
  await shows('A file again')
})

test.concurrent('a folder that is deleted and made again is followed, as often as that happens', async ({ onTestFinished }) => {
  const { root, inRoot, make, started } = disk(onTestFinished)
  make('site')
  const shows = await started()
  for (const turn of ['First', 'Second']) {
    rmSync(inRoot('site'), { recursive: true })
    await wait(REST)
    make('site', `${turn} folder`)
    await shows(`${turn} folder`)
    writeFileSync(inRoot('site/pages.json'), `${turn} save`)
    await shows(`${turn} save`)
  }
  rmSync(root, { recursive: true })
  await wait(REST)
  make('site', 'All of it')
  await shows('All of it')
})

test.concurrent('a folder that is a link is followed when it is turned elsewhere, and when the file there is saved', async ({ onTestFinished }) => {
  const { inRoot, make, started } = disk(onTestFinished)
  make('one')
  make('two', 'Two')
  symlinkSync('one', inRoot('site'))
  const shows = await started()
  writeFileSync(inRoot('one/pages.json'), 'Saved behind it')
  await shows('Saved behind it')
  symlinkSync('two', inRoot('next'))
  renameSync(inRoot('next'), inRoot('site'))
  await shows('Two')
  writeFileSync(inRoot('two/pages.json'), 'Saved in two')
  await shows('Saved in two')
})

test.concurrent('a file that another takes the place of, by rename or with its folder, is followed', async ({ onTestFinished }) => {
  const { inRoot, make, started } = disk(onTestFinished)
  make('site')
  const shows = await started()
  for (const turn of ['First', 'Second']) {
    writeFileSync(inRoot('site/.new'), `${turn} rename`)
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
