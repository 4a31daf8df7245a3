import { useState } from 'react'
import { expect, test } from 'vitest'
import { Conflicts } from '../../../src/studio/client/bar/Conflicts'
import { PlainField } from '../../../src/studio/client/fields/PlainField'
import { keptTyping } from '../../../src/studio/client/keptTyping'
import { aroundStudio, fieldOf } from './aroundStudio'
import { click, control, found, leave, read, soon, words, write } from './hand'

const path = ['pages', 0, 'title']
const form = { is: 'text', role: 'plain' } as const
const moved = ['pages', 1, 'title']
const conflict = { is: 'conflict', now: 'Theirs', path: moved, where: 'page "/faq" › title', hash: 'theirs' }

async function twoWrite() {
  let answer: object = conflict
  const around = await aroundStudio(
    <>
      <Conflicts />
      <PlainField path={path} field={fieldOf(form)} value="Old" form={form} />
    </>,
    { answers: { '/edit': () => answer } },
  )
  leave(await write('Title', 'Mine'))
  await read('Somebody else has changed page "/faq" › title meanwhile')
  return { ...around, settle: (next: object) => (answer = next) }
}

test('both are shown, and mine is written where it stands now, over what I have seen', async () => {
  const { asked, settle } = await twoWrite()
  await read('MineMineTheirsTheirs')
  settle({ is: 'done', hash: 'h9', done: [] })
  await click('Keep mine')
  await soon(() =>
    expect(asked.filter(({ address }) => address === '/edit').at(-1)?.body).toMatchObject({
      base: 'theirs',
      drawn: 'theirs',
      was: 'Theirs',
      operation: { do: 'set', path: moved, value: 'Mine' },
    }),
  )
  await soon(() => expect(control('Keep mine')).toBeUndefined())
})

test('theirs is taken without writing anything, and the field is as the file is', async () => {
  const { edits } = await twoWrite()
  const before = edits().length
  await click('Take theirs')
  await soon(() => expect(control('Take theirs')).toBeUndefined())
  await soon(async () => expect(await found('Title')).toHaveProperty('value', 'Old'))
  expect(edits()).toHaveLength(before)
})

test('theirs is taken as soon as both can be read, also before the file has been asked for anew', async () => {
  let [isSlow, open] = [false, () => {}]
  const gate = new Promise<void>((resolve) => (open = resolve))
  await aroundStudio(
    <>
      <Conflicts />
      <PlainField path={path} field={fieldOf(form)} value="Old" form={form} />
    </>,
    { answers: { '/edit': conflict, '/state': async () => (isSlow ? gate : undefined) } },
  )
  isSlow = true
  leave(await write('Title', 'Mine'))
  await click('Take theirs')
  await soon(() => expect(control('Take theirs')).toBeUndefined())
  open()
  await soon(async () => expect(await found('Title')).toHaveProperty('value', 'Old'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(words(document.body)).not.toContain('Somebody else')
})

/** A field that follows what it is about to another place. */
function Following() {
  const [isMoved, setMoved] = useState(false)
  return (
    <>
      <Conflicts />
      <PlainField path={isMoved ? moved : path} field={fieldOf(form)} value={isMoved ? 'Theirs' : 'Old'} form={form} />
      <button type="button" onClick={() => setMoved(true)}>
        Follow
      </button>
    </>
  )
}

test('theirs reaches the field that has followed to another place, and what was typed is kept for nobody', async () => {
  await aroundStudio(<Following />, { answers: { '/edit': conflict } })
  leave(await write('Title', 'Mine'))
  await found('Take theirs')
  await click('Follow')
  await soon(async () =>
    expect([(await found('Title')).dataset.path, keptTyping(moved, 'Theirs'), keptTyping(path, 'Old')]).toEqual([JSON.stringify(moved), { value: 'Mine' }, undefined]),
  )
  expect(await found('Title')).toHaveProperty('value', 'Mine')
  await click('Take theirs')
  await soon(async () => expect(await found('Title')).toHaveProperty('value', 'Theirs'))
  expect([words(document.body).includes('Somebody else'), keptTyping(moved, 'Theirs')]).toEqual([false, undefined])
})

test('who types on in a field that has followed is asked about that place once, and no more when it is written', async () => {
  let answer: object = conflict
  await aroundStudio(<Following />, { answers: { '/edit': () => answer } })
  leave(await write('Title', 'Mine'))
  await found('Take theirs')
  await click('Follow')
  leave(await write('Title', 'Mine, too'))
  await read('MineMine, tooTheirs')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  answer = { is: 'done', hash: 'h9', done: [], place: moved }
  leave(await write('Title', 'Mine at last'))
  await soon(() => expect(control('Take theirs')).toBeUndefined())
})

test('what is gone is nowhere to be written to', async () => {
  await aroundStudio(
    <>
      <Conflicts />
      <PlainField path={path} field={fieldOf(form)} value="Old" form={form} />
    </>,
    { answers: { '/edit': { ...conflict, path: undefined } } },
  )
  leave(await write('Title', 'Mine'))
  await read('Somebody else has written here meanwhile')
  expect(control('Keep mine')).toBeUndefined()
})
