import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CACHE, securityHeaders } from '../../src/build/headers'
import { describeServers, folders, MISSING, read } from './bothServers'

describeServers(({ name, ask, hasBrotli }) => {
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
    const brotli = hasBrotli() ? 'br' : 'gzip'
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
