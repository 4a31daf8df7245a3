import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type Server, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CACHE, securityHeaders } from '../../src/build/headers'
import { createSiteServer } from '../../src/build/serve'

const folder = mkdtempSync(join(tmpdir(), 'quoin-serve-'))
const site = join(folder, 'site')
const server = createSiteServer(site)
const FILES = {
  'index.html': 'home',
  'faq.html': 'faq',
  '404.html': 'nothing',
  'news/bread.html': 'bread',
  'news/404.html': 'no news',
  'deep/er/page.html': 'deep',
  'robots.txt': 'robots',
  'assets/boot.js': 'boot',
  '.hosts/files': 'secret',
  'a b.html': 'spaced',
  'faq.html.br': 'pressed',
  _headers: 'secret',
  _redirects: '/old /faq 301\n/fees /faq#fees 301\n/shop https://shop.example/?a=b 301\n',
}

beforeAll(async () => {
  for (const [name, words] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), words)
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** What is answered to a path that is sent as it is written. */
async function ask(path: string, { method = 'GET', headers = {}, of = server }: { method?: string; headers?: Record<string, string>; of?: Server } = {}) {
  const asked = request({ port: (of.address() as AddressInfo).port, host: '127.0.0.1', path, method, headers, agent: false })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, location: answer.headers.location, headers: answer.headers, words: await text(answer) }
}

test.each([
  ['/', 'home'],
  ['/?x=1', 'home'],
  ['/faq', 'faq'],
  ['/faq?x=1', 'faq'],
  ['/%66aq', 'faq'],
  ['/a%20b', 'spaced'],
  ['/news/bread', 'bread'],
  ['/robots.txt', 'robots'],
  ['/assets/boot.js', 'boot'],
  ['http://toys.example/faq', 'faq'],
])('%s is answered with %s', async (path, words) => {
  expect(await ask(path)).toMatchObject({ status: 200, words })
})

test.each([
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq.html?x=1', '/faq?x=1'],
  ['/faq/index.html', '/faq'],
  ['/faq/index', '/faq'],
  ['/index.html', '/'],
  ['/index?x=1', '/?x=1'],
  ['/old', '/faq'],
  ['/old?x=1', '/faq?x=1'],
  ['/fees?x=1', '/faq#fees'],
  ['/shop?x=1', 'https://shop.example/?a=b'],
])('%s is forwarded to %s for good', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 301, location, words: '' })
})

test.each([
  ['/none', 'nothing'],
  ['/none/', 'nothing'],
  ['/404', 'nothing'],
  ['/404.html', 'nothing'],
  ['/news/none', 'no news'],
  ['/news/none/deeper', 'no news'],
  ['/news/404', 'no news'],
  ['/deep/er/none', 'nothing'],
  ['/news/../none', 'nothing'],
  ['/.hosts/files', 'nothing'],
  ['/%2ehosts/files', 'nothing'],
  ['/_headers', 'nothing'],
  ['/%5fredirects', 'nothing'],
  ['/faq.html.br', 'nothing'],
  ['/assets/none.js', 'Not Found'],
])('%s is not there, which the page "%s" says', async (path, words) => {
  expect(await ask(path)).toMatchObject({ status: 404, words, headers: { 'cache-control': CACHE.pages } })
})

test.each(['/%', '/%00', '/faq%00.html', '*'])('%s is no address', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 400, words: 'Bad Request' })
})

test('pages are asked about anew, assets are kept, and each answer protects the visitor', async () => {
  const own = (headers: object) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  expect([(await ask('/faq')).headers['cache-control'], (await ask('/assets/boot.js')).headers['cache-control']]).toEqual([CACHE.pages, CACHE.assets])
  for (const path of ['/', '/none', '/old', '/%']) expect((await ask(path)).headers).toMatchObject(own(securityHeaders(false)))
  expect((await ask('/', { headers: { 'X-Forwarded-Proto': 'https' } })).headers).toMatchObject(own(securityHeaders(true)))
  expect((await ask('/', { headers: { 'X-Forwarded-Proto': 'http' } })).headers['strict-transport-security']).toBeUndefined()
})

test('pages are only read', async () => {
  expect(await ask('/faq', { method: 'HEAD' })).toMatchObject({ status: 200, words: '' })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await ask('/faq', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
})

test('while a new site is put in place of the old one, visitors wait for it', async () => {
  renameSync(site, join(folder, 'away'))
  const answer = ask('/faq')
  setTimeout(() => renameSync(join(folder, 'away'), site), 60)
  expect(await answer).toMatchObject({ status: 200, words: 'faq' })
})

test('a connection rests longer than the minute after which others give it up', () => {
  expect(server.keepAliveTimeout).toBe(65_000)
})

test('what is no file keeps nobody waiting, not even a pipe that nobody writes into', async () => {
  const odd = join(folder, 'odd')
  mkdirSync(join(odd, '_redirects'), { recursive: true })
  writeFileSync(join(odd, 'faq.html'), 'faq')
  for (const name of ['page.html', 'plain.bin', 'faq.html.br', '404.html']) execFileSync('mkfifo', [join(odd, name)])
  const other = createSiteServer(odd)
  await once(other.listen(0, '127.0.0.1'), 'listening')
  for (const path of ['/page', '/plain.bin', '/none']) expect(await ask(path, { of: other })).toMatchObject({ status: 404, words: 'Not Found' })
  expect(await ask('/faq', { of: other, headers: { 'Accept-Encoding': 'br' } })).toMatchObject({ status: 200, words: 'faq' })
  rmSync(join(odd, '_redirects'), { recursive: true })
  execFileSync('mkfifo', [join(odd, '_redirects')])
  expect(await ask('/faq', { of: other })).toMatchObject({ status: 200, words: 'faq' })
  other.close()
})

test('an address that no header can hold is a fault of the site, and the others are answered', async () => {
  const odd = join(folder, 'strange')
  mkdirSync(odd)
  writeFileSync(join(odd, '_redirects'), '/old /new\u0000 301\n')
  const other = createSiteServer(odd)
  await once(other.listen(0, '127.0.0.1'), 'listening')
  expect(await ask('/old', { of: other })).toMatchObject({
    status: 500,
    words: 'Internal Server Error',
    headers: { 'cache-control': CACHE.pages, 'x-content-type-options': 'nosniff' },
  })
  other.close()
})

test('a machine that can open no more files says that it is busy, and not that a page is gone', async () => {
  const { openSync } = fs
  fs.openSync = () => {
    throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  }
  syncBuiltinESMExports()
  try {
    for (const path of ['/faq', '/assets/boot.js', '/none', '/robots.txt'])
      expect(await ask(path)).toMatchObject({ status: 503, words: 'Service Unavailable', headers: { 'retry-after': '1', 'cache-control': CACHE.pages } })
  } finally {
    fs.openSync = openSync
    syncBuiltinESMExports()
  }
  expect(await ask('/faq')).toMatchObject({ status: 200, words: 'faq' })
})
