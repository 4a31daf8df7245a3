import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { notListening } from '../../scripts/lib/notListening'
import { runCommand } from '../lib/command'

const taking = createServer()
let port = 0
beforeAll(async () => {
  port = Number(new URL(await listen(taking)).port)
})
afterAll(() => taking.close())

test('a port that is taken is told by the dev server in a sentence, with the command that takes another', () => {
  const { stderr, status } = runCommand('dev', ['--port', String(port)])
  expect(stderr).toBe(`Port ${port} is taken. Choose another: npm run dev -- --port ${port + 1}\n`)
  expect(status).toBe(1)
})

test('an address that this machine has not is told by the dev server in a sentence', () => {
  expect(runCommand('dev', ['--port', '0', '--host', '192.0.2.7'])).toMatchObject({
    stderr: 'This machine has no address "192.0.2.7". Leave --host out to be the only visitor, or write 0.0.0.0 to let others in.\n',
    status: 1,
  })
})

test('after the highest port the one before it is proposed; what is not known is told as it came', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' })
  expect(notListening(taken, 'npm start', { port: 65_535, host: 'localhost' })).toBe('Port 65535 is taken. Choose another: npm start -- --port 65534')
  expect(notListening(new Error('It is closed.'), 'npm start', { port: 1, host: 'localhost' })).toBe('It is closed.')
})
