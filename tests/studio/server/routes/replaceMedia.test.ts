import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bringBackMedia } from '../../../../src/studio/server/routes/bringBackMedia'
import { removeMedia } from '../../../../src/studio/server/routes/removeMedia'
import { replaceMedia } from '../../../../src/studio/server/routes/replaceMedia'
import { upload } from '../../../../src/studio/server/routes/upload'
import { useToyQuestion } from './toyQuestion'

const { folder, told, ask } = useToyQuestion()
const picture = (size: number) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9v9z"/></svg>`)
mkdirSync(join(folder, 'media'))
const place = join(folder, 'media', 'a.svg')
writeFileSync(place, picture(9))
const file = 'media/a.svg'

test('another picture takes the place of one, and the one that was there is brought back', async () => {
  const done = await ask(replaceMedia, { query: { file, name: 'b.svg' }, body: picture(5) })
  expect([done.status, readFileSync(place).equals(picture(5)), told.media]).toEqual([200, true, 1])
  const back = await ask(bringBackMedia, { query: { kept: (done.body as { kept: string }).kept } })
  expect([back.status, readFileSync(place).equals(picture(9)), told.media]).toEqual([200, true, 2])
})

test('what is no picture, what is not there and what was never kept is refused, and told to nobody', async () => {
  const before = told.media
  expect(await ask(replaceMedia, { query: { file, name: 'b.svg' }, body: Buffer.from('no picture') })).toMatchObject({
    status: 422,
    body: { words: expect.stringContaining('b.svg') },
  })
  expect(await ask(replaceMedia, { query: { file: 'media/none.svg', name: 'b.svg' }, body: picture(5) })).toMatchObject({ status: 422 })
  expect(await ask(bringBackMedia, { query: { kept: 'none' } })).toMatchObject({ status: 422 })
  expect(await ask(removeMedia, { query: { file: 'media/none.svg' } })).toMatchObject({ status: 422 })
  expect(await ask(upload, { query: { name: 'a.svg' }, body: Buffer.from('no picture') })).toMatchObject({ status: 422 })
  expect([told.media, readFileSync(place).equals(picture(9))]).toEqual([before, true])
})

test('what nothing uses is taken out, and a new picture can be used at once', async () => {
  const before = told.media
  expect(await ask(removeMedia, { query: { file } })).toMatchObject({ status: 200, body: { path: file } })
  expect([existsSync(place), told.media - before]).toEqual([false, 1])
  expect(await ask(upload, { query: { name: 'new.svg' }, body: picture(7) })).toMatchObject({ status: 200, body: { path: 'media/new.svg' } })
  expect(told.media - before).toBe(2)
})
