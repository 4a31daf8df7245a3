import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '../../../scripts/lib/listen'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { desk } from '../../../src/studio/server/desk'
import { createEndpoint } from '../../../src/studio/server/endpoint'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const TOKEN = 'a'.repeat(48)
const folder = mkdtempSync(join(tmpdir(), 'quoin-endpoint-'))
const file = join(folder, 'pages.json')
const note = (title: string) => ({ type: 'note', text: 'Hello', title })
const text = fileWith({ pages: [pageWith(note('One'), note('Two'))], notFound: { title: 'Lost', sections: [note('Lost')] } })
const handler = createEndpoint({
  path: file,
  token: TOKEN,
  loaded: () => ({ desk, blocks: toyBlocks }),
  problems: () => [],
  judge: (bytes) => newProblems(Buffer.from(text), bytes, 'pages.json', toyBlocks),
  onWritten: () => {},
  onMedia: async () => {},
})
const server = createServer((request, response) => void handler(request as never, response, () => {}))
let origin = ''
beforeAll(async () => {
  origin = await listen(server)
})
beforeEach(() => writeFileSync(file, text))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const HEADERS = { 'X-Quoin-Studio': TOKEN, 'Content-Type': 'application/json' }
const title = ['pages', 0, 'sections', 0, 'title']
const body = (operation: object, base = digest(Buffer.from(text)), was?: unknown) => JSON.stringify({ base, was, operation })
const RIGHT = body({ do: 'set', path: title, value: 'New' })
const post = async (content: string, headers: Record<string, string> = HEADERS, address = '/api/edit', method = 'POST') => {
  const response = await fetch(origin + address, { method, headers, ...(method !== 'GET' && { body: content }) })
  return { status: response.status, answer: await response.json() }
}

test('a change is written, told in words, and taken back', async () => {
  const { status, answer } = await post(RIGHT)
  expect([status, answer.is, answer.done]).toEqual([200, 'done', ['page "/" › section 1 (note) › title changed.']])
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"New"'))
  expect(answer.hash).toBe(digest(readFileSync(file)))
  expect((await post('{}', HEADERS, '/api/undo')).status).toBe(200)
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect((await post('{}', HEADERS, '/api/redo')).status).toBe(200)
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"New"'))
})

