import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../scripts/lib/listen'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { desk } from '../../../src/studio/server/desk'
import { createEndpoint } from '../../../src/studio/server/endpoint'
import { panelRefusal } from '../../../src/studio/server/guard'
import { createPublishing } from '../../../src/studio/server/publishing'
import { TOY_PROGRAM } from './toyProgram'
import { toyLook } from './toyLook'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const TOKEN = 'c'.repeat(48)
const folder = mkdtempSync(join(tmpdir(), 'quoin-guard-'))
const file = join(folder, 'pages.json')
const text = fileWith({ pages: [pageWith({ type: 'note', text: 'Hello', title: 'One' }, { type: 'note', text: 'Hello', title: 'Two' })] })
writeFileSync(file, text)
const server = createServer(
  (asked, response) =>
    void createEndpoint({
      path: file,
      token: TOKEN,
      channel: 'told',
      program: { made: async () => TOY_PROGRAM },
      publishing: createPublishing(folder, file),
      loaded: () => ({ desk, blocks: toyBlocks }),
      problems: () => [],
      changes: () => 0,
      look: toyLook(file),
      judge: () => [],
      onWritten: () => {},
      media: () => undefined,
      onMedia: async () => {},
    })(asked as never, response, () => {}),
)
let port = 0
beforeAll(async () => {
  port = Number(new URL(await listen(server)).port)
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks as a browser or a program would that makes up its headers. */
const ask = (headers: Record<string, string>, body: string, path = '/api/edit') =>
  new Promise<{ status: number | undefined; words: string }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method: 'POST', headers: { 'X-Quoin-Studio': TOKEN, 'Content-Type': 'application/json', ...headers } }, (response) => {
      let words = ''
      response.on('data', (part) => (words += part))
      response.on('end', () => resolve({ status: response.statusCode, words }))
    })
    asked.on('error', reject).end(body)
  })
const change = (place: number, value: string, was?: string) =>
  JSON.stringify({ base: digest(Buffer.from(text)), was, operation: { do: 'set', path: ['pages', 0, 'sections', place, 'title'], value } })

test.each<[string, number, Record<string, string>]>([
  ['by the name of another host', 403, { Host: 'evil.example' }],
  ['by another address of this machine', 403, { Host: '192.168.1.20:4321' }],
  ['by a name that begins like this machine', 403, { Host: 'localhost.evil.example' }],
  ['by a page of another place', 403, { Origin: 'http://evil.example' }],
  ['by a page of another port', 403, { Origin: 'http://127.0.0.1:1' }],
  ['by a page that says no place', 403, { Origin: 'null' }],
  ['by a page of another site', 403, { 'Sec-Fetch-Site': 'cross-site' }],
  ['by a page of another port, as the browser says', 403, { 'Sec-Fetch-Site': 'same-site' }],
  ['as plain text', 415, { 'Content-Type': 'text/plain' }],
  ['as JSON with more behind it', 415, { 'Content-Type': 'application/json; charset=utf-8' }],
  ['as a file', 415, { 'Content-Type': 'application/octet-stream' }],
  ['as a form', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('a change that is sent %s is answered with %i, and writes nothing', async (_, status, headers) => {
  expect((await ask(headers, change(0, 'Evil'))).status).toBe(status)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each(['restore', 'mend', 'publish', 'rollBack', 'undo', 'redo', 'upload', 'replaceMedia', 'removeMedia'])('%s is asked by a page of another place in vain', async (route) => {
  expect((await ask({ Origin: 'http://evil.example' }, '{}', `/api/${route}`)).status).toBe(403)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('two who write at once lose nothing: of one place the second is asked, of two places both are written', async () => {
  const both = await Promise.all([ask({}, change(0, 'Mine', 'One')), ask({}, change(0, 'Yours', 'One')), ask({}, change(1, 'Another', 'Two'))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  const titles = JSON.parse(readFileSync(file, 'utf8')).pages[0].sections.map(({ title }: { title: string }) => title)
  expect([['Mine', 'Yours'].includes(titles[0]), titles[1]]).toEqual([true, 'Another'])
})

test('one port of this machine, and its own pages, are heard', async () => {
  writeFileSync(file, text)
  const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' }
  expect((await ask(own, change(0, 'Mine', 'One'))).status).toBe(200)
})

test('another word of the same length is not that of the panel', () => {
  const refused = (token: string) => panelRefusal({ headers: { 'x-quoin-studio': token } } as unknown as IncomingMessage, TOKEN) !== undefined
  expect([refused(TOKEN), refused('d'.repeat(48)), refused(`${'c'.repeat(47)}d`), refused('c'.repeat(47)), refused('')]).toEqual([false, true, true, true, true])
})
