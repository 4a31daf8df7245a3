import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { setMediaAside } from '../../scripts/lib/setMediaAside'
import { fileWith, pageWith, toyBlocks } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-set-aside-'))
afterAll(() => rmSync(folder, { recursive: true }))
const pages = join(folder, 'pages.json')
mkdirSync(join(folder, 'media'))
writeFileSync(join(folder, 'media', 'a.txt'), 'A')

const aside = (content: string, copy: string) => setMediaAside(pages, Buffer.from(content), join(folder, copy), toyBlocks)
const content = fileWith({ pages: [pageWith({ type: 'note', text: '[Prices](media/a.txt), [gone](media/b.txt)' })] })

test('what a file uses is copied beside its copy, as often as it is asked, and what is not there is not', () => {
  const made = { folder: join(folder, 'media.before-2'), gone: [{ name: 'media/a.txt', bytes: undefined }] }
  expect([aside(content, 'pages.before-2.json'), aside(content, 'pages.before-2.json')]).toEqual([made, made])
  expect(readFileSync(join(folder, 'media.before-2', 'a.txt'), 'utf8')).toBe('A')
})

test('of a file with mistakes nobody knows what it uses', () => {
  expect([aside('{', 'pages.before.json').gone, existsSync(join(folder, 'media.before'))]).toEqual([[], false])
})
