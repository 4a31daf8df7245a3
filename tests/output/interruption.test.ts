import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'quoin-interruption-'))
const scratch = join(root, 'scratch')
afterAll(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(scratch)

/** Long enough for a busy machine, in milliseconds; nobody waits that long for a build that goes on. */
const PROMPTLY = 8000

function start(name: string, ...options: string[]): ChildProcess {
  const program = ['-r', './scripts/node.cjs', 'scripts/run.mjs', name, '--pages', 'tests/sites/bakery.json', ...options]
  // A group of its own, as a terminal gives each command.
  return spawn(process.execPath, program, { detached: true, stdio: 'ignore', env: { ...process.env, TMPDIR: scratch } })
}

function filesBegun(folder: string): number {
  try {
    const begun = readdirSync(folder).find((name) => name.startsWith('.site-new-'))
    return begun === undefined ? -1 : readdirSync(join(folder, begun), { recursive: true }).length
  } catch {
    return -1
  }
}

describe('a build that is interrupted', () => {
  const moments = [
    ['SIGINT', 0, 'as Ctrl and C do'],
    ['SIGINT', 20, 'as Ctrl and C do'],
    ['SIGTERM', 0, 'as a service does'],
    ['SIGTERM', 60, 'as a service does'],
    ['SIGHUP', 1, 'as a closed window does'],
  ] as const

  test.each(moments)('by %s after %i files, %s, ends at once and leaves nothing', async (signal, files) => {
    const folder = mkdtempSync(join(root, 'sites-'))
    const child = start('build', '--out', join(folder, 'site'))
    const ended = once(child, 'exit')
    while (child.exitCode === null && filesBegun(folder) < files) await wait(1)
    const before = Date.now()
    // The terminal tells all processes of the group, a service the first one alone.
    process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal)
    const [code, by] = await ended
    expect([code, by]).toEqual([null, signal])
    expect(Date.now() - before).toBeLessThan(PROMPTLY)
    expect(readdirSync(folder)).toEqual([])
    expect(readdirSync(scratch).filter((name) => name.startsWith('quoin-'))).toEqual([])
  })
})

test('the dev server ends at once at SIGTERM, even while it is busy', async () => {
  const busy = join(root, 'busy.mjs')
  writeFileSync(busy, "process.on('SIGUSR2', () => { for (;;); })")
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(busy).href, '-r', './scripts/node.cjs', 'scripts/run.mjs', 'dev', '--pages', 'tests/sites/bakery.json', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  try {
    let said = ''
    for await (const text of child.stdout) if (/http:/.test((said += text))) break
    child.kill('SIGUSR2')
    await wait(500)
    child.kill('SIGTERM')
    expect(await Promise.race([ended, wait(PROMPTLY)])).toEqual([null, 'SIGTERM'])
  } finally {
    child.kill('SIGKILL')
  }
})

test('the dev server goes on when a page sends what Vite does not understand', async () => {
  const child = spawn(process.execPath, ['-r', './scripts/node.cjs', 'scripts/run.mjs', 'dev', '--pages', 'tests/sites/bakery.json', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let socket: Socket | undefined
  try {
    // Read to the end: a program whose words nobody reads any more complains of that instead.
    const said = { out: '', error: '' }
    child.stdout.on('data', (text) => (said.out += stripVTControlCharacters(String(text))))
    child.stderr.on('data', (text) => (said.error += String(text)))
    await expect.poll(() => said.out, { timeout: 60_000 }).toMatch(/http:\S+:\d+\//)
    const [address = ''] = /http:\S+:\d+\//.exec(said.out) ?? []
    const client = await (await fetch(`${address}@vite/client`)).text()
    const { hostname, port } = new URL(address)
    socket = connect(Number(port), hostname)
    // The program is ended at once, which the line may learn as a fault.
    socket.on('error', () => {})
    const asked = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Protocol: vite-hmr', `Sec-WebSocket-Key: ${'a'.repeat(22)}==`]
    socket.write(`GET /?token=${/wsToken = "([^"]+)"/.exec(client)?.[1]} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${asked.join('\r\n')}\r\n\r\n`)
    await once(socket, 'data')
    const message = Buffer.from('{"type":"custom","event":"vite:invoke","data":null}')
    // A short text of a browser: one frame, masked with zeros.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 + message.length, 0, 0, 0, 0]), message]))
    await expect.poll(() => said.error, { timeout: PROMPTLY }).toContain('TypeError')
    expect((await fetch(address, { headers: { Accept: 'text/html' } })).status).toBe(200)
    expect(child.exitCode).toBe(null)
  } finally {
    socket?.destroy()
    child.kill('SIGKILL')
  }
})
