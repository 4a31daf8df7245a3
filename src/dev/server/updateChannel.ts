import type { ViteDevServer, WebSocketClient } from 'vite'
import type { Notice } from './notice'

/** What the dev server sends to open pages. */
export type UpdateChannel = {
  /** Changes whenever the site may look different; each page says which state it was drawn from. */
  state: () => number
  /** Answers a page that listens from now on: what is wrong, and whether it has missed a change while it loaded. */
  greet: (drawnFrom: unknown, client: WebSocketClient) => void
  /** Sends what is wrong, or that nothing is. */
  report: () => void
  /** Sends what is wrong, and that the site may look different. */
  announce: () => void
  styles: () => void
  /** Called with each page that was drawn, and with the error that kept one from it. */
  onPage: (error: unknown) => void
}

export function createUpdateChannel(server: ViteDevServer, notices: () => Notice[], noticed: (error: unknown) => Notice): UpdateChannel {
  const send = (event: string, data?: Notice[]) => server.ws.send({ type: 'custom', event, data })
  let page: Notice | undefined
  let reported = '[]'
  let state = 0
  const all = () => [...(page ? [page] : []), ...notices()]
  const report = () => {
    reported = JSON.stringify(all())
    send('quoin:notices', all())
  }
  return {
    state: () => state,
    greet: (drawnFrom, client) => {
      client.send('quoin:notices', all())
      if (drawnFrom === String(state)) return
      client.send('quoin:styles')
      client.send('quoin:changed')
    },
    report,
    announce: () => {
      state++
      report()
      send('quoin:changed')
    },
    styles: () => send('quoin:styles'),
    onPage: (error) => {
      page = error === undefined ? undefined : noticed(error)
      if (reported !== JSON.stringify(all())) report()
    },
  }
}
