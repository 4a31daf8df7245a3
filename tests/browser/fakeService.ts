import { createServer, type IncomingMessage, request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { listen } from '../../scripts/lib/listen'

/** How a service answers: after how long, with what; or not at all, when the line is dead. */
export type Reply = { status?: number; body?: string; headers?: Record<string, string>; after?: number } | 'dead'
/** A service that answers as it is told and keeps what it was sent. */
export type FakeService = { reply: Reply; taken: { path: string; type: string; body: string }[] }

const wait = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A service on the web, which browsers ask as they ask any other site. */
export async function fakeService(page: Page, origin: string, reply: Reply): Promise<FakeService> {
  const service: FakeService = { reply, taken: [] }
  await page.route(`${origin}/**`, async (route) => {
    const { reply } = service
    if (reply === 'dead') return route.abort('connectionfailed')
    const asked = route.request()
    service.taken.push({ path: new URL(asked.url()).pathname, type: asked.headers()['content-type'] ?? '', body: asked.postData() ?? '' })
    await wait(reply.after)
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After', 'Content-Type': 'application/json', ...reply.headers }
    // Whoever waited may have gone.
    await route.fulfill({ status: reply.status ?? 200, headers, body: reply.body ?? '' }).catch(() => {})
  })
  return service
}

/** A host that takes the forms of the site it serves. */
export async function fakeHost(site: string, reply: Reply): Promise<FakeService & { origin: string; stop: () => void }> {
  const service: FakeService = { reply, taken: [] }
  const take = async (request: IncomingMessage) => {
    service.taken.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', body: await text(request) })
    return service.reply
  }
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      const { host: _host, ...headers } = request.headers
      ask(site + request.url, { method: request.method, headers }, (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers))).end()
      return
    }
    const reply = await take(request)
    if (reply === 'dead') return void request.socket.destroy()
    await wait(reply.after)
    response.writeHead(reply.status ?? 200, reply.headers).end(reply.body)
  })
  const origin = await listen(server)
  return Object.assign(service, { origin, stop: () => void server.close() })
}
