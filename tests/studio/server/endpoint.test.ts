import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { readWhole } from '../../../src/site/read/include/readWhole'
import { pageWith } from '../../lib/toy'
import { useToyEndpoint } from './toyEndpoint'

const { TOKEN, HEADERS, RIGHT, file, text, title, note, handler, body, post, address } = useToyEndpoint()

test('a change is written, told in words, and taken back', async () => {
  const { status, answer } = await post(RIGHT)
  expect([status, answer.is, answer.done]).toEqual([200, 'done', ['page "/" › section 1 (note) › title changed.']])
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"New"'))
  expect(answer.hash).toBe(digest(readFileSync(file)))
  expect((await post('{}', HEADERS, '/api/undo')).status).toBe(200)
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect((await post('{}', HEADERS, '/api/redo')).status).toBe(200)
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"New"'))
})

test('a change of a part that another file holds is written there, and taken back there', async () => {
  const part = join(dirname(file), 'part.json')
  const [main, own] = [text.replace('"pages"', '"include": ["part.json"],\n  "pages"'), JSON.stringify({ pages: [{ ...pageWith(note('Three')), path: '/b' }] })]
  writeFileSync(file, main)
  writeFileSync(part, own)
  const there = ['pages', 1, 'sections', 0, 'title']
  const { status, answer } = await post(body({ do: 'set', path: there, value: 'New' }, digest(readWhole(file))))
  expect([status, answer.hash]).toEqual([200, digest(readWhole(file))])
  expect([readFileSync(file, 'utf8'), readFileSync(part, 'utf8')]).toEqual([main, own.replace('"Three"', '"New"')])
  const undone = await post('{}', HEADERS, '/api/undo')
  expect([undone.status, undone.answer.place]).toEqual([200, there])
  expect([readFileSync(file, 'utf8'), readFileSync(part, 'utf8')]).toEqual([main, own])
  rmSync(part)
})

test('a change that would be a mistake is not written, and told in the words of check', async () => {
  const { status, answer } = await post(body({ do: 'set', path: title, value: '' }))
  expect([status, answer.is, answer.problems[0].path]).toEqual([422, 'refused', title])
  expect(answer.problems[0].message).toContain('empty')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('what cannot be stored is answered, and so is an address of nothing but slashes', async () => {
  writeFileSync(join(dirname(file), 'media'), 'a file where the folder should be')
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
  const { status, answer } = await post(picture, { ...HEADERS, 'Content-Type': 'application/octet-stream' }, '/api/upload?name=a.svg')
  rmSync(join(dirname(file), 'media'))
  expect([status, answer.words]).toEqual([500, expect.stringContaining('media')])
  for (const slashes of ['//', '//[', '///']) expect((await fetch(address(slashes))).status).toBe(200)
})

test('files of the program are answered by their names, to be kept for good; others are not there', async () => {
  const { status, headers } = await fetch(address('/program/main-1.js'))
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'text/javascript;charset=utf-8', 'max-age=31536000, immutable'])
  expect(await (await fetch(address('/program/main-1.js'))).text()).toBe('let it = 1')
  for (const name of ['main-2.js', '', 'constructor', '../api/state']) expect((await fetch(address(`/program/${name}`))).status).not.toBe(200)
})

