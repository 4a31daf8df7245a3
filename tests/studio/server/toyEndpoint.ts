import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { listen } from '../../../scripts/lib/listen'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { desk } from '../../../src/studio/server/desk'
import { createPublishing } from '../../../src/studio/server/publishing'
import { createEndpoint } from '../../../src/studio/server/endpoint'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'
import { TOY_PROGRAM } from './toyProgram'
import { toyLook } from './toyLook'

/** The endpoint of the Studio on a server of its own, over a content file that is as it was before each test. */
export function useToyEndpoint() {
  const TOKEN = 'a'.repeat(48)
  const folder = mkdtempSync(join(tmpdir(), 'quoin-endpoint-'))
  const file = join(folder, 'pages.json')
  const note = (title: string) => ({ type: 'note', text: 'Hello', title })
  const text = fileWith({ pages: [pageWith(note('One'), note('Two'))], notFound: { title: 'Lost', sections: [note('Lost')] } })
  const handler = createEndpoint({
    path: file,
    token: TOKEN,
    channel: 'told',
    program: { made: async () => TOY_PROGRAM },
    publishing: createPublishing(folder, file),
    loaded: () => ({ desk, blocks: toyBlocks }),
    problems: () => [],
    changes: () => 0,
    look: toyLook(file),
    judge: (bytes) => newProblems(Buffer.from(text), bytes, 'pages.json', toyBlocks),
    onWritten: () => {},
    media: () => undefined,
    onMedia: async () => {},
  })
  const server = createServer((request, response) => void handler(request as never, response, () => {}))
  let origin = ''
  beforeAll(async () => {
    origin = await listen(server)
  })
  beforeEach(() => writeFileSync(file, text))
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const HEADERS = { 'X-Quoin-Studio': TOKEN, 'Content-Type': 'application/json' }
  const title = ['pages', 0, 'sections', 0, 'title']
  const body = (operation: object, base = digest(Buffer.from(text)), was?: unknown) => JSON.stringify({ base, was, operation })
  const RIGHT = body({ do: 'set', path: title, value: 'New' })
  const post = async (content: string, headers: Record<string, string> = HEADERS, address = '/api/edit', method = 'POST') => {
    const response = await fetch(origin + address, { method, headers, ...(method !== 'GET' && { body: content }) })
    return { status: response.status, answer: await response.json() }
  }
  return { TOKEN, HEADERS, RIGHT, file, text, title, note, handler, body, post, address: (path: string) => `${origin}${path}` }
}
