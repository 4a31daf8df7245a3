import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createMaker } from '../../../src/build/media/maker'
import { hashOfMedia } from '../../../src/site/media/inspect'

test('a file is made once, and a drawing is passed on without what is noted in it', async () => {
  // A colour of its own, so that no other run has made it.
  const background = { r: Date.now() % 251, g: process.pid % 251, b: Math.floor(Math.random() * 251) }
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const loaded: string[] = []
  const maker = await createMaker(async (hash) => {
    loaded.push(hash)
    return bytes
  })
  const derived = { name: 'a', hash: hashOfMedia(bytes), width: 20, height: 15, ending: 'webp' }
  const first = await maker.make(derived)
  expect([(await maker.make(derived)).equals(first), loaded.length]).toEqual([true, 1])
  const drawings = await createMaker(async () => Buffer.from('<svg viewBox="0 0 1 1"><!-- of my desk --></svg>'))
  expect(String(await drawings.make({ ...derived, width: 0, height: 0, ending: 'svg' }))).toBe('<svg viewBox="0 0 1 1"></svg>')
})
