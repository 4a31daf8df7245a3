import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

/** What the files of a room may import, as beginnings of paths inside src/. A name with a colon is a package. */
const ROOMS: Record<string, readonly string[]> = {
  parts: ['parts/'],
  site: ['site/', 'parts/', 'blocks/schemas', '../schema/', 'build/fonts', 'build/headers', 'build/hostFiles', 'build/redirects', 'page/document', 'page/devSection', 'server', 'devRenderer', 'theme'],
  page: ['page/', 'parts/', 'blocks/views', 'site/site', 'site/dev/', 'site/wording/counted', '../schema/'],
  boot: ['boot/', 'page/PageData', 'client', 'islands', 'react'],
  dev: ['dev/', 'site/dev/notice', 'site/wording/counted'],
  build: ['build/', 'site/', 'page/document', 'page/renderSection', 'server', 'theme', '../vite.config'],
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '')
  return found.map((path) => relative(SRC, resolve(SRC, dirname(file), path)).replaceAll('\\', '/'))
}

const inRooms = files.flatMap((file) => {
  const [room = '', name = ''] = file.split('/')
  const own = room === 'blocks' && file.split('/').length > 2 ? ['parts/', `blocks/${name}/`] : ROOMS[room]
  return own ? [[file, own] as const] : []
})

test.each(inRooms)('%s imports only what its room may', (file, allowed) => {
  expect(importsOf(file).filter((path) => !allowed.some((start) => `${path}/`.startsWith(start) || path.startsWith(start)))).toEqual([])
})

test('the data side knows nothing of React or Mantine', () => {
  const data = files.filter((file) => /^site\/|\/schema\.ts$|\/check\.ts$|\/resolve\.ts$|^blocks\/schemas\.ts$/.test(file))
  expect(data.filter((file) => /from '(?:react|@mantine)/.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([])
})

test('what reaches the browser knows nothing of zod or of reading files', () => {
  const browser = files.filter((file) => /^(?:boot|page)\/|\/(?:View|Island)\.tsx$|^(?:boot|client|islands|router)\.tsx?$/.test(file))
  expect(browser.filter((file) => /from '(?:zod|node:)/.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([])
})

test('no source file is longer than 250 lines', () => {
  expect(files.filter((file) => readFileSync(join(SRC, file), 'utf8').split('\n').length > 251)).toEqual([])
})
