import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteServer } from '../../src/build/serve'
import type { Random } from './fuzzing'

/** What the server of npm start asks the disk. */
const CALLS = ['existsSync', 'statSync', 'openSync', 'fstatSync', 'readSync', 'readFileSync', 'readdirSync', 'lstatSync', 'realpathSync', 'accessSync'] as const
/** Longest address that Node takes, with the rest of the request, in characters. */
const LONGEST = 15_800
/** What deep addresses are made of. The folder that is served has some of them. */
const PIECES = [
  '/a',
  '/a',
  '/a/..',
  '/index',
  '/404',
  '/404.html',
  '/.html',
  '/%61',
  '/news',
  '/news/404',
  '/x.html',
  '/assets',
  '/a.br',
  '/%2e%2e',
  '//',
  '/_headers',
  '/..',
  '/%5f',
  '/é',
  '/a;b',
  '?',
  '/-',
] as const

/** Calls of the disk that any request may cost: a page that does not exist, two folders deep, takes half as many. */
export const MOST_CALLS = 30

/** What the dearest of many requests has cost: calls of the disk, and the address that was asked for. */
export type Dearest = { calls: number; address: string }

/** Asks the server of npm start for long addresses made at random, and counts what each makes it ask the disk. */
export async function dearestRequest(runs: number, random: Random): Promise<Dearest> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-serving-'))
  for (const name of ['news/old', 'assets']) mkdirSync(join(folder, name), { recursive: true })
  for (const file of ['index.html', 'a.html', '404.html', 'news/404.html', 'news/old/404.html', '_redirects', '_headers', 'assets/x.js']) writeFileSync(join(folder, file), file)
  try {
    return await dearestOf(folder, runs, random)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function dearestOf(folder: string, runs: number, random: Random): Promise<Dearest> {
  const counter = countCalls()
  const server = createSiteServer(folder)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let dearest: Dearest = { calls: 0, address: '' }
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    for (let run = 0; run < runs; run++) {
      const address = addressFrom(random)
      const before = counter.calls
      await ask(port, address, agent)
      if (counter.calls - before > dearest.calls) dearest = { calls: counter.calls - before, address }
    }
    return dearest
  } finally {
    agent.destroy()
    server.close()
    counter.stop()
  }
}

/** One or two pieces, again and again, behind a beginning that exists or does not. */
function addressFrom(random: Random): string {
  const pick = () => PIECES[random(PIECES.length)] ?? '/a'
  const [start, piece, end] = [random(2) ? '/news' : pick(), random(2) ? pick() : pick() + pick(), random(2) ? '' : pick()]
  const most = Math.floor((LONGEST - start.length - end.length) / piece.length)
  return (start + piece.repeat(random(3) ? most : 1 + random(most)) + end).replaceAll('é', '%C3%A9').slice(0, LONGEST)
}

function ask(port: number, path: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, agent, method: 'GET' }, (response) => {
      response.resume()
      response.on('end', resolve)
    })
    asked.on('error', reject)
    asked.end()
  })
}

function countCalls(): { calls: number; stop: () => void } {
  const kept = CALLS.map((name) => [name, fs[name]] as const)
  const counter = {
    calls: 0,
    stop: () => {
      for (const [name, call] of kept) Object.assign(fs, { [name]: call })
      syncBuiltinESMExports()
    },
  }
  for (const [name, call] of kept) {
    const counting = (...all: never[]) => {
      counter.calls++
      return Reflect.apply(call, fs, all)
    }
    Object.assign(fs, { [name]: counting })
  }
  syncBuiltinESMExports()
  return counter
}
