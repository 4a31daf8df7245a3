import { expect, test } from 'vitest'
import { Conflicts } from '../../../../src/studio/client/bar/Conflicts'
import { PlainField } from '../../../../src/studio/client/fields/PlainField'
import { aroundStudio, fieldOf, type Asked } from '../aroundStudio'
import { click, leave, read, soon, words, write } from '../hand'

const form = { is: 'text', role: 'plain' } as const
const region = () => document.querySelector<HTMLElement>('[role=region][aria-label="Written by two"]')
const alerts = () => [...document.querySelectorAll<HTMLElement>('[role=alert]')]
const pathOf = ({ body }: Asked) => (body as { operation: { path: string[] } }).operation.path
const edit = (question: Asked) => ({ is: 'conflict', now: '', path: pathOf(question), where: `the field ${pathOf(question).at(-1)}`, hash: 'theirs' })

test('each place that two have written is named, with what both wrote, and settled by itself', async () => {
  const { edits } = await aroundStudio(
    <>
      <Conflicts />
      {['one', 'two'].map((name) => (
        <PlainField key={name} path={['site', name]} field={fieldOf(form, { title: name })} value="Old" form={form} />
      ))}
    </>,
    { answers: { '/edit': edit } },
  )
  expect(region()).toBeNull()
  for (const name of ['one', 'two']) leave(await write(name, `My ${name}`))
  await soon(() => expect(alerts()).toHaveLength(2))
  expect(alerts().map(words)).toEqual(['one', 'two'].map((name) => `Somebody else has changed the field ${name} meanwhileMineMy ${name}TheirsnothingKeep mineTake theirs`))
  expect(region()?.contains(alerts()[0] ?? null)).toBe(true)
  await click('Take theirs', alerts()[1])
  await soon(() => expect(alerts()).toHaveLength(1))
  await read('the field one', region() ?? undefined)
  expect(edits()).toHaveLength(2)
  await click('Keep mine', alerts()[0])
  await soon(() => expect(edits().at(2)).toEqual({ do: 'set', path: ['site', 'one'], value: 'My one' }))
})