const without = (name: string) => Object.fromEntries(Object.entries(HEADERS).filter(([key]) => key !== name))
const HOSTILE: [string, number, () => ReturnType<typeof post>][] = [
  ['without the token', 403, () => post(RIGHT, without('X-Quoin-Studio'))],
  ['with another token', 403, () => post(RIGHT, { ...HEADERS, 'X-Quoin-Studio': 'b'.repeat(48) })],
  ['with a part of the token', 403, () => post(RIGHT, { ...HEADERS, 'X-Quoin-Studio': TOKEN.slice(1) })],
  ['with the token as another letter', 403, () => post(RIGHT, { ...HEADERS, 'X-Quoin-Studio': 'ä'.repeat(24) })],
  ['as a form could send it', 415, () => post(RIGHT, { ...HEADERS, 'Content-Type': 'text/plain' })],
  ['as fields of a form', 415, () => post('a=b', { ...HEADERS, 'Content-Type': 'application/x-www-form-urlencoded' })],
  ['by PUT', 405, () => post(RIGHT, HEADERS, '/api/edit', 'PUT')],
  ['by DELETE', 405, () => post(RIGHT, HEADERS, '/api/edit', 'DELETE')],
  ['by GET', 405, () => post(RIGHT, HEADERS, '/api/edit', 'GET')],
  ['that is no JSON', 400, () => post('{')],
  ['that is empty', 400, () => post('')],
  ['that is larger than any', 413, () => post(JSON.stringify('x'.repeat(3_000_000)))],
  ['of an unknown kind', 400, () => post(body({ do: 'exec', path: title }))],
  ['with a field too many', 400, () => post(body({ do: 'remove', path: title, file: '/etc/passwd' }))],
  ['at no place', 422, () => post(body({ do: 'set', path: ['__proto__', 'polluted'], value: 1 }))],
  ['of the prototype', 422, () => post(body({ do: 'set', path: ['site', 'constructor', 'prototype', 'x'], value: 1 }))],
  ['with half a character', 422, () => post(body({ do: 'set', path: title, value: '\ud800' }))],
  ['that makes it too deep', 422, () => post(body({ do: 'set', path: title, value: Array.from({ length: 60 }).reduce((inner) => [inner], 'x' as unknown) }))],
  ['of all pages', 422, () => post(body({ do: 'remove', path: ['pages'] }))],
  ['of a script', 422, () => post(body({ do: 'set', path: ['pages', 0, 'sections', 0, 'links'], value: [{ label: 'A', href: 'javascript:alert(1)' }] }))],
  ['to an address outside', 422, () => post(body({ do: 'movePage', from: '/', to: '/../x' }))],
  ['of an unknown page', 422, () => post(body({ do: 'removePage', from: '/nope' }))],
  ['to an unknown address', 404, () => post(RIGHT, HEADERS, '/api/write')],
  ['through a path', 404, () => post(RIGHT, HEADERS, '/api/..%2f..%2fedit')],
  ['for a part that is no place', 400, () => post('', HEADERS, '/api/part?path=null', 'GET')],
  ['for a part that is no path', 400, () => post('', HEADERS, '/api/part?path=%7B', 'GET')],
]
test.each(HOSTILE)('a request %s is answered with %i and leaves every byte', async (_, status, ask) => {
  expect((await ask()).status).toBe(status)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('what the panel shows comes from the file: pages, sections, fields, blocks', async () => {
  const get = async (address: string) => (await post('', HEADERS, address, 'GET')).answer
  expect(await get('/api/state')).toMatchObject({ file: 'pages.json', pages: [{ address: '/', path: ['pages', 0], href: '/' }, { address: '404' }], problems: [] })
  expect(await get(`/api/sections?path=${encodeURIComponent('["pages",0]')}`)).toMatchObject({ page: ['pages', 0], lines: [{ title: 'One', type: 'note' }, { title: 'Two' }] })
  expect(await get(`/api/part?path=${encodeURIComponent('["pages",0,"sections",0]')}`)).toMatchObject({
    value: note('One'),
    form: { is: 'object' },
    where: 'page "/" › section 1 (note)',
  })
})

test.each(['192.168.1.20', '10.0.0.1', 'fe80::1', '::ffff:10.0.0.1', undefined])('from %s nothing is answered, not even the document with the token', async (remoteAddress) => {
  for (const url of ['/', '/api/state']) {
    const said: string[] = []
    const response = {
      writeHead: (status: number) => {
        said.push(String(status))
        return response
      },
      end: (words: string) => said.push(words),
    }
    await handler({ url, method: 'GET', headers: { host: 'localhost', 'x-quoin-studio': TOKEN }, socket: { remoteAddress } } as never, response as never, () => {})
    expect([said[0], said.join().includes(TOKEN)]).toEqual(['403', false])
  }
})

test('pages of a file whose shape is wrong are moved and removed by nobody', async () => {
  writeFileSync(file, text.replace('"pages": [', '"pages": [{},'))
  const { status, answer } = await post(body({ do: 'movePage', from: '/', to: '/x' }))
  expect([status, answer.words]).toEqual([422, expect.stringContaining('has mistakes')])
})

test('the document can be shown in no frame', async () => {
  const { headers } = await fetch(`${address('/')}`)
  const names = ['content-security-policy', 'x-frame-options', 'x-content-type-options', 'content-type']
  expect(names.map((name) => headers.get(name))).toEqual(["frame-ancestors 'none'", 'DENY', 'nosniff', 'text/html;charset=utf-8'])
})

test('the document has the token of this start, and is kept by nobody', async () => {
  const response = await fetch(`${address('/')}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.text()).toContain(`content="${TOKEN}"`)
})
