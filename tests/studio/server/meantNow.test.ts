import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { followed } from '../../../src/studio/server/followed'
import { meantNow } from '../../../src/studio/server/meantNow'
import { placeAfter } from '../../../src/studio/server/placeAfter'
import { fileWith, pageWith } from '../../lib/toy'
import { useToyEndpoint } from './toyEndpoint'

const { HEADERS, file, text, note, post } = useToyEndpoint()
const place = (index: number) => ['pages', 0, 'sections', index]
const hashOf = (written: string) => digest(Buffer.from(written))
const send = (operation: object, drawn: string, base: string, was?: unknown) => post(JSON.stringify({ base, drawn, was, operation }))
const ask = async (address: string, path: unknown, from: string) =>
  (await post('', HEADERS, `/api/${address}?path=${encodeURIComponent(JSON.stringify(path))}&from=${from}`, 'GET')).answer
const swapped = fileWith({ pages: [pageWith(note('Two'), note('One'))], notFound: { title: 'Lost', sections: [note('Lost')] } })
/** The panel has seen the first state, and then the sections have changed places. */
const swap = async () => {
  await ask('state', [], '')
  writeFileSync(file, swapped)
  await ask('state', [], '')
  return { drawn: hashOf(text), now: hashOf(swapped) }
}

describe('a list that has not followed the file yet', () => {
  test('acts on what it shows, and not on what stands at that number now', async () => {
    const { drawn, now } = await swap()
    const { answer } = await send({ do: 'set', path: [...place(0), 'hidden'], value: true }, drawn, now)
    expect(answer).toMatchObject({ is: 'done', on: now, place: [...place(1), 'hidden'] })
    expect(JSON.parse(readFileSync(file, 'utf8')).pages[0].sections).toEqual([note('Two'), { ...note('One'), hidden: true }])
  })

  test('asks for what it shows, be it a part, the sections of a page or its texts', async () => {
    const { drawn, now } = await swap()
    expect(await ask('part', place(0), drawn)).toMatchObject({ hash: now, path: place(1), value: note('One') })
    expect(await ask('texts', place(0), drawn)).toMatchObject({
      hash: now,
      lines: expect.arrayContaining([expect.objectContaining({ path: [...place(1), 'title'], written: 'One' })]),
    })
    expect(await ask('sections', ['pages', 0], drawn)).toMatchObject({ hash: now, page: ['pages', 0], lines: [{ title: 'Two' }, { title: 'One' }] })
    expect(await ask('part', place(0), now)).toMatchObject({ path: place(0), value: note('Two') })
  })

  test('is told where what it shows has gone', async () => {
    const { drawn } = await swap()
    writeFileSync(file, fileWith({ pages: [pageWith(note('Two'))], notFound: { title: 'Lost', sections: [note('Lost')] } }))
    const part = await post('', HEADERS, `/api/part?path=${encodeURIComponent(JSON.stringify(place(0)))}&from=${drawn}`, 'GET')
    expect(part.status).toBe(404)
    const { answer } = await send({ do: 'remove', path: place(0) }, drawn, hashOf(readFileSync(file, 'utf8')))
    expect(answer.is).toBe('conflict')
  })

  test('of a state that nobody knows any more changes only what says what stood there', async () => {
    await swap()
    const remove = { do: 'remove', path: place(0) }
    expect((await send(remove, 'unknown', hashOf(swapped))).answer.is).toBe('conflict')
    expect((await send(remove, 'unknown', hashOf(swapped), note('Two'))).answer.is).toBe('done')
  })
})

const state = (written: string) => ({ hash: hashOf(written), bytes: Buffer.from(written), text: written, value: JSON.parse(written) })
const states = { now: () => state(swapped), last: () => state(swapped), at: (hash: string) => [text, swapped].map(state).find((one) => one.hash === hash) }
const valueMeant = () => 'same'

test('an operation is meant for the state on top of which it comes, at the places of the one that was seen', () => {
  const move = { do: 'move' as const, path: place(0), to: place(1) }
  const base = hashOf(swapped)
  expect(meantNow(state(swapped), { base, drawn: hashOf(text), operation: move }, states, valueMeant)).toEqual({ ...move, path: place(1), to: place(1) })
  expect(meantNow(state(swapped), { base, operation: move }, states, valueMeant)).toEqual(move)
})

test('a place is followed from the state in which it was seen', () => {
  expect(followed(states, place(0), hashOf(text))).toEqual(place(1))
  expect(followed(states, place(0), '')).toEqual(place(0))
  expect(followed(states, place(0), 'unknown')).toEqual(place(0))
})

test.each([
  [{ do: 'set' as const, path: ['site', 'name'], value: 'New' }, ['site', 'name']],
  [{ do: 'insert' as const, path: place(2), value: {} }, place(2)],
  [{ do: 'copy' as const, path: place(0) }, place(1)],
  [{ do: 'move' as const, path: place(0), to: place(1) }, place(1)],
  [{ do: 'move' as const, path: place(0), to: place(99) }, place(1)],
  [{ do: 'move' as const, path: place(0), to: ['notFound', 'sections', 99] }, ['notFound', 'sections', 1]],
  [{ do: 'moveToPage' as const, path: place(0), page: '404' }, ['notFound', 'sections', 1]],
  [{ do: 'copyPage' as const, from: '/', to: '/copy' }, ['pages', 1]],
  [{ do: 'remove' as const, path: place(0) }, undefined],
])('after %j it stands at %j', (operation, after) => {
  expect(placeAfter(state(text).value, operation)).toEqual(after)
})
