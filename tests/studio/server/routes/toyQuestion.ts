import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { newProblems } from '../../../../src/authoring/edit/newProblems'
import type { Problem } from '../../../../src/site/diagnostics/diagnostic'
import type { JsonPath } from '../../../../src/site/text/jsonPath'
import { desk } from '../../../../src/studio/server/desk'
import { createPublishing } from '../../../../src/studio/server/publishing'
import type { Route } from '../../../../src/studio/server/route'
import { createSeenStates } from '../../../../src/studio/server/seenStates'
import { fileWith, pageWith, toyBlocks } from '../../../lib/toy'
import { TOY_PROGRAM } from '../toyProgram'
import { toyLook } from '../toyLook'

type Asked = { place?: JsonPath; query?: Record<string, string>; body?: unknown; problems?: Problem[] }
export const toyNote = (title: string, more: object = {}) => ({ type: 'note', text: 'Hello', title, ...more })
export const toyText = fileWith({ pages: [pageWith(toyNote('One'), toyNote('Two'))], notFound: { title: 'Lost', sections: [toyNote('Lost')] } })

/** A content file in a folder of its own, and what asks a route about it; `told` counts what the route has told. */
export function useToyQuestion(text = toyText) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-route-'))
  const path = join(folder, 'pages.json')
  writeFileSync(path, text)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const told = { written: 0, media: 0 }
  const states = createSeenStates(path)
  const ask = async (route: Route, { place = [], query = {}, body = {}, problems = [] }: Asked = {}) => {
    const options = {
      path,
      token: '',
      channel: 'told',
      program: { made: async () => TOY_PROGRAM },
      publishing: createPublishing(folder, path),
      loaded: () => undefined,
      problems: () => problems,
      changes: () => 7,
      look: toyLook(path),
      judge: (bytes: Buffer) => newProblems(Buffer.from(text), bytes, 'pages.json', toyBlocks),
      onWritten: () => void told.written++,
      media: () => undefined,
      onMedia: async () => void told.media++,
    }
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
    return route.answer({ options, loaded: { desk, blocks: toyBlocks }, states, place, query: new URLSearchParams(query), body: bytes })
  }
  return { folder, path, told, states, ask }
}
