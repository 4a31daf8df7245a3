import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useToyEndpoint } from './toyEndpoint'

const { RIGHT, HEADERS, file, text, title, post } = useToyEndpoint()

test('undo and redo answer what they have done, and where', async () => {
  await post(RIGHT)
  const back = await post('{}', HEADERS, '/api/undo')
  expect([back.status, back.answer.place, readFileSync(file, 'utf8')]).toEqual([200, title, text])
  const again = await post('{}', HEADERS, '/api/redo')
  expect([again.status, again.answer.place, again.answer.done]).toEqual([200, title, back.answer.done])
})

test('what another program has saved is undone as a change of its own', async () => {
  await post(RIGHT)
  const ours = readFileSync(file, 'utf8')
  writeFileSync(file, ours.replace('"Two"', '"Theirs"'))
  const { answer } = await post('{}', HEADERS, '/api/undo')
  expect([answer.done, readFileSync(file, 'utf8')]).toEqual([['Changed by another program.'], ours])
})
