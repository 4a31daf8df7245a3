import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createRequestHandler } from '../../src/dev/server/requestHandler'
import { siteWith } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const folder = mkdtempSync(join(tmpdir(), 'quoin-answer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'pages.json')
writeFileSync(path, siteWith({ type: 'rule' }))

/** A counter whose pages are drawn by `render`; what it answers, or that it leaves the question to Vite. */
async function asked(
  address: string,
  {
    site = siteOf({}),
    accept = 'text/html',
    render = async () => '<html lang="en">drawn',
    fix = () => {},
  }: { site?: ReturnType<typeof siteOf> | undefined; accept?: string; render?: () => Promise<string>; fix?: (error: Error) => void } = {},
  hasSite = true,
) {
  const pages: unknown[] = []
  let answer: unknown = 'left to Vite'
  const options = {
    server: { ssrFixStacktrace: fix, config: { root: '/src', logger: { error: () => {} } } },
    code: { load: async () => ({ createDevRenderer: () => render }) },
    content: { site: () => (hasSite ? site : undefined), digest: () => 'd1' },
    compiler: () => undefined,
    path,
    state: () => 7,
    stored: () => new Map<string, string>(),
    pictures: async (pathname: string) => (pathname === '/assets/media/a.avif' ? { type: 'image/avif', body: 'picture', headers: { 'Cache-Control': 'for a year' } } : undefined),
    onPage: (error: unknown) => pages.push(error instanceof Error ? error.message : error),
  }
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => ({
      end: (body: string | Buffer) => void (answer = [status, headers['Content-Type'], headers['Cache-Control'], String(body).slice(0, 60)]),
    }),
  }
  await createRequestHandler(options as never)({ originalUrl: address, headers: { accept } } as never, response as never, () => {})
  return { answer, pages }
}

test('a page is drawn for whoever asks for it, and what is none for whoever asks for HTML; it says of which state it is, and of which content', async () => {
  expect(await asked('/?a#b')).toEqual({ answer: [200, 'text/html;charset=utf-8', 'no-store', '<html data-state="7" data-content="d1" lang="en">drawn'], pages: [undefined] })
  expect((await asked('/none')).answer).toMatchObject({ 0: 404, 1: 'text/html;charset=utf-8' })
  expect((await asked('/', { accept: '*/*' })).answer).toMatchObject({ 0: 200, 1: 'text/html;charset=utf-8' })
  expect(await asked('/none', { accept: '*/*' })).toEqual({ answer: 'left to Vite', pages: [] })
})

test('a page that cannot be drawn is told, and the rest goes on', async () => {
  expect(await asked('/', { render: () => Promise.reject(new Error('It broke.')) })).toMatchObject({
    answer: [500, 'text/html;charset=utf-8', 'no-store', expect.stringMatching(/^<!doctype html>/)],
    pages: ['It broke.'],
  })
})

test('without a site there is a page that says so', async () => {
  expect((await asked('/', {}, false)).answer).toMatchObject([200, 'text/html;charset=utf-8', 'no-store', expect.stringContaining('data-state="7"')])
})

test('a file of a picture is answered by who makes it, before there is a page', async () => {
  expect((await asked('/assets/media/a.avif', { accept: 'image/avif' })).answer).toEqual([200, 'image/avif', 'for a year', 'picture'])
  expect((await asked('/assets/media/b.avif', { accept: 'image/avif' })).answer).toBe('left to Vite')
})

test('lines, the icon and fonts are small answers', async () => {
  expect((await asked(`/@quoin/places?sources=${encodeURIComponent('[["pages",0,"sections",0]]')}`, { accept: '*/*' })).answer).toMatchObject([
    200,
    'application/json',
    'no-store',
    expect.stringMatching(/^\{"places":\[\{"line":\d+,"column":\d+,"name":"\w+\.json","file":"/),
  ])
  expect((await asked('/icon.svg', { accept: '*/*' })).answer).toMatchObject({ 0: 200, 1: 'image/svg+xml;charset=utf-8' })
  expect((await asked('/sitemap.xml', { accept: '*/*' })).answer).toMatchObject({ 0: 200, 1: expect.stringContaining('xml'), 3: expect.stringContaining('<urlset') })
  expect((await asked('/robots.txt', { accept: 'text/html' })).answer).toMatchObject({ 0: 200, 1: 'text/plain;charset=utf-8' })
  expect((await asked('/nowhere/rss.xml', { accept: '*/*' })).answer).toBe('left to Vite')
  expect((await asked('/@quoin/text.woff2', { accept: '*/*' })).answer).toBe('left to Vite')
  expect((await asked('/@quoin/styles.css', { accept: '*/*' }, false)).answer).toEqual([200, 'text/css', 'no-store', ''])
})

test('an error that cannot be changed, as by Vite, is answered and told all the same', async () => {
  const fix = (error: Error) => Object.assign(error, { stack: '' })
  const render = async () => {
    throw Object.freeze(new Error('frozen'))
  }
  expect(await asked('/', { render, fix })).toMatchObject({ answer: { 0: 500 }, pages: ['frozen'] })
})

test('a request that says the whole address is answered as one that says its path', async () => {
  for (const address of ['http://localhost:5173/', 'HTTPS://LOCALHOST/']) expect((await asked(address)).answer, address).toMatchObject({ 0: 200 })
  expect((await asked('/http://localhost/')).answer).toMatchObject({ 0: 404 })
})
