import { expect, test } from 'vitest'
import { Conflicts } from '../../../src/studio/client/bar/Conflicts'
import { PlainField } from '../../../src/studio/client/fields/PlainField'
import { aroundStudio, fieldOf } from './aroundStudio'
import { click, control, found, leave, read, soon, write } from './hand'

const path = ['pages', 0, 'title']
const form = { is: 'text', role: 'plain' } as const
const conflict = { is: 'conflict', now: 'Theirs', path: ['pages', 1, 'title'], where: 'page "/faq" › title' }

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
    expect(asked.filter(({ address }) => address === '/edit').at(-1)?.body).toMatchObject({ was: 'Theirs', operation: { do: 'set', path: ['pages', 1, 'title'], value: 'Mine' } }),
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
