import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeFile, nextStep, undoChange } from '../../../../src/authoring/edit/changeFile'
import { dayHistory } from '../../../../src/studio/server/dayHistory'
import { restore } from '../../../../src/studio/server/routes/restore'
import { toyText, useToyQuestion } from './toyQuestion'

const { folder, path, told, states, ask } = useToyQuestion()
const write = (text: string) => {
  writeFileSync(path, text)
  return states.now()?.hash ?? ''
}
const wrong = write(toyText.replace('"One"', '""'))
const [first, second] = [write(toyText), write(toyText.replace('"One"', '"New"'))]
const text = () => readFileSync(path, 'utf8')

test('an earlier state is brought back, which is told and can be undone', async () => {
  expect(await ask(restore, { body: { base: second, hash: first, number: 1, moment: '10:00' } })).toMatchObject({
    status: 200,
    body: { is: 'done', hash: first, done: [expect.stringContaining('10:00')] },
  })
  expect([text(), told.written, nextStep(path, 'done')?.[0]]).toEqual([toyText, 1, expect.stringContaining('10:00')])
})

test('who has not seen the file as it is looks again first; of an unknown state nothing can be brought back', async () => {
  expect(await ask(restore, { body: { base: second, hash: second, number: 1, moment: '' } })).toMatchObject({ status: 409 })
  expect(await ask(restore, { body: { base: first, hash: 'none', number: 1, moment: '' } })).toMatchObject({ status: 404 })
  for (const moment of [undefined, 'x'.repeat(41)]) expect(await ask(restore, { body: { base: first, hash: second, number: 1, moment } })).toMatchObject({ status: 400 })
  expect([text(), told.written]).toEqual([toyText, 1])
})

test('a state with mistakes that the file has not is not brought back', async () => {
  expect(await ask(restore, { body: { base: first, hash: wrong, number: 1, moment: '' } })).toMatchObject({
    status: 422,
    body: { is: 'refused', problems: [{ path: ['pages', 0, 'sections', 0, 'title'] }] },
  })
  expect(text()).toBe(toyText)
})

test('with a state the files of media/ are brought back that it uses, by the number of its change where the content is the same', async () => {
  const picture = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`
  const shown = toyText.replace('"title": "Home"', '"title": "Home", "picture": { "src": "media/a.svg", "alt": "A" }')
  mkdirSync(join(folder, 'media'))
  const place = join(folder, 'media', 'a.svg')
  writeFileSync(place, picture(4))
  const change = (text: string, media?: Buffer | null) =>
    changeFile(path, readFileSync(path), Buffer.from(text), { done: ['Changed.'], ...(media !== undefined && { media: [{ name: 'media/a.svg', bytes: media ?? undefined }] }) })
  change(shown)
  const used = dayHistory(path, states, Date.now())[0]
  change(shown, Buffer.from(picture(5)))
  change(toyText)
  change(toyText, null)
  expect(existsSync(place)).toBe(false)
  const back = await ask(restore, { body: { base: states.now()?.hash, hash: used?.hash, number: used?.number, moment: '' } })
  expect(back).toMatchObject({ status: 200, body: { is: 'done', media: ['media/a.svg'] } })
  expect([text(), readFileSync(place, 'utf8'), told.media]).toEqual([shown, picture(4), 1])
  undoChange(path)
  expect([text(), existsSync(place)]).toEqual([toyText, false])
})
