import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'vite'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markSite } from '../../src/build/mark'
import { beginSite, dropSite, PlaceError, putInPlace, restoreSite } from '../../src/build/swapDirectory'
import { createSiteServer } from '../../src/build/serve'
import { figure } from '../lib/figure'
import { listen } from '../../scripts/lib/listen'

const KILLS = 50
const root = mkdtempSync(join(tmpdir(), 'quoin-place-'))
const parent = join(root, 'sites')
const out = join(parent, 'dist')
/** A number that no process has: this one's, which has ended. */
const dead = spawnSync('true').pid
const write = (folder: string, words: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), words)
  markSite(folder)
}
const words = () => readFileSync(join(out, 'index.html'), 'utf8')

beforeEach(() => {
  rmSync(parent, { recursive: true, force: true })
  mkdirSync(parent)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a new site takes the place of the old one', () => {
  test('and nothing remains beside it', () => {
    write(out, 'old')
    const site = beginSite(out)
    write(site, 'new')
    expect(words()).toBe('old')
    putInPlace(site, out)
    expect(words()).toBe('new')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('one that is made for another day takes the place of its like alone', () => {
    write(out, 'old')
    expect(() => beginSite(out, true)).toThrow(/dist holds the site for visitors, and --at makes one to look at\./)
    const elsewhere = join(parent, 'dist-at')
    for (const day of ['first', 'second']) {
      const site = beginSite(elsewhere, true)
      write(site, day)
      putInPlace(site, elsewhere, true)
    }
    expect([words(), readFileSync(join(elsewhere, 'index.html'), 'utf8')]).toEqual(['old', 'second'])
    const site = beginSite(elsewhere)
    expect(() => putInPlace(site, elsewhere)).not.toThrow()
  })

  test('everybody may read it, not only who built it', () => {
    const before = process.umask(0o022)
    const site = beginSite(out)
    putInPlace(site, out)
    process.umask(before)
    expect(statSync(out).mode & 0o777).toBe(0o755)
  })

  test('one that is given up leaves the old one', () => {
    write(out, 'old')
    dropSite(beginSite(out))
    expect(words()).toBe('old')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('behind a link, the link stays', () => {
    write(join(parent, 'real'), 'old')
    symlinkSync('real', out)
    const site = beginSite(out)
    write(site, 'new')
    putInPlace(site, out)
    expect([words(), realpathSync(out)]).toEqual(['new', join(realpathSync(parent), 'real')])
  })

  test('behind links of which the last leads nowhere yet, all links stay', () => {
    symlinkSync('further', out)
    symlinkSync('real', join(parent, 'further'))
    const site = beginSite(out)
    write(site, 'new')
    putInPlace(site, out)
    expect([words(), realpathSync(out)]).toEqual(['new', join(realpathSync(parent), 'real')])
  })

  test('links that lead round in a circle are left as they are', () => {
    symlinkSync('dist', out)
    expect(() => beginSite(out)).toThrow('ELOOP')
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('two at the same time leave one of them, whole', () => {
    write(out, 'old')
    const [one, other] = [beginSite(out), join(parent, '.dist-new-1-7')]
    write(one, 'one')
    write(other, 'other')
    putInPlace(other, out)
    putInPlace(one, out)
    expect(words()).toBe('one')
    expect(readdirSync(parent)).toEqual(['dist'])
  })
})

describe('after a build was killed', () => {
  test.each([
    ['while it wrote, the old site stands and what was begun goes', ['dist', `.dist-new-${dead}-1`], 'dist'],
    ['between the two names, the old site comes back', [`.dist-old-${dead}-1`, `.dist-new-${dead}-1`], `.dist-old-${dead}-1`],
    ['after the new site was in place, it stands and the old one goes', ['dist', `.dist-old-${dead}-1`], 'dist'],
    ['while it deleted, the new site stands', ['dist', `.dist-gone-${dead}-1`], 'dist'],
  ])('%s', (_name, folders, winner) => {
    for (const folder of folders) write(join(parent, folder), folder)
    restoreSite(out)
    expect(words()).toBe(winner)
    dropSite(beginSite(out))
    expect(readdirSync(parent)).toEqual(['dist'])
  })

  test('of two sites that were put away the last one comes back', async () => {
    for (const name of [`.dist-old-${dead}-2`, `.dist-old-${dead}-3`, `.dist-old-${dead}-1`]) {
      write(join(parent, name), name)
      // Disks note the time in steps.
      await wait(20)
    }
    restoreSite(out)
    expect(words()).toBe(`.dist-old-${dead}-1`)
  })

  test('what belongs to a build that still runs is left alone', () => {
    write(out, 'old')
    const running = `.dist-new-${process.ppid}-1`
    write(join(parent, running), 'half')
    dropSite(beginSite(out))
    expect(readdirSync(parent).sort()).toEqual([running, 'dist'])
  })

  test('a site that was deleted by hand does not come back half', () => {
    write(join(parent, `.dist-gone-${dead}-1`), 'half')
    write(join(parent, `.dist-new-${dead}-1`), 'half')
    restoreSite(out)
    expect(existsSync(out)).toBe(false)
  })
})

describe('a folder that holds something else is refused', () => {
  const put = (name: string, words = 'mine') => {
    const file = join(out, name)
    mkdirSync(join(file, '..'), { recursive: true })
    if (name.endsWith('/')) mkdirSync(file, { recursive: true })
    else writeFileSync(file, words)
  }
  const things = () => readdirSync(out, { recursive: true }).sort()

  function expectRefusal(thing: string): void {
    const before = things()
    expect(() => beginSite(out)).toThrow(PlaceError)
    expect(() => beginSite(out)).toThrow(
      new RegExp(
        `^.*dist holds other things than a built site \\(${thing.replaceAll('.', '\\.')}\\), and a build replaces it whole\\. Choose an empty or new folder with --out DIR\\.$`,
      ),
    )
    expect(things()).toEqual(before)
    expect(readdirSync(parent)).toEqual(['dist'])
  }

  test('such as a site that was made by hand', () => {
    for (const name of ['index.html', 'photos/cat.jpg', 'notes.txt']) put(name)
    expectRefusal('index.html')
  })

  test.each(['package.json', '.git/config', 'node_modules/', 'page.tsx', 'photos/cat.jpg', 'assets/mine.css', 'notes.txt', 'about.html', '.hosts/mine', 'empty/'])(
    'such as %s beside the files of a built site',
    (name) => {
      write(out, 'a site')
      put(name)
      expectRefusal(name)
    },
  )

  test('such as a home page alone, and one with what another program has written there', () => {
    put('index.html')
    expectRefusal('index.html')
    put('.hosts/files', 'index.html\n')
    expectRefusal('.hosts/files')
  })

  test('such as one without a home page, a file, this folder and those above it', () => {
    mkdirSync(out)
    writeFileSync(join(out, 'diary.txt'), 'mine')
    writeFileSync(join(parent, 'file'), 'mine')
    for (const folder of [out, join(parent, 'file'), '.', '..', 'src', 'tests', '/']) expect(() => beginSite(folder), folder).toThrow(/holds other things than a built site/)
    expect(readdirSync(parent).sort()).toEqual(['dist', 'file'])
  })

  test('also where it came to stand there while the site was made', () => {
    const site = beginSite(out)
    put('diary.txt')
    expect(() => putInPlace(site, out)).toThrow(PlaceError)
    expect(things()).toEqual(['diary.txt'])
    dropSite(site)
  })
})

describe('a folder that a build has made is replaced', () => {
  const isReplaced = () => {
    const site = beginSite(out)
    writeFileSync(join(site, 'index.html'), 'new')
    putInPlace(site, out)
    return words() === 'new' && readdirSync(parent).length === 1
  }

  test('also when some of its files are gone, and when a program that shows folders has been there', () => {
    write(out, 'old')
    rmSync(join(out, 'index.html'))
    writeFileSync(join(out, '.DS_Store'), '')
    expect(isReplaced()).toBe(true)
  })

  test('also when it is empty', () => {
    mkdirSync(out)
    expect(isReplaced()).toBe(true)
  })

  test('also when it was made before sites were marked, as long as nothing else is in it', () => {
    const older = (...more: string[]) => {
      rmSync(out, { recursive: true, force: true })
      for (const file of ['index.html', 'index.html.br', 'news/first.html.gz', 'assets/site-Ab_3-x.css', '_headers', '.nojekyll', 'social.png', ...more]) {
        mkdirSync(join(out, file, '..'), { recursive: true })
        writeFileSync(join(out, file), 'old')
      }
      mkdirSync(join(out, '.hosts'))
      writeFileSync(join(out, '.hosts/nginx.conf'), '# Generated with the site. Use it inside a server block:\n#   server { … }\n')
    }
    older()
    expect(isReplaced()).toBe(true)
    for (const file of ['photos/cat.png', 'notes.txt', 'assets/logo.svg']) {
      older(file)
      expect(isReplaced, file).toThrow(PlaceError)
    }
  })

  test.each(['a folder', 'a link to a folder', 'a link to nothing'])("%s in the place of the mark is somebody else's", (what) => {
    mkdirSync(join(out, '.hosts'), { recursive: true })
    if (what === 'a folder') mkdirSync(join(out, '.hosts/files'))
    else symlinkSync(what === 'a link to nothing' ? 'nowhere' : root, join(out, '.hosts/files'))
    expect(() => beginSite(out)).toThrow(PlaceError)
  })

  test('the mark says nothing but the names of its files, in one order', () => {
    for (const name of ['b.html', 'a/c.html', 'a.html']) {
      mkdirSync(join(out, name, '..'), { recursive: true })
      writeFileSync(join(out, name), name)
    }
    markSite(out)
    const mark = readFileSync(join(out, '.hosts/files'), 'utf8')
    expect(mark.split('\n').slice(1)).toEqual(['a.html', 'a/c.html', 'b.html', ''])
    markSite(out)
    expect(readFileSync(join(out, '.hosts/files'), 'utf8')).toBe(mark)
  })
})

describe('with a program that puts one site after the other in place', () => {
  let program = ''
  beforeAll(async () => {
    // Compiled once: it has to start fifty times.
    await build({ configFile: false, logLevel: 'error', build: { ssr: join(import.meta.dirname, '../lib/swapping.ts'), outDir: join(root, 'program'), target: 'node20' } })
    program = join(root, 'program', readdirSync(join(root, 'program'))[0] ?? '')
  })
  const start = (first: number) => fork(program, [out, String(first)])

  async function kill(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async function serve(): Promise<{ server: Server; origin: string }> {
    const server = createSiteServer(out)
    return { server, origin: await listen(server) }
  }

  /** The number that all files of the site carry; fails when they do not agree. */
  function numberOf(folder: string): number {
    const files = readdirSync(folder).filter((file) => file !== '.hosts')
    expect(files.sort()).toEqual(['about.html', 'faq.html', 'index.html', 'robots.txt'])
    const numbers = new Set(files.map((file) => readFileSync(join(folder, file), 'utf8')))
    expect(numbers.size).toBe(1)
    return Number([...numbers][0])
  }

  test(`killed at ${KILLS} moments, a whole site is there for the next command, and no leftovers after it`, async ({ task }) => {
    let last = 0
    let missing = 0
    for (let turn = 0; turn < KILLS; turn++) {
      const child = start(last + 1)
      let reported = last
      child.on('message', (number) => (reported = Number(number)))
      await once(child, 'message')
      await wait(Math.random() * 12)
      await kill(child)
      if (!existsSync(out)) missing++
      restoreSite(out)
      // The last one that was told of, or the one that was in place before it could be told.
      expect(numberOf(out)).toBeGreaterThanOrEqual(reported)
      last = numberOf(out)
    }
    dropSite(beginSite(out))
    expect(readdirSync(parent)).toEqual(['dist'])
    figure({ task }, 'B12', `${KILLS} kills while sites were put in place: ${KILLS} whole sites, ${missing} of them put back (goal: never a part of one)`)
  })

  test('a visitor gets a whole page at any moment, and never an error', async ({ task }) => {
    const child = start(1)
    await once(child, 'message')
    const { server, origin } = await serve()
    let previous = 0
    for (let turn = 0; turn < 400; turn++) {
      const response = await fetch(`${origin}/${turn % 2 ? 'about' : 'faq'}`)
      expect(response.status).toBe(200)
      const number = Number(await response.text())
      expect(number).toBeGreaterThanOrEqual(previous)
      previous = number
    }
    await kill(child)
    server.close()
    expect(previous).toBeGreaterThan(10)
    figure({ task }, 'B12', `400 pages asked for while ${previous} sites took each other's place: 400 whole answers`)
  })

  test('a server that finds its site away waits for it', async () => {
    write(out, 'old')
    const { server, origin } = await serve()
    renameSync(out, join(parent, 'away'))
    const answer = fetch(origin)
    await once(server, 'request')
    renameSync(join(parent, 'away'), out)
    expect(await (await answer).text()).toBe('old')
    server.close()
  })
})

test('what a thread goes on writing keeps no folder from being taken away, and brings none back', async () => {
  const parent = mkdtempSync(join(root, 'dropped-'))
  const writer = new Worker(
    `const { writeFileSync } = require('node:fs')
     const { workerData } = require('node:worker_threads')
     for (let count = 0; ; count++) for (let site = 0; site < 8; site++) try { writeFileSync(workerData + '/site-1-' + site + '/' + count, '') } catch {}`,
    { eval: true, workerData: parent },
  )
  const sites = Array.from({ length: 8 }, (_, index) => join(parent, `site-1-${index}`))
  for (const site of sites) mkdirSync(site)
  await expect.poll(() => sites.every((site) => readdirSync(site).length > 50), { timeout: 20_000 }).toBe(true)
  for (const site of sites) dropSite(site)
  expect(readdirSync(parent)).toEqual([])
  await writer.terminate()
})
