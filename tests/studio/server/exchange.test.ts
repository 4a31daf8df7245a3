import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { removeMedia, replacePicture } from '../../../src/studio/server/exchange'

const folder = mkdtempSync(join(tmpdir(), 'quoin-exchange-'))
const file = join(folder, 'pages.json')
const house = join(folder, 'media', 'house.jpg')
const drawn = (background: string, width = 40) => sharp({ create: { width, height: 30, channels: 3, background } })
const [red, blue] = [await drawn('#a03020').jpeg().toBuffer(), await drawn('#2030a0').jpeg().toBuffer()]
beforeEach(() => {
  rmSync(join(folder, 'media'), { recursive: true, force: true })
  mkdirSync(join(folder, 'media'), { recursive: true })
  writeFileSync(file, '{}')
  writeFileSync(house, red)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a picture is replaced under its name; undo brings back the one that was there, byte for byte, and redo the other', async () => {
  expect(await replacePicture(file, 'media/house.jpg', 'other.jpg', blue)).toEqual({ done: ['media/house.jpg replaced.'] })
  expect(readFileSync(house).equals(blue)).toBe(true)
  expect([undoChange(file), readFileSync(house).equals(red)]).toEqual([['media/house.jpg replaced.'], true])
  redoChange(file)
  expect(readFileSync(house).equals(blue)).toBe(true)
})

test('a picture of another format is saved in that of the name', async () => {
  await replacePicture(file, 'media/house.jpg', 'other.png', await drawn('#2030a0', 50).png().toBuffer())
  expect(await sharp(readFileSync(house)).metadata()).toMatchObject({ format: 'jpeg', width: 50 })
})

test.each([
  ['jpeg', 'other.webp', 'jpeg'],
  ['png', 'other.jpg', 'png'],
  ['webp', 'other.jpeg', 'webp'],
  ['avif', 'other.png', 'heif'],
] as const)('a picture named .%s takes %s, which is saved as what it is named', async (ending, name, format) => {
  const own = join(folder, 'media', `own.${ending}`)
  const pictureOf = (as: string) =>
    drawn('#2030a0', 50)
      .toFormat(as as 'jpeg')
      .toBuffer()
  writeFileSync(own, await pictureOf(ending))
  expect(await replacePicture(file, `media/own.${ending}`, name, await pictureOf(name.slice(name.indexOf('.') + 1)))).toHaveProperty('done')
  expect(await sharp(readFileSync(own)).metadata()).toMatchObject({ format, width: 50 })
})

test('a file is taken out and brought back', () => {
  expect(removeMedia(file, 'media/house.jpg')).toEqual({ done: ['media/house.jpg removed.'] })
  expect(existsSync(house)).toBe(false)
  undoChange(file)
  expect(readFileSync(house).equals(red)).toBe(true)
})

test.each([
  ['that is no picture', 'media/house.jpg', 'other.jpg', Buffer.from('<script>')],
  ['in the place of a file outside', 'pages.json', 'other.jpg', blue],
  ['in the place of a file beside media/', 'media/../pages.json', 'other.jpg', blue],
  ['in the place of none', 'media/none.jpg', 'other.jpg', blue],
  ['that is a drawing, in the place of a photograph', 'media/house.jpg', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>')],
])('a picture %s is refused in words, and nothing is changed', async (_, path, name, bytes) => {
  expect(await replacePicture(file, path, name, bytes)).toEqual({ refusal: expect.stringMatching(/\w+.*\.$/) })
  expect([readFileSync(house).equals(red), readFileSync(file, 'utf8')]).toEqual([true, '{}'])
})

test('what a link leads to is neither replaced nor taken out', async () => {
  symlinkSync(file, join(folder, 'media', 'link.jpg'))
  expect(removeMedia(file, 'media/link.jpg')).toHaveProperty('refusal')
  expect(await replacePicture(file, 'media/link.jpg', 'other.jpg', blue)).toHaveProperty('refusal')
  expect(readFileSync(file, 'utf8')).toBe('{}')
})
