import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBusy, sendFile } from '../../src/build/sendFile'

const folder = mkdtempSync(join(tmpdir(), 'quoin-send-'))
const server = createServer(
  (request, response) => void sendFile(request, response, join(folder, request.url === '/page.html' ? 'page.html' : 'ten.png')).catch(() => response.destroy()),
)
let address: string

beforeAll(async () => {
  writeFileSync(join(folder, 'ten.png'), '0123456789')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99999999', 206, '89', 'bytes 8-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', null],
  ['bytes=0-1,3-4', 200, '0123456789', null],
  ['lines=1-2', 200, '0123456789', null],
])('of a file of ten bytes the part "%s" is answered with %i', async (range, status, body, part) => {
  const answer = await fetch(address, { headers: { range } })
  expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, body, part])
})

test('a copy that the visitor has is not sent again, also where a proxy has made its tag weak', async () => {
  const tag = (await fetch(address)).headers.get('etag') ?? ''
  const statusFor = async (known: string) => (await fetch(address, { headers: { 'if-none-match': known } })).status
  expect([
    await statusFor(tag),
    await statusFor(`W/${tag}`),
    await statusFor(`"other", W/${tag}`),
    await statusFor('*'),
    await statusFor('"other"'),
    await statusFor('W/"other"'),
  ]).toEqual([304, 304, 304, 304, 200, 200])
})

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['brotli', null],
  ['', null],
])('who accepts "%s" is sent the form "%s"', async (accepted, coding) => {
  const forms = { '': 'plain', '.br': 'small', '.gz': 'less small' }
  for (const [ending, text] of Object.entries(forms)) writeFileSync(join(folder, `page.html${ending}`), text)
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${address}page.html`, { headers: { 'accept-encoding': accepted } }, resolve))
  answer.resume()
  expect([answer.headers['content-encoding'] ?? null, answer.headers.vary, answer.headers['content-length']]).toEqual([
    coding,
    'Accept-Encoding',
    String(forms[coding === 'br' ? '.br' : coding === 'gzip' ? '.gz' : ''].length),
  ])
})

test('a machine that has no room for one more file is busy; what is not there, or may not be read, is not', () => {
  const failed = (code: string) => isBusy(Object.assign(new Error('no'), { code }))
  expect(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOENT', 'EACCES', 'ENOTDIR'].map(failed)).toEqual([true, true, true, false, false, false])
  expect([isBusy({ code: 'EMFILE' }), isBusy(new Error('no')), isBusy(undefined)]).toEqual([false, false, false])
})
