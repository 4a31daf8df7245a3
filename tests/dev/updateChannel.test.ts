import type { ViteDevServer, WebSocketClient } from 'vite'
import { expect, test } from 'vitest'
import { createUpdateChannel } from '../../src/dev/server/updateChannel'
import type { Notice } from '../../src/dev/server/notice'

const notice = (what: string): Notice => ({ what, where: '', place: '', open: '', frame: '', code: '' })

function toyNews(notices: () => Notice[] = () => []) {
  const sent: unknown[] = []
  const server = { ws: { send: ({ event, data }: { event: string; data?: Notice[] }) => sent.push([event, data?.map(({ what }) => what)]) } }
  return { news: createUpdateChannel(server as unknown as ViteDevServer, notices, (error) => notice(String(error))), sent }
}

test('a change is told with what is wrong, and makes another state', () => {
  const { news, sent } = toyNews(() => [notice('a')])
  news.announce()
  news.styles()
  news.tell()
  expect(sent).toEqual([
    ['quoin:notices', ['a']],
    ['quoin:changed', undefined],
    ['quoin:styles', undefined],
    ['quoin:notices', ['a']],
  ])
  expect(news.state()).toBe(1)
})

test('a page that listens hears what is wrong, and that it is old only when it is', () => {
  const { news } = toyNews(() => [notice('a')])
  news.announce()
  const heard = (drawnFrom: unknown) => {
    const all: unknown[] = []
    news.greet(drawnFrom, { send: (event: string) => all.push(event) } as unknown as WebSocketClient)
    return all
  }
  expect([heard('1'), heard('0'), heard(undefined)]).toEqual([
    ['quoin:notices'],
    ['quoin:notices', 'quoin:styles', 'quoin:changed'],
    ['quoin:notices', 'quoin:styles', 'quoin:changed'],
  ])
})

test('an error of a page is told before all else, once, until a page can be drawn', () => {
  const { news, sent } = toyNews(() => [notice('a')])
  news.onPage(undefined)
  sent.length = 0
  news.onPage(new Error('broke'))
  news.onPage(new Error('broke'))
  news.onPage(undefined)
  news.onPage(undefined)
  expect(sent).toEqual([
    ['quoin:notices', ['Error: broke', 'a']],
    ['quoin:notices', ['a']],
  ])
})
