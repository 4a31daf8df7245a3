import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { sendStored } from '../../src/dev/server/files'

const root = mkdtempSync(join(tmpdir(), 'quoin-stored-'))
const stored = new Map(
  ['Price List.pdf', 'secret.pdf', 'film.mp4'].map((name) => {
    writeFileSync(join(root, name), `bytes of ${name}`)
    return [`media/${name}`, join(root, name)]
  }),
)
const file = { hash: '0123456789ab', bytes: 1, kind: 'document' } as const
const site = { files: { 'media/Price List.pdf': file, 'media/film.mp4': file } }
const server = createServer(async (request, response) => {
  if (!(await sendStored(request, response, decodeURIComponent(request.url ?? ''), site, stored))) response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  origin = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

test('a file to which the site leads is sent as what it is, in parts as well', async () => {
  const answer = await fetch(`${origin}/media/Price%20List.pdf`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options'), await answer.text()]).toEqual([
    200,
    'application/pdf',
    'nosniff',
    'bytes of Price List.pdf',
  ])
  const part = await fetch(`${origin}/media/film.mp4`, { headers: { Range: 'bytes=0-4' } })
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'bytes'])
})

test.each(['/media/secret.pdf', '/media/price list.pdf', '/media/', '/media/../secret.pdf', '/faq'])('%s is not', async (address) => {
  expect((await fetch(origin + address)).status).toBe(404)
})
