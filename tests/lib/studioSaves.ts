import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { listen } from '../../scripts/lib/listen'
import { newProblems } from '../../src/authoring/edit/newProblems'
import { digest } from '../../src/authoring/edit/historyFolder'
import { desk } from '../../src/studio/server/desk'
import { createEndpoint } from '../../src/studio/server/endpoint'
import { createPublishing } from '../../src/studio/server/publishing'
import { TOY_PROGRAM } from '../studio/server/toyProgram'
import { toyLook } from '../studio/server/toyLook'
import { toyBlocks } from './toy'

const TOKEN = 'a'.repeat(48)
const [, , path, folder] = process.argv

// As a program it answers as the dev server does, and is asked without end to save the content file that it is given; says the number of each save that was answered.
if (path && folder) {
  const start = readFileSync(path)
  const endpoint = createEndpoint({
    path,
    token: TOKEN,
    channel: 'told',
    program: { made: async () => TOY_PROGRAM },
    publishing: createPublishing(folder, path),
    loaded: () => ({ desk, blocks: toyBlocks }),
    problems: () => [],
    changes: () => 0,
    look: toyLook(path),
    judge: (bytes) => newProblems(start, bytes, 'pages.json', toyBlocks),
    onWritten: () => {},
    media: () => undefined,
    onMedia: async () => {},
  })
  const origin = await listen(createServer((request, response) => void endpoint(request as never, response, () => {})))
  const headers = { 'X-Quoin-Studio': TOKEN, 'Content-Type': 'application/json' }
  for (let number = 1; ; number++) {
    const operation = { do: 'set', path: ['pages', 0, 'sections', 0, 'title'], value: `Save ${number}` }
    const response = await fetch(`${origin}/api/edit`, { method: 'POST', headers, body: JSON.stringify({ base: digest(readFileSync(path)), operation }) })
    process.stdout.write(`${response.status} ${number}\n`)
  }
}
