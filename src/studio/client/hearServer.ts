import { channelToken, renewTokens } from './api'
import { RENEWED, SERVER_EVENTS } from './serverEvents'

/** So many milliseconds after the server is gone it is looked for again. */
const AGAIN = 500

/**
 * Hears the dev server on the channel of its pages. Those load anew when it was started anew; here somebody is typing.
 *
 * @param onChange called whenever the site has changed, and whenever the server is there, or there again
 * @returns what ends it
 */
export function hearServer(onChange: () => void): () => void {
  let [isOver, socket]: [boolean, WebSocket | undefined] = [false, undefined]
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    if (isOver) return
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/?token=${channelToken()}`, 'vite-hmr')
    socket.addEventListener('open', onChange)
    socket.addEventListener('message', hear)
    socket.addEventListener('close', again)
  }
  const hear = ({ data }: MessageEvent<string>) => {
    const { event } = JSON.parse(data) as { event?: string }
    if (event === RENEWED) location.reload()
    if (event !== undefined && SERVER_EVENTS.includes(event)) onChange()
  }
  const again = () => {
    if (!isOver) timer = setTimeout(() => void renewTokens().then(open, again), AGAIN)
  }
  open()
  return () => {
    isOver = true
    clearTimeout(timer)
    socket?.close()
  }
}
