import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

/**
 * Turns away what pages of other places ask for: neither may they read the project, nor make this machine do anything.
 * Another port of the same machine is another place, too. Names of other hosts were refused before, by Vite.
 */
export const gate: Connect.NextHandleFunction = (request, response, next) => (isOwn(request) || isVisit(request) ? next() : refuse(response))

/** Answers that something may not be asked for from there. */
export function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('Only pages of this server may ask for this.\n')
}

/** Whether a program on this machine asks, a person by typing the address, or a page of this server. */
export function isOwn({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) return false
  return !site || site === 'same-origin' || site === 'none'
}

/** A link that is followed, from wherever. Editors show the page in a frame of their own; who frames it cannot read it. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const { origin, 'sec-fetch-mode': mode, 'sec-fetch-dest': use = '' } = headers
  return method === 'GET' && origin === undefined && mode === 'navigate' && ['document', 'iframe'].includes(`${use}`)
}
