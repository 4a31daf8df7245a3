import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { fileWith, pageWith } from '../../lib/toy'
import { useToyEndpoint } from './toyEndpoint'

const { HEADERS, RIGHT, file, text, title, note, body, post } = useToyEndpoint()

describe('when somebody has saved meanwhile', () => {
  const elsewhere = text.replace('"Two"', '"Theirs"')
  test('a change of what they have left alone is made', async () => {
    writeFileSync(file, elsewhere)
    expect((await post(body({ do: 'set', path: title, value: 'New' }, 'old', 'One'))).status).toBe(200)
    expect(readFileSync(file, 'utf8')).toBe(elsewhere.replace('"One"', '"New"'))
  })

  test('a change of the same place is not made, and both are shown', async () => {
    writeFileSync(file, text.replace('"One"', '"Theirs"'))
    const { status, answer } = await post(body({ do: 'set', path: title, value: 'New' }, 'old', 'One'))
    expect([status, answer]).toEqual([409, { is: 'conflict', now: 'Theirs', path: title, where: 'page "/" › section 1 (note) › title', hash: digest(readFileSync(file)) }])
    expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"Theirs"'))
  })

  const seen = async () => (await post('', HEADERS, '/api/state', 'GET')).answer.hash as string
  const swapped = fileWith({ pages: [pageWith(note('Two'), note('One'))], notFound: { title: 'Lost', sections: [note('Lost')] } })
  test('a change of a section that they have moved is made where it is now', async () => {
    const base = await seen()
    writeFileSync(file, swapped)
    expect((await post(body({ do: 'set', path: title, value: 'New' }, base, 'One'))).status).toBe(200)
    expect(readFileSync(file, 'utf8')).toBe(swapped.replace('"One"', '"New"'))
  })

  test('a change of a section that they have taken away is told, and nothing is written', async () => {
    const base = await seen()
    const less = fileWith({ pages: [pageWith(note('Two'))], notFound: { title: 'Lost', sections: [note('Lost')] } })
    writeFileSync(file, less)
    const { status, answer } = await post(body({ do: 'remove', path: ['pages', 0, 'sections', 0] }, base, note('One')))
    expect([status, answer.is, answer.now, answer.path, readFileSync(file, 'utf8')]).toEqual([409, 'conflict', undefined, undefined, less])
  })

  test('who has seen the newer file and not what stands in it now is asked, too', async () => {
    writeFileSync(file, text.replace('"One"', '"Theirs"'))
    const { status, answer } = await post(body({ do: 'set', path: title, value: 'New' }, await seen(), 'One'))
    expect([status, answer.now]).toEqual([409, 'Theirs'])
  })

  test('what is wanted and there already is no conflict and no change', async () => {
    const theirs = text.replace('"One"', '"New"')
    writeFileSync(file, theirs)
    const { status, answer } = await post(body({ do: 'set', path: title, value: 'New' }, 'old', 'One'))
    expect([status, answer.is, answer.done, readFileSync(file, 'utf8')]).toEqual([200, 'done', [], theirs])
  })

  test('while their file cannot be read, the panel goes on seeing what was, and a change waits', async () => {
    const hash = await seen()
    writeFileSync(file, text.slice(0, -5))
    const state = (await post('', HEADERS, '/api/state', 'GET')).answer
    expect([state.hash, state.pages.length, state.broken]).toEqual([hash, 2, expect.stringContaining('keeps it from being read')])
    const { status, answer } = await post(RIGHT)
    expect([status, answer.is, readFileSync(file, 'utf8')]).toEqual([409, 'broken', text.slice(0, -5)])
  })
})

test('the file returns to an earlier state as a change like any other, and not over what somebody has saved since', async () => {
  const state = async () => (await post('', HEADERS, '/api/state', 'GET')).answer
  const hash = (await state()).hash
  await post(RIGHT)
  const back = (base: string, wanted = hash) => post(JSON.stringify({ base, hash: wanted, number: 0, moment: '9:41' }), HEADERS, '/api/restore')
  expect((await back('old')).status).toBe(409)
  expect((await back((await state()).hash, 'f'.repeat(64))).status).toBe(404)
  const { status, answer } = await back((await state()).hash)
  expect([status, answer, readFileSync(file, 'utf8')]).toEqual([200, { is: 'done', hash, done: ['Back to what it was at 9:41.'] }, text])
  await post('{}', HEADERS, '/api/undo')
  expect(readFileSync(file, 'utf8')).toBe(text.replace('"One"', '"New"'))
})

test('one problem is mended when it is asked for, and the day tells it', async () => {
  writeFileSync(file, text.replace('"title": "One"', '"titel": "One"'))
  const ask = (code: string) => post(JSON.stringify({ base: '', code, path: ['pages', 0, 'sections', 0, 'titel'] }), HEADERS, '/api/mend')
  expect((await ask('PS000')).status).toBe(422)
  expect((await ask('PS204')).answer.done).toEqual(['"titel" is now "title".'])
  expect(readFileSync(file, 'utf8')).toBe(text)
  const lines = (await post('', HEADERS, '/api/history', 'GET')).answer
  expect(lines[0].isNow).toBe(true)
})

test('what a section has become in another place is followed', async () => {
  const { hash } = (await post('', HEADERS, '/api/state', 'GET')).answer
  await post(body({ do: 'move', path: ['pages', 0, 'sections', 0], to: ['pages', 0, 'sections', 1] }))
  const follow = async (seen: string) => (await post('', HEADERS, `/api/follow?seen=${seen}&path=${encodeURIComponent('["pages",0,"sections",0]')}`, 'GET')).answer
  const now = (await post('', HEADERS, '/api/state', 'GET')).answer.hash
  expect([await follow(hash), await follow('unknown')]).toEqual([
    { path: ['pages', 0, 'sections', 1], hash: now },
    { path: ['pages', 0, 'sections', 0], hash: now },
  ])
})
