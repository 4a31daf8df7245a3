import type { ViteDevServer } from 'vite'
import type { Notice } from './notice'

/** What open pages are told. */
export type News = {
  /** What is wrong, or that nothing is. */
  tell: () => void
  /** The same, and that the site may look different. */
  announce: () => void
  styles: () => void
  /** Called with each page that was drawn, and with the error that kept one from it. */
  onPage: (error: unknown) => void
}

export function createNews(server: ViteDevServer, notices: () => Notice[], noticed: (error: unknown) => Notice): News {
  const send = (event: string, data?: Notice[]) => server.ws.send({ type: 'custom', event, data })
  let page: Notice | undefined
  let told = '[]'
  const all = () => [...(page ? [page] : []), ...notices()]
  const tell = () => {
    told = JSON.stringify(all())
    send('quoin:notices', all())
  }
  return {
    tell,
    announce: () => {
      tell()
      send('quoin:changed')
    },
    styles: () => send('quoin:styles'),
    onPage: (error) => {
      page = error === undefined ? undefined : noticed(error)
      if (told !== JSON.stringify(all())) tell()
    },
  }
}
