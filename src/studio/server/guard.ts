import type { IncomingMessage } from 'node:http'
import { timingSafeEqual } from 'node:crypto'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { type Reply, refused } from './reply'

/** Addresses of this machine itself. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** Names of this machine itself: another name that leads here belongs to a page that wants to be taken for this one. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Why a request is not from this machine and its own pages; undefined where it is. */
export function strangerRefusal({ headers, socket }: IncomingMessage): Reply | undefined {
  // Whoever may look at the pages from elsewhere, as on a phone, may not write them.
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !OWN_HOST.test(headers.host ?? '')) return refused(403, studioWords.elsewhere)
  return undefined
}

/** Why a request is not from the panel of this start; undefined where it is. What a form or a page of another place can send has no header of its own. */
export function panelRefusal({ headers }: IncomingMessage, token: string): Reply | undefined {
  const given = Buffer.from(String(headers['x-quoin-studio'] ?? ''))
  const isKnown = given.length === token.length && timingSafeEqual(given, Buffer.from(token))
  return isKnown && isSameOrigin(headers) ? undefined : refused(403, studioWords.notPanel)
}

/** Whether a browser says that the page that asks is one of this server. Programs without pages say nothing of it. */
function isSameOrigin({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  return (site === undefined || site === 'same-origin') && (origin === undefined || origin === `http://${host}` || origin === `https://${host}`)
}
