import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routesOf } from '../browser/visit'
import { builtFile } from '../lib/builtFile'
import { figure } from '../lib/figure'
import { describeServers, folders, MISSING, read, text } from './bothServers'

/** Addresses as rows of a table, the first column for people. */
const rows = (addresses: readonly string[]) => addresses.map((address) => [address.length > 80 ? `an address of ${address.length} characters` : address, address] as const)

describeServers(({ name, ask }) => {
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
})
