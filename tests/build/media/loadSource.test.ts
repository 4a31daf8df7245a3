import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSource } from '../../../src/build/media/loadSource'
import { hashOfMedia } from '../../../src/site/media/inspect'

const root = mkdtempSync(join(tmpdir(), 'quoin-source-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a picture that was changed or taken away since it was looked at is not published', async () => {
  const path = join(root, 'a.jpg')
  writeFileSync(path, 'picture')
  const hash = hashOfMedia(Buffer.from('picture'))
  const sources = new Map([[hash, path]])
  expect(String(await loadSource(sources, hash))).toBe('picture')
  writeFileSync(path, 'other')
  await expect(loadSource(sources, hash)).rejects.toThrow(`${path} has been changed meanwhile. Run the command again.`)
  rmSync(path)
  await expect(loadSource(sources, hash)).rejects.toThrow('ENOENT')
  await expect(loadSource(new Map(), hash)).rejects.toThrow('No picture in media/')
})
