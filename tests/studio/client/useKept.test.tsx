import { useState } from 'react'
import { expect, test } from 'vitest'
import { DrawnFrom, useDrawnFrom } from '../../../src/studio/client/drawnFrom'
import { PlainField } from '../../../src/studio/client/fields/PlainField'
import { aroundStudio, fieldOf } from './aroundStudio'
import { click, found, leave, read, soon, write } from './hand'

const path = ['pages', 0, 'title']
const form = { is: 'text', role: 'plain' } as const
const field = <PlainField path={path} field={fieldOf(form)} value="Old" form={form} />
const bodies = (asked: { address: string; body: unknown }[]) =>
  asked.filter(({ address }) => address === '/edit').map(({ body }) => body as { base: string; was: unknown; operation: { value: unknown } })

test('who stops typing sees it written, once, over what stood there', async () => {
  const { asked, hash } = await aroundStudio(field)
  for (const text of ['N', 'Ne', 'New']) await write('Title', text)
  expect(bodies(asked)).toEqual([])
  await soon(() => expect(bodies(asked)).toEqual([{ base: hash, drawn: hash, was: 'Old', operation: { do: 'set', path, value: 'New' } }]))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(bodies(asked)).toHaveLength(1)
})

test('what is typed while the last is on its way comes on top of it', async () => {
  let answer = (_: object) => {}
  const answers = [new Promise<object>((resolve) => (answer = resolve)), Promise.resolve({ is: 'done', hash: 'h3', done: [] })]
  const { asked, hash } = await aroundStudio(field, { answers: { '/edit': () => answers.shift() } })
  leave(await write('Title', 'One'))
  await soon(() => expect(bodies(asked)).toHaveLength(1))
  leave(await write('Title', 'Two'))
  answer({ is: 'done', hash: 'h2', done: [] })
  await soon(() => expect(bodies(asked).at(1)).toEqual({ base: 'h2', drawn: hash, was: 'One', operation: { do: 'set', path, value: 'Two' } }))
})

test('what is refused stays in the field, and why is said', async () => {
  const refused = { is: 'refused', problems: [], words: 'Not yet.' }
  const first = await aroundStudio(field, { answers: { '/edit': refused } })
  leave(await write('Title', 'New'))
  await read('Not yet.')
  expect([await found('Title').then((input) => (input as HTMLInputElement).value), first.edits().length]).toEqual(['New', 1])
})

test('the server says while it cannot read the file, and the change is sent again', async () => {
  let broken = 1
  const { edits } = await aroundStudio(field, { answers: { '/edit': () => (broken-- > 0 ? { is: 'broken', words: 'Mistake.' } : { is: 'done', hash: 'h2', done: [] }) } })
  leave(await write('Title', 'New'))
  await soon(() => expect(edits()).toHaveLength(2))
})

/** The field as it was drawn at first, and when it is drawn anew. */
function Redrawn() {
  const own = useDrawnFrom()
  const [drawn, setDrawn] = useState(own)
  return (
    <DrawnFrom value={drawn}>
      {field}
      <button type="button" onClick={() => setDrawn(own)}>
        Draw anew
      </button>
    </DrawnFrom>
  )
}

test('what was written and undone before the panel has seen it is shown until a later state is there, and then no longer', async () => {
  let hash = 'before'
  const { edits } = await aroundStudio(<Redrawn />, { answers: { '/state': () => ({ hash }), '/edit': () => ({ is: 'done', hash: (hash = 'after'), done: [] }) } })
  leave(await write('Title', 'New'))
  await soon(() => expect(edits()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await found('Title')).toHaveProperty('value', 'New')
  await click('Draw anew')
  await soon(async () => expect(await found('Title')).toHaveProperty('value', 'Old'))
})
