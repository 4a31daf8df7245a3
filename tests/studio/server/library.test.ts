import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { mediaLines } from '../../../src/studio/server/library'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-library-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('each file of media/ has its size, and every place that uses it; one that nobody uses has none', async () => {
  mkdirSync(join(folder, 'media'))
  writeFileSync(
    join(folder, 'media', 'house.png'),
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  writeFileSync(join(folder, 'media', 'broken.jpg'), 'no picture')
  writeFileSync(join(folder, 'media', 'list.csv'), 'a,b\n')
  const page = { ...pageWith({ type: 'note', text: 'See [the list](media/list.csv).' }), picture: { src: 'media/house.png', alt: 'A house' } }
  const written = fileWith({ pages: [page] })
  writeFileSync(join(folder, 'pages.json'), written)
  expect(await mediaLines(join(folder, 'pages.json'), JSON.parse(written) as WrittenFile, toyBlocks)).toMatchObject([
    { path: 'media/broken.jpg', kind: 'picture', fault: expect.any(String), uses: [] },
    { path: 'media/house.png', kind: 'picture', width: 40, height: 30, uses: [{ path: ['pages', 0, 'picture', 'src'], where: expect.stringContaining('picture') }] },
    { path: 'media/list.csv', kind: 'file', bytes: 4, uses: [{ path: ['pages', 0, 'sections', 0, 'text'] }] },
  ])
})
