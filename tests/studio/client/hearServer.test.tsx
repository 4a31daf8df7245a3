import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewTokens } from '../../../src/studio/client/api'
import { hearServer } from '../../../src/studio/client/hearServer'
import { soon } from './hand'
import { toySockets } from './toySocket'

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
const reload = vi.fn()
let [page, asked]: [string | undefined, number] = ['', 0]
/** Answers come after this. */
let held: Promise<unknown> = Promise.resolve()
const pageWith = (token: string) => `<meta name="quoin-studio-channel" content="${token}">`
beforeEach(async () => {
  page = pageWith('first')
  vi.stubGlobal('location', { origin: 'http://localhost:4321', reload })
  vi.stubGlobal('fetch', async () => {
    asked++
    const answer = page
    await held
    if (answer === undefined) throw new Error('It is gone.')
    return new Response(answer)
  })
  await renewTokens()
  asked = 0
  reload.mockClear()
  page = pageWith('second')
})
afterEach(() => void vi.unstubAllGlobals())

test('the server is heard on the channel of its pages: that it is there, and that the site has changed', () => {
  const [sockets, heard] = [toySockets(), vi.fn()]
  const end = hearServer(heard)
  expect(sockets.map(({ url, protocol }) => [url, protocol])).toEqual([['ws://localhost:4321/?token=first', 'vite-hmr']])
  sockets[0]?.dispatchEvent(new Event('open'))
  expect(heard).toHaveBeenCalledTimes(1)
  for (const event of ['quoin:changed', 'quoin:notices', 'quoin:other', undefined]) sockets[0]?.tell(event)
  expect([heard.mock.calls.length, reload.mock.calls.length]).toEqual([3, 0])
  sockets[0]?.tell('quoin:studio')
  expect([heard.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
  end()
  expect(sockets[0]?.isClosed).toBe(true)
})

test('a server that is gone is looked for after half a second, until it is there again, with the token that it has now', async () => {
  const sockets = toySockets()
  page = undefined
  const end = hearServer(() => {})
  sockets[0]?.dispatchEvent(new Event('close'))
  await pause(300)
  expect([asked, sockets.length]).toEqual([0, 1])
  await soon(() => expect(asked).toBe(1))
  page = pageWith('second')
  await soon(() => expect(sockets.map(({ url }) => url)).toEqual(['ws://localhost:4321/?token=first', 'ws://localhost:4321/?token=second']))
  expect([asked, reload.mock.calls.length]).toEqual([2, 0])
  end()
})

test('whoever has ended it hears no more, asks for nothing, and opens no channel', async () => {
  const sockets = toySockets()
  const end = hearServer(() => {})
  sockets[0]?.dispatchEvent(new Event('close'))
  end()
  sockets[0]?.dispatchEvent(new Event('close'))
  await pause(700)
  expect([asked, sockets.length]).toEqual([0, 1])
})

test('nor is one opened by an answer that comes after the end', async () => {
  const sockets = toySockets()
  let answer = (_: unknown) => {}
  held = new Promise((resolve) => (answer = resolve))
  const end = hearServer(() => {})
  sockets[0]?.dispatchEvent(new Event('close'))
  await soon(() => expect(asked).toBe(1))
  end()
  answer(undefined)
  await pause(50)
  expect([asked, sockets.length]).toEqual([1, 1])
})

test('a server with another program loads the Studio anew', async () => {
  const sockets = toySockets()
  page = `${pageWith('third')}<script src="/other.js"></script>`
  const end = hearServer(() => {})
  sockets[0]?.dispatchEvent(new Event('close'))
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
  end()
})
