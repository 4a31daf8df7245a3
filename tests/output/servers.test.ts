import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findNginx } from '../../scripts/lib/findNginx'
import { CACHE, securityHeaders } from '../../src/build/headers'
import { createSiteServer } from '../../src/build/serve'
import { routesOf } from '../browser/visit'
import { builtFile } from '../lib/builtFile'
import { figure } from '../lib/figure'
import { type Answer, ask as askServer, type Question } from './ask'
import { startNginx } from './nginx'
import { listen } from '../../scripts/lib/listen'

type Name = 'main' | 'bakery'
type Sites = { of: Record<Name, string | number>; hasBrotli: boolean; stop: () => Promise<unknown> }

const sites = inject('sites')
const folders = { main: sites.main.folder, bakery: sites.bakery.folder }
const read = (path: string, site: Name = 'bakery') => readFileSync(join(folders[site], path))
/** Addresses as rows of a table, the first column for people. */
const rows = (addresses: readonly string[]) => addresses.map((address) => [address.length > 80 ? `an address of ${address.length} characters` : address, address] as const)
const MISSING = { bakery: 'Página não encontrada', folder: 'Receita não encontrada' }

/** The server of "npm start", on ports that are free. */
async function startOwn(): Promise<Sites> {
  const servers: Server[] = []
  const serve = async (folder: string) => {
    const server = createSiteServer(folder)
    servers.push(server)
    return Number(new URL(await listen(server)).port)
  }
  const of = { main: await serve(folders.main), bakery: await serve(folders.bakery) }
  return { of, hasBrotli: true, stop: async () => servers.map((server) => server.close()) }
}

async function startReal(): Promise<Sites> {
  const nginx = findNginx()
  if (!nginx) throw new Error('There is no nginx.')
  const { sockets, stop } = await startNginx(nginx, folders)
  return { of: sockets as Record<Name, string>, hasBrotli: nginx.brotli !== undefined, stop }
}

const hasNginx = findNginx() !== undefined
if (!hasNginx) console.warn('nginx is not installed and could not be had: what the site brings along for it is not tried here.')

