import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { mediaFolder, readMedia } from '../../../src/site/media/readMedia'

const root = mkdtempSync(join(tmpdir(), 'quoin-media-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#804020' } })
  .png()
  .toBuffer()

function folderWith(name: string, files: Record<string, string | Buffer>): string {
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(root, name, 'media', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return join(root, name, 'pages.json')
}

test('where there is no folder there is nothing', async () => {
  expect(await readMedia(join(root, 'none/pages.json'))).toEqual({ files: new Map(), sources: new Map() })
  expect(mediaFolder('/a/pages.json')).toBe('/a/media')
})

test('every file is known by its path, what can be shown with its source, what begins with a dot not at all', async () => {
  const file = folderWith('all', { 'b.png': picture, 'team/ana.png': picture, 'team/notes.png': 'text', '.DS_Store': 'x', '.cache/a.png': picture })
  const { files, sources } = await readMedia(file)
  expect([...files.keys()]).toEqual(['media/b.png', 'media/team/ana.png', 'media/team/notes.png'])
  expect(files.get('media/team/ana.png')).toMatchObject({ width: 8, height: 6 })
  expect(files.get('media/team/notes.png')).toMatchObject({ fault: expect.stringContaining('no picture') })
  expect([...sources.values()].map((path) => path.startsWith(mediaFolder(file)))).toEqual([true])
})

test('a link out of the folder, one that leads nowhere, a pipe, and names that look the same are told', async () => {
  const file = folderWith('odd', { [`${'caf\u00e9'}.png`]: picture, [`${'cafe\u0301'}.png`]: picture, 'in.png': picture })
  symlinkSync('/etc/hostname', join(root, 'odd/media/out.png'))
  symlinkSync('nothing', join(root, 'odd/media/lost.png'))
  symlinkSync('in.png', join(root, 'odd/media/same.png'))
  symlinkSync('.', join(root, 'odd/media/folder.png'))
  spawnSync('mkfifo', [join(root, 'odd/media/pipe.png')])
  const { files } = await readMedia(file)
  expect(Object.fromEntries([...files].map(([path, found]) => [path, 'fault' in found ? found.fault : 'shown']))).toEqual({
    [`media/${'caf\u00e9'}.png`]: 'lies there twice, under names that look the same',
    'media/folder.png': 'is no file',
    'media/in.png': 'shown',
    'media/lost.png': 'cannot be read',
    'media/out.png': 'is a link that leads out of media/',
    'media/pipe.png': 'is no file',
    'media/same.png': 'shown',
  })
})

test('a file that has changed is looked at again', async () => {
  const file = folderWith('changed', { 'a.png': picture })
  await readMedia(file)
  writeFileSync(join(root, 'changed/media/a.png'), await sharp(picture).resize(4, 3).png().toBuffer())
  expect((await readMedia(file)).files.get('media/a.png')).toMatchObject({ width: 4, height: 3 })
})
