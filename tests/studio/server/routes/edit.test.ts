import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { nextStep } from '../../../../src/authoring/edit/changeFile'
import { digest } from '../../../../src/authoring/edit/historyFolder'
import { edit } from '../../../../src/studio/server/routes/edit'
import { toyText, useToyQuestion } from './toyQuestion'

const { path, told, states, ask } = useToyQuestion()
const title = ['pages', 0, 'sections', 0, 'title']
const set = (value: unknown, place = title) => ({ do: 'set', path: place, value })
const hash = digest(Buffer.from(toyText))
beforeEach(() => {
  writeFileSync(path, toyText)
  states.now()
  told.written = 0
})
const text = () => readFileSync(path, 'utf8')

test('a change is written, told, and can be undone by its words', async () => {
  const answer = await ask(edit, { body: { base: hash, operation: set('New') } })
  expect([answer, told.written]).toEqual([
    { status: 200, body: { is: 'done', on: hash, place: title, hash: digest(readFileSync(path)), done: ['page "/" › section 1 (note) › title changed.'] } },
    1,
  ])
  expect(nextStep(path, 'done')).toEqual(['page "/" › section 1 (note) › title changed.'])
})

test('a change to what is there already writes nothing, and undoes nothing', async () => {
  const before = nextStep(path, 'done')
  expect(await ask(edit, { body: { base: hash, operation: set('One') } })).toEqual({ status: 200, body: { is: 'done', on: hash, place: title, hash, done: [] } })
  expect([text(), nextStep(path, 'done')]).toEqual([toyText, before])
})

test('a mark at the beginning of the file stays there', async () => {
  writeFileSync(path, `\ufeff${toyText}`)
  await ask(edit, { body: { base: states.now()?.hash ?? '', operation: set('New') } })
  expect(text()).toBe(`\ufeff${toyText.replace('"One"', '"New"')}`)
})

test('what nobody knows, what would be a mistake, and what cannot be done is refused, and told to nobody', async () => {
  expect(await ask(edit, { body: { base: hash, operation: { do: 'exec' } } })).toMatchObject({ status: 400 })
  expect(await ask(edit, { body: { base: hash, operation: set('') } })).toMatchObject({ status: 422, body: { is: 'refused', problems: [{ path: title }] } })
  expect(await ask(edit, { body: { base: hash, operation: { do: 'removePage', from: '/nope' } } })).toMatchObject({ status: 422, body: { is: 'refused', problems: [] } })
  expect([told.written, text()]).toEqual([0, toyText])
})

test('while the file cannot be read, nothing is written', async () => {
  writeFileSync(path, '{')
  expect(await ask(edit, { body: { base: hash, operation: set('New') } })).toMatchObject({ status: 409, body: { is: 'broken' } })
  expect(text()).toBe('{')
})

test('where somebody else has changed the same place, it is told what stands there and where', async () => {
  writeFileSync(path, toyText.replace('"One"', '"Theirs"'))
  expect(await ask(edit, { body: { base: hash, was: 'One', operation: set('Mine') } })).toEqual({
    status: 409,
    body: { is: 'conflict', now: 'Theirs', path: title, where: 'page "/" › section 1 (note) › title', hash: states.now()?.hash },
  })
  expect(await ask(edit, { body: { base: hash, was: 'One', operation: set('Theirs') } })).toMatchObject({ status: 200 })
})

test('what somebody else has moved is changed where it stands now; what they have left alone, too', async () => {
  const moved = JSON.parse(toyText)
  moved.pages[0].sections.reverse()
  writeFileSync(path, JSON.stringify(moved, null, 2))
  expect(await ask(edit, { body: { base: hash, was: 'One', operation: set('New') } })).toMatchObject({ status: 200 })
  expect(JSON.parse(text()).pages[0].sections.map((section: { title: string }) => section.title)).toEqual(['Two', 'New'])
})

test('of a state that nobody knows any more, what stood there decides', async () => {
  expect(await ask(edit, { body: { base: 'unknown', was: 'Another', operation: set('New') } })).toMatchObject({ status: 409, body: { now: 'One' } })
  expect(await ask(edit, { body: { base: hash, was: 'Another', operation: set('New') } })).toMatchObject({ status: 409 })
  expect(await ask(edit, { body: { base: 'unknown', was: 'One', operation: set('New') } })).toMatchObject({ status: 200 })
})
