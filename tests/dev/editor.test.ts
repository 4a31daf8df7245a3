import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEditorGuard, EDITOR } from '../../src/dev/server/editor'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'quoin-editor-')))
const project = join(root, 'project')
const content = join(root, 'content/pages.json')
const FILES = [
  'project/src/main.ts',
  'project/a b.ts',
  'project/.env',
  'project/.git/config',
  'project/node_modules/toy/index.js',
  'project/node_modulesque.ts',
  'project..ts',
  'secret.txt',
  'content/pages.json',
  'content/other.json',
]
beforeAll(() => {
  for (const name of FILES) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), 'x')
  }
  symlinkSync(join(root, 'secret.txt'), join(project, 'linked.txt'))
  symlinkSync(content, join(project, 'pages.json'))
})
afterAll(() => rmSync(root, { recursive: true }))

const SCRIPT = { host: 'localhost:5173', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }

/** The address with which a request goes on, or the status of the answer. */
function opened(file: string | undefined, headers: Record<string, string> = SCRIPT, editor: string | undefined = 'toy'): unknown {
  let result: unknown
  const query = file === undefined ? '' : `?file=${encodeURIComponent(file)}`
  const request = { headers, url: `/${query}` } as unknown as IncomingMessage
  const response = { writeHead: (status: number) => ({ end: (words: string) => (result = status === 409 ? words : status) }) } as unknown as ServerResponse
  createEditorGuard(project, content, () => editor || undefined)(request, response, () => (result = request.url))
  return result
}
const asked = (file: string) => `/?${new URLSearchParams({ file })}`

test('a file that the content includes is opened, though it lies outside of the project, and no other beside it', () => {
  writeFileSync(content, '{ "include": ["part.json"] }')
  for (const name of ['part.json', 'other.json']) writeFileSync(join(dirname(content), name), '{}')
  expect([opened(join(dirname(content), 'part.json:2')), opened(join(dirname(content), 'other.json'))]).toEqual([asked(join(dirname(content), 'part.json:2')), 403])
})

test('it stands where Vite opens files', () => {
  expect(EDITOR).toBe('/__open-in-editor')
})

test.each([
  ['src/main.ts', 'project/src/main.ts'],
  ['src/main.ts:41', 'project/src/main.ts:41'],
  ['src/main.ts:41:5', 'project/src/main.ts:41:5'],
  ['a b.ts:1', 'project/a b.ts:1'],
  ['node_modulesque.ts', 'project/node_modulesque.ts'],
  ['pages.json:3', 'project/pages.json:3'],
])('a file of the project, %s, is opened by its whole path', (file, expected) => {
  expect(opened(file)).toBe(asked(join(root, expected)))
  expect(opened(join(project, file))).toBe(asked(join(root, expected)))
})

test('the content file is opened, wherever it lies', () => {
  expect(opened(`${content}:41:5`)).toBe(asked(`${content}:41:5`))
  expect(opened('../content/pages.json')).toBe(asked(content))
})

test.each([
  '../secret.txt',
  '../project..ts',
  '/etc/passwd',
  '../content/other.json',
  '.env',
  '.git/config',
  'node_modules/toy/index.js',
  'linked.txt',
  'src',
  '',
  'none.ts',
  'src/main.ts\0',
  '/',
])('%s is not opened', (file) => {
  expect(opened(file)).toBe(403)
})

test('an address that names no file opens nothing', () => {
  expect(opened(undefined)).toBe(403)
})

test.each<[string, Record<string, string>]>([
  ['a program that does not say who it is', { host: 'localhost:5173' }],
  ['a person who types the address', { ...SCRIPT, 'sec-fetch-site': 'none' }],
  ['a picture in the content', { ...SCRIPT, 'sec-fetch-dest': 'image' }],
  ['a link in the content', { ...SCRIPT, 'sec-fetch-dest': 'document' }],
  ['a page of another place', { ...SCRIPT, origin: 'http://evil.example' }],
])('%s opens nothing', (_who, headers) => {
  expect(opened('src/main.ts', headers)).toBe(403)
})

test('where no editor has a window none is started, and the page is told what to do', () => {
  expect(opened('src/main.ts:41', SCRIPT, '')).toMatch(/^No editor is running .* The place is src\/main\.ts:41\. .*LAUNCH_EDITOR=code npm run dev\.$/)
  expect(opened('../secret.txt', SCRIPT, '')).toBe(403)
})

test('the editor that was found is the one that is asked, for this file alone', () => {
  let named: string | undefined
  const { LAUNCH_EDITOR: before } = process.env
  const request = { headers: SCRIPT, url: `/?file=${encodeURIComponent('src/main.ts')}` } as unknown as IncomingMessage
  createEditorGuard(project, content, () => 'toy')(request, {} as ServerResponse, () => (named = process.env.LAUNCH_EDITOR))
  expect([named, process.env.LAUNCH_EDITOR]).toEqual(['toy', before])
})
