import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changeFile } from '../../../src/authoring/edit/changeFile'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { createSeenStates } from '../../../src/studio/server/seenStates'

const folder = mkdtempSync(join(tmpdir(), 'quoin-states-'))
const file = join(folder, 'pages.json')
const hash = (text: string) => digest(Buffer.from(text))
beforeEach(() => writeFileSync(file, '{"a":1}'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('while the file cannot be read, it is seen as it was last', () => {
  const states = createSeenStates(file)
  expect(states.now()?.value).toEqual({ a: 1 })
  writeFileSync(file, '{"a":')
  expect([states.now(), states.last()?.value]).toEqual([undefined, { a: 1 }])
  writeFileSync(file, '{"a":2}')
  expect(states.last()?.value).toEqual({ a: 2 })
})

test('a state that was seen is found again by its digest, and so is one before a change, after a restart', () => {
  const states = createSeenStates(file)
  states.now()
  changeFile(file, Buffer.from('{"a":1}'), Buffer.from('{"a":2}'), { done: ['x'] })
  states.now()
  expect(states.at(hash('{"a":1}'))?.value).toEqual({ a: 1 })
  expect(createSeenStates(file).at(hash('{"a":1}'))?.value).toEqual({ a: 1 })
  expect(createSeenStates(file).at(hash('{"a":3}'))).toBeUndefined()
})

test('of many large states only the latest are remembered, and the others found among the changes', () => {
  const states = createSeenStates(file, 2100)
  const large = (name: string) => JSON.stringify({ name, text: 'x'.repeat(1000) })
  for (const name of ['one', 'two', 'three', 'four']) {
    writeFileSync(file, large(name))
    states.now()
  }
  expect(['one', 'two', 'three', 'four'].map((name) => states.at(hash(large(name))) !== undefined)).toEqual([true, true, true, true])
})

test('besides the latest so many bytes of states are remembered, however large the latest is', () => {
  const states = createSeenStates(file, 2100)
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => {
    writeFileSync(file, JSON.stringify({ name, text: 'x'.repeat(1000) }))
    return states.now()
  })
  // What is read from the disk again is another object.
  expect([one, two, three, four].map((state) => state !== undefined && states.at(state.hash) === state)).toEqual([false, true, true, true])
})

test('the two states before the latest are remembered whatever their size', () => {
  const states = createSeenStates(file, 0)
  const seen = ['1', '2', '3', '4'].map((name) => {
    writeFileSync(file, `{"a":${name}}`)
    return states.now()
  })
  expect(seen.map((state) => state !== undefined && states.at(state.hash) === state)).toEqual([false, true, true, true])
})
