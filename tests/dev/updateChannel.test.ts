import type { ViteDevServer, WebSocketClient } from 'vite'
import { expect, test } from 'vitest'
import { createUpdateChannel } from '../../src/dev/server/updateChannel'
import type { Notice } from '../../src/dev/server/notice'

const notice = (what: string): Notice => ({ message: what, where: '', place: '', open: '', frame: '', code: '' })

function toyNews(notices: () => Notice[] = () => []) {
  const sent: unknown[] = []
  const server = { ws: { send: ({ event, data }: { event: string; data?: Notice[] }) => sent.push([event, data?.map(({ message }) => message)]) } }
  return { updates: createUpdateChannel(server as unknown as ViteDevServer, notices, (error) => notice(String(error))), sent }
}

test('a change is told with what is wrong, and makes another state', () => {
  const { updates, sent } = toyNews(() => [notice('a')])
  updates.announce()
  updates.styles()
  updates.report()
  expect(sent).toEqual([
    ['quoin:notices', ['a']],
    ['quoin:changed', undefined],
    ['quoin:styles', undefined],
    ['quoin:notices', ['a']],
  ])
  expect(updates.state()).toBe(1)
})

test('a page that listens hears what is wrong, and that it is old only when it is', () => {
  const { updates } = toyNews(() => [notice('a')])
  updates.announce()
  const heard = (drawnFrom: unknown) => {
    const all: unknown[] = []
    updates.greet(drawnFrom, { send: (event: string) => all.push(event) } as unknown as WebSocketClient)
    return all
  }
  expect([heard('1'), heard('0'), heard(undefined)]).toEqual([
    ['quoin:notices'],
    ['quoin:notices', 'quoin:styles', 'quoin:changed'],
    ['quoin:notices', 'quoin:styles', 'quoin:changed'],
  ])
})

test('an error of a page is told before all else, once, until a page can be drawn', () => {
  const { updates, sent } = toyNews(() => [notice('a')])
  updates.onPage(undefined)
  sent.length = 0
  updates.onPage(new Error('broke'))
  updates.onPage(new Error('broke'))
  updates.onPage(undefined)
  updates.onPage(undefined)
  expect(sent).toEqual([
    ['quoin:notices', ['Error: broke', 'a']],
    ['quoin:notices', ['a']],
  ])
})
