import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer } from '../../src/build/serve'

const folder = mkdtempSync(join(tmpdir(), 'quoin-turns-'))
const big = join(folder, 'big.bin')
writeFileSync(big, Buffer.alloc(3_000_000, 65))
writeFileSync(join(folder, 'a.txt'), 'small')
const server = createSiteServer(folder).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

function held(): number {
  return readdirSync('/proc/self/fd').filter((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`) === big
    } catch {
      return false
    }
  }).length
}

test.runIf(process.platform === 'linux')('of many requests that come at once one file is open at a time, and none when the visitor has gone', async () => {
  const socket = connect(port, '127.0.0.1').pause()
  socket.write(ask('/big.bin').repeat(20))
  await expect.poll(held).toBe(1)
  await wait(100)
  expect(held()).toBe(1)
  socket.resetAndDestroy()
  await expect.poll(held).toBe(0)
})

/** All that the server says to these requests on one connection. */
async function said(requests: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(requests)
  let words = ''
  for await (const text of socket) words += text
  return words
}

const lengths = (text: string) => Array.from(text.matchAll(/Content-Length: (\d+)/g), ([, length]) => Number(length))

test('a visitor who goes away in the middle of a large file takes nobody else along', { tags: ['large'] }, async () => {
  for (let round = 0; round < 20; round++) {
    const leaving = Array.from({ length: 5 }, () => connect(port, '127.0.0.1').pause())
    for (const socket of leaving) socket.write(ask('/big.bin').repeat(3))
    await wait(15)
    for (const socket of leaving) socket.resetAndDestroy()
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await wait(Math.random() * 8)
        return said(ask('/a.txt') + ask('/big.bin') + ask('/a.txt', 'Connection: close\r\n'))
      }),
    )
    expect(others.map(lengths)).toEqual(others.map(() => [5, 3_000_000, 5]))
    expect(others.every((text) => text.length > 3_000_000)).toBe(true)
  }
})

test('requests that come at once are answered in their order', async () => {
  const text = await said(ask('/a.txt') + ask('/big.bin') + ask('/a.txt') + ask('/big.bin', 'Connection: close\r\n'))
  expect(lengths(text)).toEqual([5, 3_000_000, 5, 3_000_000])
  expect(text.length).toBeGreaterThan(6_000_000)
})
