import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { MP4, pdf } from '../../lib/sampleFiles'
import { mediaFolder, namesOnDisk, readMedia, renamable } from '../../../src/site/media/readMedia'

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
  expect(await readMedia(join(root, 'none/pages.json'))).toEqual({ files: new Map(), sources: new Map(), stored: new Map() })
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

test('by its ending a file is looked at as a picture, or as something else', async () => {
  const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'tif', 'tiff', 'avif', 'svg', 'heic', 'heif', 'hif', 'bmp', 'pdf']
  const { files } = await readMedia(folderWith('endings', Object.fromEntries(endings.map((ending) => [`a.${ending}`, 'Words.']))))
  const asPicture = endings.filter((ending) => !/of a kind that a site does not hold|by its content/.test(JSON.stringify(files.get(`media/a.${ending}`))))
  expect(asPicture).toEqual(endings.slice(0, -2))
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

test('what is no picture is known with its size, with its place in the folder; a picture that is none is told', async () => {
  const file = folderWith('mixed', { 'lists/Preise 2026.pdf': pdf(), 'film.mp4': MP4, 'film.jpg': MP4, 'a.docx': pdf(), 'b.png': picture })
  const { files, sources, stored } = await readMedia(file)
  expect(files.get('media/lists/Preise 2026.pdf')).toMatchObject({ kind: 'document', bytes: pdf().length })
  expect(files.get('media/film.mp4')).toMatchObject({ kind: 'video', width: 160, height: 90 })
  expect(files.get('media/film.jpg')).toMatchObject({ fault: 'is an MP4 file by its content' })
  expect(files.get('media/a.docx')).toMatchObject({ fault: 'is a PDF file by its content' })
  expect(Object.fromEntries(stored)).toEqual({
    'media/film.mp4': join(mediaFolder(file), 'film.mp4'),
    'media/lists/Preise 2026.pdf': join(mediaFolder(file), 'lists/Preise 2026.pdf'),
  })
  expect([...sources.values()]).toEqual([join(mediaFolder(file), 'b.png')])
})

test('files come in the order of their names, however long each takes to be looked at', async () => {
  const file = folderWith('order', { 'a.txt': 'Words. '.repeat(1_000_000), 'b.txt': 'Words.', 'c.txt': 'Others.' })
  expect([...(await readMedia(file)).stored.keys()]).toEqual(['media/a.txt', 'media/b.txt', 'media/c.txt'])
})

test('two names that some disks take for one are told, and a file that was exchanged is looked at again', async () => {
  const file = folderWith('alike', { 'List.pdf': pdf(), 'list.pdf': pdf(), 'a.png': picture, 'A.png': picture })
  const { files } = await readMedia(file)
  expect([...files].flatMap(([path, found]) => ('fault' in found ? [path] : []))).toEqual(['media/list.pdf'])
  writeFileSync(join(root, 'alike/media/List.pdf'), 'MZ')
  expect((await readMedia(file)).files.get('media/List.pdf')).toMatchObject({ fault: 'is a program by its content' })
})

test('a file larger than memory is not read', async () => {
  const file = folderWith('large', { 'a.mp4': MP4 })
  truncateSync(join(root, 'large/media/a.mp4'), 50 * 1024 ** 3)
  const before = process.cpuUsage()
  expect((await readMedia(file)).files.get('media/a.mp4')).toMatchObject({ fault: 'has 51200 MB' })
  expect(process.cpuUsage(before).system / 1e6).toBeLessThan(2)
})

test('a name is changed as it is written on disk, that of a link, a pipe, what a link leads to or what is there twice never', () => {
  const file = folderWith('named', { 'Cafe\u0301/A b.txt': 'a', 'Met.txt': 'b', 'e\u0301.txt': 'c', '\u00e9.txt': 'd' })
  symlinkSync('Met.txt', join(root, 'named/media/Link.txt'))
  symlinkSync('/etc/hostname', join(root, 'named/media/Out.txt'))
  symlinkSync('nothing', join(root, 'named/media/Lost.txt'))
  spawnSync('mkfifo', [join(root, 'named/media/Pipe.txt')])
  expect([...renamable(file)]).toEqual(['media/Caf\u00e9/A b.txt'])
  expect(namesOnDisk(file).get('media/Caf\u00e9/A b.txt')).toBe('media/Cafe\u0301/A b.txt')
})
