import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pictureLines, smallPicture, storePicture } from '../../../src/studio/server/pictures'

const root = mkdtempSync(join(tmpdir(), 'quoin-uploads-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let file = ''
let count = 0
beforeEach(() => {
  const folder = join(root, String(count++))
  mkdirSync(folder)
  file = join(folder, 'pages.json')
})
const png = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a06030' } })
  .png()
  .toBuffer()
const media = () => join(file, '../media')
const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)

test('a picture is stored under a plain name that no other file has', async () => {
  expect(await storePicture(file, 'Über uns/Ärger am Fluß.PNG', png)).toEqual({ path: 'media/aerger-am-fluss.png' })
  expect(await storePicture(file, 'C:\\fotos\\ärger am fluß.png', png)).toEqual({ path: 'media/aerger-am-fluss-2.png' })
  expect(pictureLines(file)).toEqual([
    { path: 'media/aerger-am-fluss-2.png', bytes: png.length },
    { path: 'media/aerger-am-fluss.png', bytes: png.length },
  ])
})

const HOSTILE: [string, string, Buffer][] = [
  ['a program', 'run.exe', png],
  ['a page', 'x.html', Buffer.from('<script>alert(1)</script>')],
  ['a page that calls itself a picture', 'x.png', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with a script', 'x.svg', svg('<script>alert(1)</script>')],
  ['a drawing that acts', 'x.svg', svg('<rect onload="alert(1)"/>')],
  ['a drawing with something from elsewhere', 'x.svg', svg('<image href="https://evil.example/a.png"/>')],
  ['nothing', 'x.png', Buffer.alloc(0)],
  ['half a picture', 'x.png', png.subarray(0, 60)],
  ['a hidden file', '.png', png],
  ['a name without letters', '../../.htaccess', png],
  ['a name that is too long', `${'a'.repeat(300)}.png`, png],
]
test.each(HOSTILE)('%s is refused in words, and nothing is written', async (_, name, bytes) => {
  expect(await storePicture(file, name, bytes)).toEqual({ refusal: expect.stringMatching(/\w+.*\.$/s) })
  expect(existsSync(media()) ? readdirSync(media()) : []).toEqual([])
})

test('a name that leads out of the folder leads nowhere', async () => {
  expect(await storePicture(file, '../../../escape.png', png)).toEqual({ path: 'media/escape.png' })
  expect(readdirSync(media())).toEqual(['escape.png'])
})

test('nothing is written into a folder to which media/ only leads, and nothing shown from one', async () => {
  const elsewhere = join(root, `elsewhere-${count}`)
  mkdirSync(elsewhere)
  symlinkSync(elsewhere, media())
  expect(await storePicture(file, 'a.png', png)).toEqual({ refusal: expect.stringContaining('link') })
  expect(readdirSync(elsewhere)).toEqual([])
})

test('a picture is made small, and what is no picture of the folder is not shown', async () => {
  await storePicture(file, 'a.png', png)
  const small = await smallPicture(file, 'media/a.png')
  expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 213, format: 'webp' })
  writeFileSync(join(file, '../secret.png'), png)
  symlinkSync(join(file, '../secret.png'), join(media(), 'linked.png'))
  for (const path of ['media/none.png', '../secret.png', 'media/../secret.png', 'media/linked.png', '/etc/passwd', '']) expect(await smallPicture(file, path)).toBeUndefined()
})
