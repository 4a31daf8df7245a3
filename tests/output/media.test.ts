import { readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../scripts/lib/listen'
import { findNginx } from '../../scripts/lib/findNginx'
import { securityHeaders } from '../../src/build/headers'
import { createSiteServer } from '../../src/build/serve'
import { type Answer, ask as askServer, type Question } from './ask'
import { buildWithMedia, FILES } from './mediaSite'
import { startNginx } from './nginx'

const links = [
  { label: 'Prices', href: 'media/Preise für März.pdf' },
  { label: 'Terms', href: 'media/terms.txt' },
  { label: 'Photos', href: 'media/photos.zip' },
  { label: 'Film', href: 'media/films/Square.MP4' },
]
const film = { type: 'video', title: 'A square', src: 'media/films/Square.MP4', poster: { src: 'media/wall.jpg', alt: 'A wall' }, silent: true }
const map = { type: 'embed', title: 'The way', href: 'https://www.openstreetmap.org/#map=15/38.71/-9.13' }
const OSM = 'https://www.openstreetmap.org/export/embed.html'
/** What the policies of these pages end in; that of all others ends as ever. */
const ENDS: Readonly<Record<string, string>> = {
  '/film': "; media-src 'self'",
  '/a/map': `; frame-src ${OSM}`,
  '/a/both': `; media-src 'self'; frame-src https://player.vimeo.com/video/ ${OSM}`,
}
let folder = ''
beforeAll(async () => {
  folder = await buildWithMedia([
    {
      path: '/',
      sections: [
        { type: 'hero', title: 'Files' },
        { type: 'linkList', links },
        { type: 'prose', text: 'All in [our list](<media/Preise für März.pdf>).' },
      ],
    },
    { path: '/film', sections: [{ type: 'hero', title: 'Film' }, film] },
    { path: '/a/map', sections: [{ type: 'hero', title: 'Map' }, map] },
    { path: '/a/both', sections: [{ type: 'hero', title: 'Both' }, map, film, { ...map, href: 'https://vimeo.com/123456789' }] },
  ])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (path: string) => readFileSync(join(folder, 'site', path))

test('files to which pages lead lie in the site under their own names, and none of the others', () => {
  const files = readdirSync(join(folder, 'site/media'), { recursive: true, encoding: 'utf8' }).sort()
  expect(files).toEqual(['Preise für März.pdf', 'films', 'films/Square.MP4', 'photos.zip', 'terms.txt', 'terms.txt.br', 'terms.txt.gz'])
  for (const path of ['Preise für März.pdf', 'films/Square.MP4', 'terms.txt']) expect(read(`media/${path}`).equals(FILES[path] ?? Buffer.alloc(0))).toBe(true)
  expect(read('sitemap.xml').toString() + read('llms.txt').toString()).not.toContain('media')
})

test('their type and size stand behind the words of each link, in the numbers of the site', () => {
  const html = read('index.html').toString()
  const words = Array.from(html.matchAll(/<a [^>]*href="(\/media\/[^"]*)"[^>]*>(?:<span>)?([^<]*)<span class="file-words">([^<]*)/g), ([, href, label, more]) => [
    href,
    label?.trim(),
    more,
  ])
  const list = '/media/Preise%20f%C3%BCr%20M%C3%A4rz.pdf'
  expect(words.map(([href, label, more]) => [href, label, more?.replaceAll(/\s/g, ' ')])).toEqual([
    [list, 'Prices', '(PDF, 1 kB)'],
    ['/media/terms.txt', 'Terms', '(TXT, 2 kB)'],
    ['/media/photos.zip', 'Photos', '(ZIP, 1 kB)'],
    ['/media/films/Square.MP4', 'Film', '(MP4, 2 kB)'],
    [list, 'our list', '(PDF, 1 kB)'],
  ])
  expect(html.match(/<a [^>]*photos\.zip"[^>]*>/)?.[0]).toContain('download=""')
  expect(html.match(/<a [^>]*terms\.txt"[^>]*>/)?.[0]).not.toContain('download')
})

test('hosts that know one policy for all pages are told all that any page may load', () => {
  expect(read('_headers').toString()).toContain(`trusted-types quoin; media-src 'self'; frame-src https://player.vimeo.com/video/ ${OSM}; upgrade-insecure-requests\n`)
})

test('hosts are told in which letters a text is written', () => {
  expect(read('_headers').toString()).toContain('\n/media/*.txt\n  Content-Type: text/plain; charset=utf-8\n')
})

type Sites = { of: string | number; stop: () => Promise<unknown> }

async function startOwn(): Promise<Sites> {
  const server: Server = createSiteServer(join(folder, 'site'))
  return { of: Number(new URL(await listen(server)).port), stop: async () => server.close() }
}

async function startReal(): Promise<Sites> {
  const nginx = findNginx()
  if (!nginx) throw new Error('There is no nginx.')
  const { sockets, stop } = await startNginx(nginx, { site: join(folder, 'site') })
  return { of: sockets.site ?? '', stop }
}

describe.each([['the server of npm start', startOwn, true] as const, ['nginx', startReal, findNginx() !== undefined] as const])('%s', (_name, start, isThere) => {
  if (!isThere) return test.skip('cannot be had on this machine: install nginx to try it', () => {})
  let server: Sites
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())
  const ask = (address: string, question?: Question): Promise<Answer> => askServer(server.of, address, question)

  test.each([
    ['/media/Preise%20f%C3%BCr%20M%C3%A4rz.pdf', 'application/pdf'],
    ['/media/terms.txt', 'text/plain; charset=utf-8'],
    ['/media/photos.zip', 'application/zip'],
    ['/media/films/Square.MP4', 'video/mp4'],
  ])('%s is sent as %s, asked about anew, and taken for nothing else', async (address, type) => {
    const { status, headers, body } = await ask(address)
    expect([status, headers['content-type'], headers['x-content-type-options'], headers['cache-control']]).toEqual([200, type, 'nosniff', 'no-cache'])
    expect(body.equals(FILES[decodeURIComponent(address).slice('/media/'.length)] ?? Buffer.alloc(0))).toBe(true)
    expect((await ask(address, { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304)
  })

  test.each(['/', '/film', '/a/map', '/a/both', '/nowhere', '/a/nowhere'])('%s may load what it needs, in its header as in its head, and all else is as ever', async (path) => {
    const { headers, body } = await ask(path)
    const usual = securityHeaders(false)['Content-Security-Policy'] ?? ''
    expect(headers['content-security-policy']).toBe(usual + (ENDS[path] ?? ''))
    expect(body.toString()).toContain(`content="${usual.replace("frame-ancestors 'none'; ", '')}${ENDS[path] ?? ''}"`)
    const { headers: secure } = await ask(path, { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(secure['content-security-policy']).toBe(`${usual}${ENDS[path] ?? ''}; upgrade-insecure-requests`)
  })

  test('a film may be played where it is opened by its own address; all else has the policy that it always had', async () => {
    const policyOf = async (address: string) => (await ask(address)).headers['content-security-policy']
    const usual = securityHeaders(false)['Content-Security-Policy']
    expect(await policyOf('/media/films/Square.MP4')).toBe(`${usual}; media-src 'self'`)
    for (const address of ['/', '/media/terms.txt', '/nowhere', '/media/films/nothing.mp4x']) expect(await policyOf(address)).toBe(usual)
  })

  test('a part of a video is sent alone', async () => {
    const { status, headers, body } = await ask('/media/films/Square.MP4', { headers: { Range: 'bytes=4-7' } })
    expect([status, headers['content-range'], body.toString()]).toEqual([206, `bytes 4-7/${FILES['films/Square.MP4']?.length}`, 'ftyp'])
    expect((await ask('/media/films/Square.MP4', { headers: { Range: 'bytes=999999-' } })).status).toBe(416)
  })

  test('a text is sent in its smaller form', async () => {
    const { headers, body } = await ask('/media/terms.txt', { headers: { 'Accept-Encoding': 'br, gzip' } })
    const whole = FILES['terms.txt'] ?? Buffer.alloc(0)
    expect(body.length).toBeLessThan(whole.length / 4)
    if (headers['content-encoding'] === 'br') expect(brotliDecompressSync(body).equals(whole)).toBe(true)
  })

  test.each([
    '/media/secret.pdf',
    '/media/wall.jpg',
    '/media/films/square.vtt',
    '/media/',
    '/media',
    '/media/films',
    '/media/films/',
    '/media/terms.txt.gz',
    '/media/..%2fmedia/terms.txt',
  ])('%s is not there', async (address) => {
    expect((await ask(address)).status).toBe(404)
  })
})