describe.each([['the server of npm start', startOwn, true] as const, ['nginx', startReal, hasNginx] as const])('%s', (name, start, isThere) => {
  let server: Sites
  if (!isThere) return test.skip('cannot be had on this machine: install nginx to try it', () => {})
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())
  const ask = (address: string, question?: Question, site: Name = 'bakery'): Promise<Answer> => askServer(server.of[site], address, question)
  const text = ({ body }: Answer) => body.toString('utf8')

  test.each(['main', 'bakery'] as const)('every page of %s is served at its address, as it was built', async (site) => {
    for (const route of routesOf(site)) {
      const { status, headers, body } = await ask(route, {}, site)
      expect(status, route).toBe(200)
      expect(headers['content-type']?.toLowerCase().replace('; ', ';')).toBe('text/html;charset=utf-8')
      expect(body.equals(readFileSync(builtFile(folders[site], route))), route).toBe(true)
    }
  })

  test('every other file is served, with what it is', async ({ task }) => {
    const types: Record<string, RegExp> = {
      css: /^text\/css; charset=utf-8$/,
      js: /^text\/javascript; charset=utf-8$/,
      svg: /^image\/svg\+xml; charset=utf-8$/,
      png: /^image\/png$/,
      woff2: /^font\/woff2$/,
      xml: /^application\/(?:rss\+)?xml; charset=utf-8$/,
      txt: /^text\/plain; charset=utf-8$/,
      webmanifest: /^application\/manifest\+json; charset=utf-8$/,
    }
    const files = readdirSync(folders.bakery, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file) && !/(?:^\.|\.hosts|\.(?:html|br|gz)$)/.test(file))
    for (const file of files) {
      const { status, headers, body } = await ask(`/${file}`)
      expect(status, file).toBe(200)
      expect(headers['content-type'], file).toMatch(types[file.split('.').at(-1) ?? ''] ?? /^$/)
      expect(body.equals(read(file)), file).toBe(true)
    }
    expect((await ask('/rss.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    figure({ task }, 'B17', `${name}: ${routesOf('main').length + routesOf('bakery').length} routes and ${files.length} files served as built`)
  })

  test.each([
    ['/nada', MISSING.bakery],
    ['/PAES', MISSING.bakery],
    ['/Paes', MISSING.bakery],
    ['//paes', MISSING.bakery],
    ['/paes//', ''],
    ['/a/../paes', MISSING.bakery],
    ['/receitas/nada', MISSING.folder],
    ['/receitas/nada/', MISSING.folder],
    ['/receitas/nada.html', MISSING.folder],
    ['/receitas/404', MISSING.folder],
    ['/receitas/404.html', MISSING.folder],
    ['/404', MISSING.bakery],
    ['/404.html', MISSING.bakery],
    ['/paes.html.gz', MISSING.bakery],
    ['/paes.html.br', MISSING.bakery],
    ['/_headers', MISSING.bakery],
    ['/_redirects', MISSING.bakery],
    ['/.hosts/nginx.conf', MISSING.bakery],
    ['/.nojekyll', MISSING.bakery],
    ['/%2ehosts/nginx.conf', MISSING.bakery],
    ['/receitas%2fnada', ''],
    ['/paes%5c', MISSING.bakery],
    ['/paes\\', MISSING.bakery],
    ['/assets/', ''],
    ['/assets', MISSING.bakery],
    ['/encomendar', MISSING.bakery],
    ['/encomendar/', MISSING.bakery],
    ['/assets/boot-gone.js', 'Not Found'],
    ['/%252e%252e/paes', MISSING.bakery],
    ['/paes;x', MISSING.bakery],
    ['/%5fheaders', MISSING.bakery],
    ['/_header%73', MISSING.bakery],
    ['/%5Fredirects', MISSING.bakery],
    ['/_redirect%73?x', MISSING.bakery],
    ['/_HEADER%53', MISSING.bakery],
    ['/index.html.b%72', MISSING.bakery],
    ['/paes.html.g%7a', MISSING.bakery],
    ['/robots.txt.%62%72', MISSING.bakery],
    ['/receitas/404.html.b%72', MISSING.folder],
    ['/%2ehosts/files', MISSING.bakery],
    ['/.host%73/files', MISSING.bakery],
    ['/.hosts/files', MISSING.bakery],
    ['/.nojekyl%6c', MISSING.bakery],
    ['/404%2ehtml', MISSING.bakery],
    ['/4%304', MISSING.bakery],
    ['/constructor', MISSING.bakery],
    ['/__proto__', MISSING.bakery],
    ['/paes%20', MISSING.bakery],
    ['/%ff%fe', ''],
  ])('%s does not exist', async (address, words) => {
    const answer = await ask(address)
    const { status, headers } = answer
    expect([status, headers['cache-control']]).toEqual(status === 400 ? [400, headers['cache-control']] : [404, 'no-cache'])
    expect(text(answer)).toContain(words)
    expect(text(answer)).not.toMatch(/Index of|<a href="\.\.\/"/)
  })

  test.each(
    rows([
      '/..%2f..%2f..%2fetc/passwd',
      '/../../../../etc/passwd',
      '/assets/../../../../../etc/passwd',
      '/assets/..%2f..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%00',
      '/paes%00.html',
      '/%E0%A4%A',
      '/%',
      '/%zz',
      '/..',
      '/.',
      'paes',
      '*',
      `/${'a'.repeat(5000)}`,
      `/${'a'.repeat(20_000)}`,
    ]),
  )('%s is refused, and the server goes on', async (_name, address) => {
    const answer = await ask(address)
    expect([400, 404, 414, 431]).toContain(answer.status)
    expect(text(answer)).not.toMatch(/root:|Error:|\bat .+:\d+/)
    expect((await ask('/paes')).status).toBe(200)
  })

  test.each([
    ['/paes/', '/paes'],
    ['/paes.html', '/paes'],
    ['/paes/index.html', '/paes'],
    ['/paes/index', '/paes'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/paes/?de=%2F%2Fevil.example', '/paes?de=%2F%2Fevil.example'],
    ['/menu', '/paes'],
    ['/menu?de=x', '/paes?de=x'],
    ['/encomendar/online', '/encomendas'],
    ['/mapa', 'https://maps.example.com/mare-de-trigo'],
    ['/antigas', '/receitas?de=%24antigas'],
    ['/antigas?mais', '/receitas?de=%24antigas'],
  ])('%s leads to %s', async (address, target) => {
    const { status, headers } = await ask(address, { host: 'evil.example' })
    expect([status, headers.location]).toEqual([301, target])
  })

  test.each(['/%0d%0aSet-Cookie:%20a=b', '/paes%0d%0aX-Injected:%201/', '//evil.example/', '//evil.example/paes.html', '/\\evil.example/', '/menu%0d%0a'])(
    '%s leads nowhere',
    async (address) => {
      const { status, headers } = await ask(address)
      expect([400, 404]).toContain(status)
      expect(headers).not.toHaveProperty('location')
      expect(headers).not.toHaveProperty('set-cookie')
      expect(headers).not.toHaveProperty('x-injected')
    },
  )

  test('a query changes nothing and comes back nowhere', async () => {
    const answer = await ask('/paes?utm=<script>alert(1)</script>&a=//b/../.c%2f')
    expect(answer.status).toBe(200)
    expect(answer.body.equals(read('paes.html'))).toBe(true)
    expect(text(await ask('/nada?utm=<script>alert(1)</script>'))).not.toContain('alert(1)')
  })

  test('a foreign host is answered like the own one and named nowhere', async () => {
    for (const address of ['/paes', '/nada', '/paes/']) expect(JSON.stringify(await ask(address, { host: 'evil.example' })).includes('evil.example')).toBe(false)
    expect((await ask('/paes', { host: 'evil.example' })).body.equals(read('paes.html'))).toBe(true)
  })

  test('an address with its host in front, as proxies write it, is the same address', async () => {
    expect((await ask('http://evil.example/paes')).body.equals(read('paes.html'))).toBe(true)
    const moved = await ask('http://evil.example/paes/')
    expect([moved.status, moved.headers.location]).toEqual([301, '/paes'])
    for (const address of ['http://evil.example//paes', 'http://evil.example/_headers', 'http://evil.example/..%2f_headers'])
      expect([400, 404], address).toContain((await ask(address)).status)
  })

  test('an old address of any letters leads on, as a file and without its ending', async () => {
    for (const address of ['/P%C3%A3o_do_dia.html', '/P%C3%A3o_do_dia', '/P%c3%a3o_do_dia']) {
      const moved = await ask(`${address}?de=x`)
      expect([moved.status, moved.headers.location], address).toEqual([301, '/paes?de=x'])
    }
    expect((await ask('/p%C3%A3o_do_dia')).status).toBe(404)
  })

  test('HEAD is GET without the content', async () => {
    for (const address of ['/paes', '/icon-512.png', '/nada']) {
      const [head, get] = [await ask(address, { method: 'HEAD' }), await ask(address)]
      expect([head.status, head.body.length]).toEqual([get.status, 0])
      for (const field of ['content-length', 'content-type', 'etag', 'cache-control', 'content-security-policy']) expect(head.headers[field], field).toBe(get.headers[field])
    }
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is not allowed', async (method) => {
    for (const address of ['/paes', '/nada', '/assets/x.js', '/__pages']) {
      const { status, headers } = await ask(address, { method, headers: { 'Content-Length': '0' } })
      expect(status).toBe(405)
      // nginx refuses TRACE before it reads its configuration.
      if (method !== 'TRACE') expect(headers.allow).toBe('GET, HEAD')
    }
  })

  test('text is sent in the smallest form that the visitor takes', async () => {
    const plain = read('paes.html')
    const brotli = server.hasBrotli ? 'br' : 'gzip'
    const cases: [string | undefined, string | undefined][] = [
      [undefined, undefined],
      ['identity', undefined],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', brotli],
      ['gzip;q=0', undefined],
      ['GZIP;q=0.5', 'gzip'],
      ['deflate', undefined],
    ]
    for (const [accepted, expected] of cases) {
      const { status, headers, body } = await ask('/paes', { headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } })
      expect([accepted, status, headers['content-encoding']]).toEqual([accepted, 200, expected])
      const unpacked = expected === 'br' ? brotliDecompressSync(body) : expected === 'gzip' ? gunzipSync(body) : body
      expect(unpacked.equals(plain)).toBe(true)
      expect(headers.vary).toMatch(/accept-encoding/i)
    }
    const missing = await ask('/nada', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gunzipSync(missing.body).toString()).toContain(MISSING.bakery)
    expect((await ask('/icon-512.png', { headers: { 'Accept-Encoding': 'gzip, br' } })).headers).not.toHaveProperty('content-encoding')
  })

  test('what the visitor has already is not sent again', async () => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': coding }
      const first = await ask('/paes', { headers })
      const again = await ask('/paes', { headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      const weak = await ask('/paes', { headers: { ...headers, 'If-None-Match': `"other", W/${first.headers.etag}` } })
      expect(weak.status).toBe(304)
      expect((await ask('/paes', { headers: { ...headers, 'If-None-Match': '"other"' } })).status).toBe(200)
      expect((await ask('/paes', { headers: { ...headers, 'If-Modified-Since': first.headers['last-modified'] ?? '' } })).status).toBe(304)
    }
    const [plain, zipped] = [await ask('/paes'), await ask('/paes', { headers: { 'Accept-Encoding': 'gzip' } })]
    expect(plain.headers.etag).not.toBe(zipped.headers.etag)
  })

  test('a part of a file can be had', async () => {
    const picture = read('icon-512.png')
    const part = (range: string, more = {}) => ask('/icon-512.png', { headers: { Range: range, ...more } })
    const cases: [string, Buffer][] = [
      ['bytes=0-99', picture.subarray(0, 100)],
      ['bytes=0-0', picture.subarray(0, 1)],
      ['bytes=-5', picture.subarray(-5)],
      [`bytes=${picture.length - 3}-`, picture.subarray(-3)],
      ['bytes=10-999999999', picture.subarray(10)],
    ]
    for (const [range, expected] of cases) {
      const { status, headers, body } = await part(range)
      expect([range, status]).toEqual([range, 206])
      expect(body.equals(expected), range).toBe(true)
      expect(headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${picture.length}$`))
      expect(headers['content-length']).toBe(String(expected.length))
    }
    expect((await part('bytes=99999999-')).status).toBe(416)
    expect((await part('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200)
    expect((await part('lines=1-2')).status).toBe(200)
  })

  test.skipIf(name === 'nginx')('HEAD knows no parts, which are defined for GET alone; nginx answers otherwise and cannot be told', async () => {
    for (const range of ['bytes=0-99', 'bytes=-5', 'bytes=99999999-', 'bytes=0-0,5-6']) {
      const { status, headers, body } = await ask('/icon-512.png', { method: 'HEAD', headers: { Range: range } })
      expect([range, status, body.length, headers['content-length']]).toEqual([range, 200, 0, String(read('icon-512.png').length)])
      expect(headers).not.toHaveProperty('content-range')
    }
  })

  test('files that never change are kept for a year, all others are asked about', async () => {
    const [asset = ''] = readdirSync(join(folders.bakery, 'assets')).filter((file) => file.endsWith('.js'))
    expect((await ask(`/assets/${asset}`)).headers['cache-control']).toBe(CACHE.assets)
    for (const address of ['/paes', '/robots.txt', '/nada', '/assets/gone.js', '/menu', '/paes/']) expect((await ask(address)).headers['cache-control'], address).toBe(CACHE.pages)
  })

  test('every answer carries every security header, over HTTPS also those for HTTPS', async () => {
    const [asset = ''] = readdirSync(join(folders.bakery, 'assets')).filter((file) => file.endsWith('.js'))
    for (const address of ['/', '/paes', '/nada', '/receitas/nada', '/menu', '/paes/', '/robots.txt', '/rss.xml', `/assets/${asset}`, '/assets/gone.js']) {
      for (const isHttps of [false, true]) {
        const { headers } = await ask(address, { headers: isHttps ? { 'X-Forwarded-Proto': 'https' } : {} })
        for (const [field, value] of Object.entries(securityHeaders(isHttps))) expect(headers[field.toLowerCase()], `${address} ${field}`).toBe(value)
        expect('strict-transport-security' in headers).toBe(isHttps)
        expect(headers.server ?? '').not.toMatch(/\d/)
        expect(headers).not.toHaveProperty('x-powered-by')
      }
    }
  })
})
