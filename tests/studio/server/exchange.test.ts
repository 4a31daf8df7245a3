import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bringBack, removeMedia, replacePicture } from '../../../src/studio/server/exchange'

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
const keptOf = (done: object) => ('kept' in done ? String(done.kept) : '')

test('a picture is replaced under its name, and the one that was there can be brought back, byte for byte', async () => {
  const done = await replacePicture(file, 'media/house.jpg', 'other.jpg', blue)
  expect([readFileSync(house).equals(blue), keptOf(done).length]).toEqual([true, 64])
  const back = bringBack(file, keptOf(done))
  expect(readFileSync(house).equals(red)).toBe(true)
  bringBack(file, keptOf(back))
  expect(readFileSync(house).equals(blue)).toBe(true)
})

test('a picture of another format is saved in that of the name', async () => {
  await replacePicture(file, 'media/house.jpg', 'other.png', await drawn('#2030a0', 50).png().toBuffer())
  expect(await sharp(readFileSync(house)).metadata()).toMatchObject({ format: 'jpeg', width: 50 })
})

test('a file is taken out and brought back', () => {
  const done = removeMedia(file, 'media/house.jpg')
  expect(existsSync(house)).toBe(false)
  bringBack(file, keptOf(done))
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

test.each(['', '../house', 'f'.repeat(64), `${'a'.repeat(60)}/../`])('nothing is brought back by the name "%s"', (kept) => {
  expect(bringBack(file, kept)).toHaveProperty('refusal')
})
