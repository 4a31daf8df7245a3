import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { replaceFiles } from '../../../src/site/text/replaceFiles'

const folder = mkdtempSync(join(tmpdir(), 'quoin-replace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = (name: string) => join(folder, name)
const texts = () => ['a', 'b', 'c'].map((name) => readFileSync(path(name), 'utf8'))
const replacement = (name: string, before: string, after: string) => ({ path: path(name), before: Buffer.from(before), bytes: Buffer.from(after) })
beforeEach(() => ['a', 'b', 'c'].forEach((name) => writeFileSync(path(name), `old ${name}`)))

test('all files get their new bytes', () => {
  replaceFiles([replacement('a', 'old a', 'new a'), replacement('b', 'old b', 'new b')])
  expect(texts()).toEqual(['new a', 'new b', 'old c'])
})

test('where one is another by now, those before it are put back, and it is told', () => {
  expect(() => replaceFiles([replacement('a', 'old a', 'new a'), replacement('b', 'old b', 'new b'), replacement('c', 'what c was', 'new c')])).toThrow()
  expect(texts()).toEqual(['old a', 'old b', 'old c'])
})
