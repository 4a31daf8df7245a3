import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeMedia } from '../../../../src/studio/server/routes/removeMedia'
import { replaceMedia } from '../../../../src/studio/server/routes/replaceMedia'
import { upload } from '../../../../src/studio/server/routes/upload'
import { travel } from '../../../../src/studio/server/travel'
import { useToyQuestion } from './toyQuestion'

const { folder, told, states, ask } = useToyQuestion()
const picture = (size: number) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9v9z"/></svg>`)
mkdirSync(join(folder, 'media'))
const place = join(folder, 'media', 'a.svg')
writeFileSync(place, picture(9))
const file = 'media/a.svg'

test('another picture takes the place of one, which is undone as every change; the files that are others now are named', async () => {
  const done = await ask(replaceMedia, { query: { file, name: 'b.svg' }, body: picture(5) })
  expect(done).toMatchObject({ status: 200, body: { is: 'done', hash: states.now()?.hash, media: [file] } })
  expect([readFileSync(place).equals(picture(5)), told.media]).toEqual([true, 1])
  const back = await ask(travel('undo'))
  expect(back).toMatchObject({ status: 200, body: { is: 'done', done: ['media/a.svg replaced.'], media: [file] } })
  expect([readFileSync(place).equals(picture(9)), told.media]).toEqual([true, 2])
})

test('what is no picture, what is not there and what was never kept is refused, and told to nobody', async () => {
  const before = told.media
  expect(await ask(replaceMedia, { query: { file, name: 'b.svg' }, body: Buffer.from('no picture') })).toMatchObject({
    status: 422,
    body: { words: expect.stringContaining('b.svg') },
  })
  expect(await ask(replaceMedia, { query: { file: 'media/none.svg', name: 'b.svg' }, body: picture(5) })).toMatchObject({ status: 422 })
  expect(await ask(removeMedia, { query: { file: 'media/none.svg' } })).toMatchObject({ status: 422 })
  expect(await ask(upload, { query: { name: 'a.svg' }, body: Buffer.from('no picture') })).toMatchObject({ status: 422 })
  expect([told.media, readFileSync(place).equals(picture(9))]).toEqual([before, true])
})

test('what nothing uses is taken out, and a new picture can be used at once', async () => {
  const before = told.media
  expect(await ask(removeMedia, { query: { file } })).toMatchObject({ status: 200, body: { is: 'done', media: [file] } })
  expect([existsSync(place), told.media - before]).toEqual([false, 1])
  expect(await ask(upload, { query: { name: 'new.svg' }, body: picture(7) })).toMatchObject({ status: 200, body: { path: 'media/new.svg' } })
  expect(told.media - before).toBe(2)
})
