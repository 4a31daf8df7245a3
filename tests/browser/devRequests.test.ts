import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask as askPort, type Question } from '../output/ask'
import { type DevServer, startDev } from './devServer'
import { writeEditor } from './editorFile'
import { copyProject } from './projectCopy'
import { listen } from '../../scripts/lib/listen'
import { closePages, sharedBrowser } from './sharedBrowser'

const folder = mkdtempSync(join(tmpdir(), 'quoin-requests-'))
const file = join(folder, 'pages.json')
const log = join(folder, 'opened')
const { folder: project, remove } = copyProject()
const linked = join(project, 'src/linked.ts')
const source = join(project, 'src/page/themeCss.ts')
let server: DevServer
let browser: Browser
let stranger: Server
let elsewhere = ''

beforeAll(async () => {
  copyFileSync('tests/sites/bakery.json', file)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(project, '.hidden'), '')
  symlinkSync(join(folder, 'secret.txt'), linked)
  server = await startDev(file, project, { LAUNCH_EDITOR: writeEditor(folder, log) })
  browser = await sharedBrowser()
  stranger = createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Stranger</title>'))
  elsewhere = await listen(stranger)
})
beforeEach(() => rmSync(log, { force: true }))
afterAll(async () => {
  await closePages()
  stranger.close()
  server.stop()
  remove()
  rmSync(folder, { recursive: true, force: true })
})

const OWN = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' }
const ask = (address: string, { headers, ...question }: Question = {}) =>
  askPort(server.port, address, { host: `127.0.0.1:${server.port}`, ...question, headers: { ...OWN, ...headers } })
const opening = (place: string) => `/__open-in-editor?file=${encodeURIComponent(place)}`
const opened = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')
/** After so many milliseconds an editor that was started has written. */
const LATE = 400

