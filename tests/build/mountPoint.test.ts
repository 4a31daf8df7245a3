import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BASE, baseIn, pathBelow } from '../../src/build/mountPoint'

const folder = mkdtempSync(join(tmpdir(), 'quoin-mount-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a built site says below which path it lies, and one without a word has its host to itself', () => {
  expect(baseIn(folder)).toBe('')
  mkdirSync(join(folder, '.hosts'))
  writeFileSync(join(folder, BASE), '/toys\n')
  expect(baseIn(folder)).toBe('/toys')
})

test('only what lies below the path is within the site', () => {
  expect(['/toys/', '/toys/faq', '/toys', '/toysfaq', '/'].map((path) => pathBelow('/toys', path))).toEqual(['/', '/faq', undefined, undefined, undefined])
  expect(pathBelow('', '/faq')).toBe('/faq')
})
