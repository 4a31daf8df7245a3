import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

/** The watchers of a toy disk: folders by name, of which some are not there. */
async function open({ isThere = true } = {}) {
  vi.resetModules()
  const disk = { isThere }
  const folders: { path: string; isClosed: boolean; tell: (name: string | null) => void; fail: () => boolean }[] = []
  const looks = new Map<string, { look: () => void; options: object }>()
  vi.doMock('node:fs', () => ({
    watch: (path: string, { persistent }: { persistent: boolean }, onChange: (event: string, name: string | null) => void) => {
      if (!disk.isThere) throw new Error('ENOENT')
      const watcher = new EventEmitter()
      const own = {
        path,
        isClosed: false,
        isPersistent: persistent,
        tell: (name: string | null) => onChange('change', name),
        fail: () => watcher.emit('error', new Error('gone')),
      }
      folders.push(own)
      return Object.assign(watcher, { close: () => (own.isClosed = true) })
    },
    watchFile: (path: string, options: object, look: () => void) => looks.set(path, { look, options }),
    unwatchFile: (path: string, look: () => void) => looks.get(path)?.look === look && looks.delete(path),
  }))
  const { watchContent, watchIncluded, watchMedia } = await import('../../src/dev/server/watchContent')
  let told = 0
  const end = watchContent('/toys/pages.json', () => void told++)
  return { disk, folders, looks, end, watchIncluded, watchMedia, told: () => told }
}

test('what is saved under its name is told at once, and nothing else of its folder', async () => {
  const { folders, told } = await open()
  for (const name of ['other.json', null, 'pages.json.tmp']) folders[0]?.tell(name)
  expect([folders.map(({ path }) => path), told()]).toEqual([['/toys'], 0])
  folders[0]?.tell('pages.json')
  expect(told()).toBe(1)
})

test('the path is looked at four times in a second; what has changed there is told, and its folder watched anew', async () => {
  const { folders, looks, told } = await open()
  expect([...looks].map(([path, { options }]) => [path, options])).toEqual([['/toys/pages.json', { interval: 250, persistent: false }]])
  looks.get('/toys/pages.json')?.look()
  expect([told(), folders.map(({ isClosed }) => isClosed)]).toEqual([1, [true, false]])
  folders[1]?.tell('pages.json')
  expect(told()).toBe(2)
})

test('a folder that is not there yet is watched when it has come, and one that fails is silent', async () => {
  const { disk, folders, looks, told } = await open({ isThere: false })
  expect(folders).toEqual([])
  disk.isThere = true
  looks.get('/toys/pages.json')?.look()
  expect([told(), folders.length]).toEqual([1, 1])
  expect(folders[0]?.fail()).toBe(true)
})

test('it ends with all that it watches, and keeps no process alive', async () => {
  const { folders, looks, end } = await open()
  end()
  expect([looks.size, folders]).toMatchObject([0, [{ isClosed: true, isPersistent: false }]])
})

test('what changes in media/ and below it is told, and that the folder comes or goes', async () => {
  const { folders, watchMedia } = await open()
  folders.splice(0)
  const added: string[] = []
  let tell = (_event: string, _path: string) => {}
  let told = 0
  const end = watchMedia('/toys/pages.json', { add: (path) => added.push(path), on: (_all, hear) => (tell = hear) }, () => void told++)
  tell('change', '/toys/media/team/ana.jpg')
  tell('change', '/toys/media.txt')
  tell('change', '/toys/src/a.ts')
  folders[0]?.tell('pages.json')
  expect([told, added, folders[0]?.path]).toEqual([1, ['/toys/media'], '/toys'])
  folders[0]?.tell('media')
  expect([told, added.length]).toEqual([2, 2])
  end()
  expect(folders[0]?.isClosed).toBe(true)
})

test('each file with the body of an item is watched as soon as it is named, and what changes in it is told', async () => {
  const { watchBodies } = await import('../../src/dev/server/watchContent')
  const files = ['/toys/a.md']
  const added: string[] = []
  let tell = (_event: string, _path: string) => {}
  let told = 0
  const look = watchBodies(
    () => files,
    { add: (path) => added.push(path), on: (_all, hear) => (tell = hear) },
    () => void told++,
  )
  tell('change', '/toys/a.md')
  expect([told, added]).toEqual([0, []])
  look()
  files.push('/toys/b.md')
  look()
  for (const path of ['/toys/a.md', '/toys/b.md', '/toys/c.md']) tell('change', path)
  expect([told, added]).toEqual([2, ['/toys/a.md', '/toys/b.md']])
})

test('the folders of files that are included are watched, and what changes in them is told where it is meant', async () => {
  const { folders, watchIncluded } = await open()
  folders.splice(0)
  const added: string[] = []
  let tell = (_event: string, _path: string) => {}
  let told = 0
  let patterns = ['pages/*.json', 'own.json']
  const { look, end } = watchIncluded(
    '/toys/pages.json',
    () => patterns,
    { add: (path) => added.push(path), on: (_all, hear) => (tell = hear) },
    () => void told++,
  )
  look()
  for (const path of ['/toys/pages/new.json', '/toys/pages/new.txt', '/toys/pages/deep/new.json', '/toys/other.json', '/toys/own.json']) tell('add', path)
  expect([told, added]).toEqual([2, ['/toys/pages/']])
  patterns = ['news/**/*.json']
  look()
  tell('change', '/toys/news/2026/a.json')
  expect([told, added.length]).toEqual([3, 2])
  for (const name of ['media', 'pages.json', 'news']) folders[0]?.tell(name)
  expect([told, added.length]).toEqual([4, 3])
  end()
  expect(folders[0]?.isClosed).toBe(true)
})
