import { vi } from 'vitest'

/** A channel to the dev server that a test speaks on. */
export class ToySocket extends EventTarget {
  isClosed = false
  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    super()
    sockets.push(this)
  }
  close(): void {
    this.isClosed = true
  }
  tell(event: string | undefined): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ event }) }))
  }
}
let sockets: ToySocket[] = []

/** Puts such channels in the place of the browser's; returns those that are opened, in order. */
export function toySockets(): ToySocket[] {
  sockets = []
  vi.stubGlobal('WebSocket', ToySocket)
  return sockets
}