describe('the editor is opened', () => {
  test.each([
    ['the content file', () => `${file}:41:5`, () => `${file} 41 5`],
    ['a source of the project', () => `${source}:3:1`, () => `${source} 3 1`],
    ['a source by its way from the project', () => 'src/page/themeCss.ts', () => source],
  ])('for a page of its own, at %s', async (_name, place, words) => {
    expect((await ask(opening(place()))).status).toBe(200)
    await expect.poll(opened).toBe(`${words()}\n`)
  })

  const refused: [string, string, Question?][] = [
    ['a page of another site', file, { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', Origin: 'https://evil.example' } }],
    ['a page of another site that names no origin', file, { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' } }],
    ['a page of another port of this machine', file, { headers: { 'Sec-Fetch-Site': 'same-site', Origin: 'http://127.0.0.1:9' } }],
    ['an origin that does not fit the rest', file, { headers: { Origin: 'https://evil.example' } }],
    ['an origin that is hidden', file, { headers: { Origin: 'null' } }],
    ['a link that is followed from another site', file, { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' } }],
    ['an address that is typed', file, { headers: { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' } }],
    ['a picture in a page of its own', file, { headers: { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' } }],
    ['a name that was turned to this machine', file, { host: 'evil.example' }],
    ['no host', file, { host: '' }],
    ['a file outside', '/etc/hostname'],
    ['a file outside, as an address', 'file:///etc/hostname'],
    ['a way out', `${project}/src/../../../../../../etc/hostname`],
    ['a way out from here', '../../../../../etc/hostname'],
    ['a file beside the content file', join(folder, 'secret.txt')],
    ['a link that leads outside', linked],
    ['a name with NUL', `${file}\0.ts`],
    ['a folder', join(project, 'src')],
    ['a hidden file of the project', join(project, '.hidden')],
    ['a package', join(project, 'node_modules/vite/package.json')],
    ['nothing', ''],
    ['a file that does not exist', join(project, 'src/nothing.ts')],
  ]
  test.each(refused)('neither by nor for %s', async (_name, place, question) => {
    expect((await ask(opening(place), question)).status).toBe(403)
    await wait(LATE)
    expect(opened()).toBe('')
  })

  test('nor for a request that does not say where it comes from', async () => {
    expect((await askPort(server.port, opening(file), { host: `127.0.0.1:${server.port}` })).status).toBe(403)
    await wait(LATE)
    expect(opened()).toBe('')
  })

  test.each([
    `/__OPEN-in-Editor?file=/etc/hostname`,
    `/__open-in-editor/?file=/etc/hostname`,
    `/__open-in-editor/x?file=/etc/hostname`,
    `/__open-in-editor.x?file=/etc/hostname`,
    `/__open-in-editor?file=%2fetc%2fhostname`,
    '/__open-in-editor?file=src/page/themeCss.ts&file=/etc/hostname',
    '//__open-in-editor?file=/etc/hostname',
    'http://x/__open-in-editor?file=/etc/hostname',
  ])('nor by another spelling: %s', async (address) => {
    await ask(address)
    await wait(LATE)
    expect(opened().replace(`${source}\n`, '')).toBe('')
  })
})

describe('a page of somewhere else', () => {
  const PATHS = [
    '/',
    '/@vite/client',
    '/dev.ts',
    '/@quoin/places?sources=[]',
    '/@quoin/styles.css',
    '/icon.svg',
    '/site/plugin.ts',
    '/theme.ts?raw',
    '/theme.ts?import&raw',
    `/@fs${join(project, 'pages.json')}`,
    '/__open-in-editor?file=src/page/themeCss.ts',
    '/_blocks',
    '/blocks/hero/examples.json',
  ]
  const strangers: [string, Record<string, string>][] = [
    ['another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' }],
    ['another port', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', Origin: 'http://127.0.0.1:9' }],
    ['another port, in an old browser', { 'Sec-Fetch-Site': '', 'Sec-Fetch-Mode': '', 'Sec-Fetch-Dest': '', Origin: 'http://localhost:9' }],
    ['an object', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'object' }],
  ]
  test.each(strangers)('of %s is given nothing', async (_name, headers) => {
    for (const path of PATHS) {
      const { status, headers: said } = await ask(path, { headers: { Accept: 'text/html', ...headers } })
      expect([path, status, said['access-control-allow-origin']]).toEqual([path, 403, undefined])
    }
  })

  test('may lead to a page, and to nothing but a page', async () => {
    const headers = { Accept: 'text/html', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
    expect((await ask('/', { headers })).status).toBe(200)
    expect((await ask('/', { headers, method: 'POST' })).status).toBe(403)
  })

  test('cannot listen, nor learn how to', async () => {
    const tab = await browser.newPage()
    await tab.goto(elsewhere)
    const heard = await tab.evaluate(
      (origin) =>
        Promise.all([
          fetch(`${origin}/@vite/client`).then(
            (response) => response.text(),
            () => 'refused',
          ),
          new Promise((resolve) => {
            const socket = new WebSocket(origin.replace('http', 'ws'), 'vite-hmr')
            socket.onopen = () => resolve('open')
            socket.onerror = () => resolve('refused')
          }),
          ...['/__open-in-editor?file=src/page/themeCss.ts', '/icon.svg'].map(
            (path) =>
              new Promise((resolve) => {
                const image = new Image()
                image.onload = () => resolve('shown')
                image.onerror = () => resolve('refused')
                image.src = origin + path
              }),
          ),
        ]),
      server.origin,
    )
    expect(heard).toEqual(['refused', 'refused', 'refused', 'refused'])
    await wait(LATE)
    expect(opened()).toBe('')
    await tab.close()
  })

  test('is told nothing apart by a place that makes no sense, and open pages are told nothing of it', async () => {
    const tab = await browser.newPage()
    await tab.goto(server.origin)
    await expect.poll(() => tab.evaluate(() => document.documentElement.dataset.state)).toBeDefined()
    await wait(1000)
    for (const sources of ['x', '{}', '[1]', '[[{}]]', 'null', '[null]', ''])
      expect([sources, (await ask(`/@quoin/places?sources=${encodeURIComponent(sources)}`)).status]).toEqual([sources, 400])
    expect((await ask('/@quoin/places?sources=[["pages",0],["nothing"]]')).status).toBe(200)
    expect((await ask('/@quoin/places')).status).toBe(200)
    expect(await tab.locator('quoin-banner').count()).toBe(0)
    await tab.close()
  })
})
