import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { markSite } from '../../src/build/mark'
import { createSiteServer } from '../../src/build/serve'
import { beginSite, dropSite, PlaceError, putInPlace, restoreSite } from '../../src/build/swapDirectory'
import { figure } from '../lib/figure'
import { useSiteFolder, write } from './siteFolder'

const KILLS = 50
const { root, parent, out, words } = useSiteFolder()

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
    // Compiled once, with the packages that it takes: it has to start fifty times, away from them.
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: join(import.meta.dirname, '../lib/swapping.ts'), outDir: join(root, 'program'), target: 'node20' },
    })
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
    try {
      for (let turn = 0; turn < 400; turn++) {
        const response = await fetch(`${origin}/${turn % 2 ? 'about' : 'faq'}`)
        expect(response.status).toBe(200)
        const number = Number(await response.text())
        expect(number).toBeGreaterThanOrEqual(previous)
        previous = number
      }
    } finally {
      await kill(child)
      server.close()
    }
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
