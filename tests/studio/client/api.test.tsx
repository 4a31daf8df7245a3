import { expect, test, vi } from 'vitest'
import * as api from '../../../src/studio/client/api'
import * as media from '../../../src/studio/client/mediaApi'
import { toyServer } from './aroundStudio'

const PATH = encodeURIComponent('["pages",0]')
const done = { is: 'done', hash: 'h', done: [] }
const lastOf = (asked: { address: string; query: object; body: unknown }[]) => asked.at(-1)

test('questions name the part that they are about, and bring the token', async () => {
  const part = { path: '["pages",0]' }
  const asked = toyServer(
    Object.fromEntries(
      ['/sections', '/part', '/links', '/follow', '/advice', '/publishProblems', '/publishing', '/versions', '/history', '/blocks', '/pictures'].map((address) => [
        address,
        address === '/follow' ? { path: null } : [],
      ]),
    ),
  )
  const place = ['pages', 0]
  const QUESTIONS: [() => Promise<unknown>, string, object][] = [
    [() => api.getSections(place, 'h'), '/sections', { ...part, from: 'h' }],
    [() => api.getPart(place, 'h'), '/part', { ...part, from: 'h' }],
    [() => api.getLinks(place), '/links', part],
    [() => api.getFollowed(place, 'h'), '/follow', { ...part, seen: 'h' }],
    [api.getAdvice, '/advice', {}],
    [api.getPublishProblems, '/publishProblems', {}],
    [api.getPublishing, '/publishing', {}],
    [() => api.getVersions(place, 'h'), '/versions', { ...part, from: 'h' }],
    [api.getHistory, '/history', {}],
    [api.getBlocks, '/blocks', {}],
    [api.getPictures, '/pictures', {}],
  ]
  for (const [ask, address, query] of QUESTIONS) {
    await ask()
    expect(lastOf(asked)).toMatchObject({ address, query, headers: { 'X-Quoin-Studio': api.token() } })
  }
  expect([await api.getFollowed(place, 'h'), PATH.length > 0]).toEqual([{ path: null }, true])
})

test('a change brings the state and what stood there; undo and redo bring nothing', async () => {
  const asked = toyServer({ '/undo': done, '/redo': done })
  const operation = { do: 'remove', path: ['a'] } as const
  expect(await api.postEdit({ base: 'base', drawn: 'drawn', was: 'was', operation })).toMatchObject({ is: 'done' })
  expect(lastOf(asked)).toMatchObject({ address: '/edit', body: { base: 'base', drawn: 'drawn', was: 'was', operation }, headers: { 'Content-Type': 'application/json' } })
  await api.postUndo()
  expect(lastOf(asked)).toMatchObject({ address: '/undo', body: {} })
  await api.postRedo()
  expect(lastOf(asked)).toMatchObject({ address: '/redo' })
})

test('what the server refuses in other words is a refusal, too; a question that has no answer says why', async () => {
  toyServer({ '/edit': Response.json({ words: 'No.' }, { status: 400 }), '/history': Response.json({}, { status: 500 }) })
  expect(await api.postBody('/edit', {})).toEqual({ is: 'refused', problems: [], words: 'No.' })
  await expect(api.ask('/none')).rejects.toThrow('Nothing at /none')
  await expect(api.getHistory()).rejects.toThrow('500')
  expect([await api.postPlain('/edit'), await api.postPlain('/none')]).toEqual(['No.', 'Nothing at /none'])
})

test('a dev server that was started anew knows another token: it is read from its document, and used from then on', async () => {
  let page = 'new'
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: { headers?: Record<string, string> } = {}) => {
    asked.push(`${address} ${init.headers?.['X-Quoin-Studio']}`)
    if (address === '/_studio') return new Response(`<meta name="quoin-studio" content="${page}">`)
    return init.headers?.['X-Quoin-Studio'] === page ? Response.json([]) : Response.json({}, { status: 403 })
  })
  await expect(api.getBlocks()).rejects.toThrow('started anew')
  expect(await api.getBlocks()).toEqual([])
  page = 'newer'
  await expect(api.postBody('/edit', {})).rejects.toThrow('started anew')
  expect(asked.filter((line) => line.startsWith('/_studio undefined'))).toHaveLength(2)
  vi.unstubAllGlobals()
})

test('files are named by their paths, and brought as they are', async () => {
  const asked = toyServer(Object.fromEntries(['/media', '/replaceMedia', '/removeMedia', '/upload', '/picture'].map((address) => [address, { path: 'media/a b.svg' }])))
  const file = new File(['x'], 'ä&b.svg')
  await media.replaceMedia('media/a b.svg', file)
  expect(lastOf(asked)).toMatchObject({
    address: '/replaceMedia',
    query: { file: 'media/a b.svg', name: 'ä&b.svg' },
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  await media.removeMedia('media/a b.svg')
  expect(lastOf(asked)).toMatchObject({ address: '/removeMedia', query: { file: 'media/a b.svg' }, headers: { 'Content-Type': 'application/json' } })
  expect(await api.uploadPicture(file)).toEqual({ path: 'media/a b.svg' })
  expect(lastOf(asked)).toMatchObject({ address: '/upload', query: { name: 'ä&b.svg' }, body: file })
  expect(await api.getPicture('media/a b.svg')).toHaveProperty('size')
  expect(lastOf(asked)).toMatchObject({ address: '/picture', query: { file: 'media/a b.svg' } })
  toyServer()
  await expect(api.getPicture('media/none.svg')).rejects.toThrow('404')
  vi.unstubAllGlobals()
})
