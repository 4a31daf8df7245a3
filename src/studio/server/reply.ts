import type { ServerResponse } from 'node:http'

/** What a question is answered with: as JSON, or a picture. */
export type Reply = { status: number; body: unknown; picture?: Buffer }

export const found = (body: unknown): Reply => ({ status: 200, body })
export const refused = (status: number, words: string): Reply => ({ status, body: { words } })

export function sendReply(response: ServerResponse, { status, body, picture }: Reply): void {
  const type = picture ? 'image/webp' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end(picture ?? JSON.stringify(body))
}