test('a change that would be a mistake is not written, and told in the words of check', async () => {
  const { status, answer } = await post(body({ do: 'set', path: title, value: '' }))
  expect([status, answer.is, answer.problems[0].path]).toEqual([422, 'refused', title])
  expect(answer.problems[0].message).toContain('empty')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

describe('when somebody has saved meanwhile', () => {
  const elsewhere = text.replace('"Two"', '"Theirs"')
  test('a change of what they have left alone is made', async () => {
    writeFileSync(file, elsewhere)
    expect((await post(body({ do: 'set', path: title, value: 'New' }, 'old', 'One'))).status).toBe(200)
    expect(readFileSync(file, 'utf8')).toBe(elsewhere.replace('"One"', '"New"'))
  })

  test('a change of the same place is not made, and both are shown', async () => {
    writeFileSync(file, text.replace('"One"', '"Theirs"'))
    const { status, answer } = await post(body({ do: 'set', path: title, value: 'New' }, 'old', 'One'))
    expect([status, answer]).toEqual([409, { is: 'conflict', now: 'Theirs' }])
    expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"Theirs"'))
  })
})

const without = (name: string) => Object.fromEntries(Object.entries(HEADERS).filter(([key]) => key !== name))
const HOSTILE: [string, number, () => ReturnType<typeof post>][] = [
  ['without the token', 403, () => post(RIGHT, without('X-Quoin-Studio'))],
  ['with another token', 403, () => post(RIGHT, { ...HEADERS, 'X-Quoin-Studio': 'b'.repeat(48) })],
  ['with a part of the token', 403, () => post(RIGHT, { ...HEADERS, 'X-Quoin-Studio': TOKEN.slice(1) })],
  ['with the token as another letter', 403, () => post(RIGHT, { ...HEADERS, 'X-Quoin-Studio': 'ä'.repeat(24) })],
  ['as a form could send it', 403, () => post(RIGHT, { ...HEADERS, 'Content-Type': 'text/plain' })],
  ['as fields of a form', 403, () => post('a=b', { ...HEADERS, 'Content-Type': 'application/x-www-form-urlencoded' })],
  ['by PUT', 405, () => post(RIGHT, HEADERS, '/api/edit', 'PUT')],
  ['by DELETE', 405, () => post(RIGHT, HEADERS, '/api/edit', 'DELETE')],
  ['by GET', 404, () => post(RIGHT, HEADERS, '/api/edit', 'GET')],
  ['that is no JSON', 400, () => post('{')],
  ['that is empty', 400, () => post('')],
  ['that is larger than any', 413, () => post(JSON.stringify('x'.repeat(3_000_000)))],
  ['of an unknown kind', 400, () => post(body({ do: 'exec', path: title }))],
  ['with a field too many', 400, () => post(body({ do: 'remove', path: title, file: '/etc/passwd' }))],
  ['at no place', 422, () => post(body({ do: 'set', path: ['__proto__', 'polluted'], value: 1 }))],
  ['of the prototype', 422, () => post(body({ do: 'set', path: ['site', 'constructor', 'prototype', 'x'], value: 1 }))],
  ['with half a character', 422, () => post(body({ do: 'set', path: title, value: '\ud800' }))],
  ['that makes it too deep', 422, () => post(body({ do: 'set', path: title, value: Array.from({ length: 60 }).reduce((inner) => [inner], 'x' as unknown) }))],
  ['of all pages', 422, () => post(body({ do: 'remove', path: ['pages'] }))],
  ['of a script', 422, () => post(body({ do: 'set', path: ['pages', 0, 'sections', 0, 'links'], value: [{ label: 'A', href: 'javascript:alert(1)' }] }))],
  ['to an address outside', 422, () => post(body({ do: 'movePage', from: '/', to: '/../x' }))],
  ['of an unknown page', 422, () => post(body({ do: 'removePage', from: '/nope' }))],
  ['to an unknown address', 404, () => post(RIGHT, HEADERS, '/api/write')],
  ['through a path', 404, () => post(RIGHT, HEADERS, '/api/..%2f..%2fedit')],
  ['for a part that is no place', 400, () => post('', HEADERS, '/api/part?path=null', 'GET')],
  ['for a part that is no path', 400, () => post('', HEADERS, '/api/part?path=%7B', 'GET')],
]
test.each(HOSTILE)('a request %s is answered with %i and leaves every byte', async (_, status, ask) => {
  expect((await ask()).status).toBe(status)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('what the panel shows comes from the file: pages, sections, fields, blocks', async () => {
  const get = async (address: string) => (await post('', HEADERS, address, 'GET')).answer
  expect(await get('/api/state')).toMatchObject({ file: 'pages.json', pages: [{ address: '/', path: ['pages', 0], href: '/' }, { address: '404' }], problems: [] })
  expect(await get(`/api/sections?path=${encodeURIComponent('["pages",0]')}`)).toMatchObject([{ title: 'One', type: 'note' }, { title: 'Two' }])
  expect(await get(`/api/part?path=${encodeURIComponent('["pages",0,"sections",0]')}`)).toMatchObject({
    value: note('One'),
    form: { is: 'object' },
    where: 'page "/" › section 1 (note)',
  })
})

test.each(['192.168.1.20', '10.0.0.1', 'fe80::1', '::ffff:10.0.0.1', undefined])('from %s nothing is answered, not even the document with the token', async (remoteAddress) => {
  for (const url of ['/', '/api/state']) {
    const said: string[] = []
    const response = {
      writeHead: (status: number) => {
        said.push(String(status))
        return response
      },
      end: (words: string) => said.push(words),
    }
    await handler({ url, method: 'GET', headers: { 'x-quoin-studio': TOKEN }, socket: { remoteAddress } } as never, response as never, () => {})
    expect([said[0], said.join().includes(TOKEN)]).toEqual(['403', false])
  }
})

test('pages of a file whose shape is wrong are moved and removed by nobody', async () => {
  writeFileSync(file, text.replace('"pages": [', '"pages": [{},'))
  const { status, answer } = await post(body({ do: 'movePage', from: '/', to: '/x' }))
  expect([status, answer.words]).toEqual([422, expect.stringContaining('has mistakes')])
})

test('the document can be shown in no frame', async () => {
  const { headers } = await fetch(`${origin}/`)
  expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual(["frame-ancestors 'none'", 'DENY'])
})

test('the document has the token of this start, and is kept by nobody', async () => {
  const response = await fetch(`${origin}/`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.text()).toContain(`content="${TOKEN}"`)
})
