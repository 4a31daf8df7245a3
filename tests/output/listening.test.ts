import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, inject, test } from 'vitest'

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** Starts the server of "npm run preview" and gives what it says first, from whichever side. */
async function started(...options: string[]): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['-r', './scripts/node.cjs', 'scripts/run.mjs', 'serve', '--out', inject('sites').bakery.folder, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const said = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) stream.once('data', (text) => resolve(String(text).trim()))
  })
  return { child, said }
}

const portIn = (said: string) => Number(/:(\d+)$/.exec(said)?.[1])

/** Whether somebody answers there. On Linux every address that begins with 127 is this machine, and only one of them is the usual one. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    setTimeout(() => socket.destroy(), 2000).unref()
  })
}

describe('the server of npm start and of npm run preview', () => {
  test('is there for this machine alone', async () => {
    const { said } = await started()
    expect(said).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await answers('127.0.0.1', portIn(said))).toBe(true)
    for (const host of ['127.0.0.2', '::1']) expect(await answers(host, portIn(said)), host).toBe(false)
  })

  test.runIf(process.platform === 'linux')('lets others in with --host', async () => {
    const { said } = await started('--host', '0.0.0.0')
    expect(said).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await answers('127.0.0.2', portIn(said))).toBe(true)
  })

  test.each(['192.0.2.1', 'no-such-host.invalid'])('says in a sentence that this machine is not %s', async (host) => {
    const { child, said } = await started('--host', host)
    expect(said).toBe(`This machine has no address "${host}". Leave --host out to be the only visitor, or write 0.0.0.0 to let others in.`)
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
    expect(code).toBe(1)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('ends at once at %s, also while visitors are there', async (signal) => {
    const { child, said } = await started()
    const visitor = connect(portIn(said), '127.0.0.1')
    visitor.on('error', () => {})
    await once(visitor, 'connect')
    visitor.write('GET /paes HTTP/1.1\r\nHost: localhost\r\n')
    const before = Date.now()
    child.kill(signal)
    await once(child, 'exit')
    expect(Date.now() - before).toBeLessThan(3000)
    visitor.destroy()
  })
})
