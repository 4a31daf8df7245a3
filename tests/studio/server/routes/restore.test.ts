import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextStep } from '../../../../src/authoring/edit/changeFile'
import { restore } from '../../../../src/studio/server/routes/restore'
import { toyText, useToyQuestion } from './toyQuestion'

const { path, told, states, ask } = useToyQuestion()
const write = (text: string) => {
  writeFileSync(path, text)
  return states.now()?.hash ?? ''
}
const wrong = write(toyText.replace('"One"', '""'))
const [first, second] = [write(toyText), write(toyText.replace('"One"', '"New"'))]
const text = () => readFileSync(path, 'utf8')

test('an earlier state is brought back, which is told and can be undone', async () => {
  expect(await ask(restore, { body: { base: second, hash: first, moment: '10:00' } })).toMatchObject({
    status: 200,
    body: { is: 'done', hash: first, done: [expect.stringContaining('10:00')] },
  })
  expect([text(), told.written, nextStep(path, 'done')?.[0]]).toEqual([toyText, 1, expect.stringContaining('10:00')])
})

test('who has not seen the file as it is looks again first; of an unknown state nothing can be brought back', async () => {
  expect(await ask(restore, { body: { base: second, hash: second, moment: '' } })).toMatchObject({ status: 409 })
  expect(await ask(restore, { body: { base: first, hash: 'none', moment: '' } })).toMatchObject({ status: 404 })
  for (const moment of [undefined, 'x'.repeat(41)]) expect(await ask(restore, { body: { base: first, hash: second, moment } })).toMatchObject({ status: 400 })
  expect([text(), told.written]).toEqual([toyText, 1])
})

test('a state with mistakes that the file has not is not brought back', async () => {
  expect(await ask(restore, { body: { base: first, hash: wrong, moment: '' } })).toMatchObject({
    status: 422,
    body: { is: 'refused', problems: [{ path: ['pages', 0, 'sections', 0, 'title'] }] },
  })
  expect(text()).toBe(toyText)
})
