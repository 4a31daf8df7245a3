import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../output/ask'
import type { DevServer } from './devServer'
import { sharedDev } from './sharedDev'

let server: DevServer
beforeAll(async () => {
  server = await sharedDev(readFileSync('tests/sites/bakery.json', 'utf8'))
})

describe('an address that has moved', () => {
  const follow = (address: string) =>
    ask(server.port, address, {
      host: `127.0.0.1:${server.port}`,
      headers: { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
    })
  test.each([
    ['/menu', '/paes'],
    ['/menu?de=aqui&e=%20', '/paes?de=aqui&e=%20'],
    ['/encomendar/online', '/encomendas'],
    ['/mapa', 'https://maps.example.com/mare-de-trigo'],
    ['/antigas?x=1', '/receitas?de=$antigas'],
    ['/%6denu', '/paes'],
    ['/paes/', '/paes'],
    ['/menu/?x', '/menu?x'],
    ['/paes.html?x', '/paes?x'],
    ['/index.html', '/'],
    ['/paes/index.html', '/paes'],
  ])('is answered as on the finished site: %s', async (from, to) => {
    const { status, headers } = await follow(from)
    expect([status, headers.location, headers['cache-control']]).toEqual([301, to.replace('$', '%24'), 'no-store'])
  })

  test.each(['//menu', '/menu%2f', '/.menu', '/%2e/menu', '/Menu', '/menu/x', '/nada/', '/nada.html'])('is not found by another spelling: %s', async (from) => {
    expect((await follow(from)).status).toBe(404)
  })
})
