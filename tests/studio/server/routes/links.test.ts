import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { JsonPath } from '../../../../src/site/text/jsonPath'
import { desk } from '../../../../src/studio/server/desk'
import type { StudioOptions } from '../../../../src/studio/server/route'
import { links } from '../../../../src/studio/server/routes/links'
import { createPublishing } from '../../../../src/studio/server/publishing'
import { createSeenStates } from '../../../../src/studio/server/seenStates'
import { TOY_PROGRAM } from '../toyProgram'
import { toyLook } from '../toyLook'
import { fileWith, pageWith, toyBlocks } from '../../../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-links-'))
const path = join(folder, 'pages.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const note = { type: 'note', text: 'Hello', title: 'One', links: [{ label: 'A', href: '/faq' }] }
const text = fileWith({ pages: [pageWith(note), { ...pageWith({ type: 'note', text: 'Hello', title: 'Two' }), path: '/faq' }] })
const ask = (place: JsonPath, written = text) => {
  writeFileSync(path, written)
  const options: StudioOptions = {
    path,
    token: '',
    channel: 'told',
    program: { made: async () => TOY_PROGRAM },
    publishing: createPublishing(folder, path),
    loaded: () => undefined,
    problems: () => [],
    changes: () => 0,
    look: toyLook(path),
    judge: () => [],
    onWritten: () => {},
    media: () => undefined,
    onMedia: async () => {},
  }
  return links.answer({ options, loaded: { desk, blocks: toyBlocks }, states: createSeenStates(path), place, query: new URLSearchParams(), body: Buffer.alloc(0) })
}

test('the places that link to a page are told in the words of the file', async () => {
  const place = ['pages', 0, 'sections', 0, 'links', 0, 'href']
  expect(await ask(['pages', 1])).toMatchObject({ status: 200, body: [{ path: place, where: expect.stringContaining('page "/" › section 1 (note)') }] })
  expect(await ask(['pages', 0])).toMatchObject({ status: 200, body: [{ path: ['site', 'navigation', 'links', 0, 'href'] }] })
})

test('what is no page has no links to it', async () => {
  for (const place of [['pages', 7], ['site'], ['pages', 0, 'sections']]) expect(await ask(place)).toMatchObject({ status: 404 })
})
