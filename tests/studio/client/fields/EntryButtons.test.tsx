import { expect, test } from 'vitest'
import { EntryButtons } from '../../../../src/studio/client/fields/EntryButtons'
import { aroundStudio } from '../aroundStudio'
import { click, found, soon } from '../hand'

type Props = Partial<Parameters<typeof EntryButtons>[0]>
const path = ['pages', 0, 'items', 1]

async function menu(more: Props = {}) {
  const moves: number[] = []
  const added: string[] = []
  const around = await aroundStudio(
    <EntryButtons path={path} name="Two" count={3} least={1} value="two" onMove={(to) => moves.push(to)} onAdd={() => added.push('below')} {...more} />,
  )
  await click('What to do with Two')
  await found('Move up')
  const disabled = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=menuitem]')].filter((item) => item.disabled || item.dataset.disabled).map(({ textContent }) => textContent)
  return { ...around, moves, added, disabled }
}

test('an entry in the middle can be moved to all places, copied and removed', async () => {
  const { disabled, moves, edits, asked } = await menu()
  expect(disabled()).toEqual([])
  for (const [name, to] of [
    ['Move up', 0],
    ['Move down', 2],
    ['Move to the top', 0],
    ['Move to the end', 2],
  ] as const) {
    await click(name)
    expect(moves.at(-1)).toBe(to)
    await click('What to do with Two')
  }
  await click('Copy')
  await soon(() => expect(edits()).toEqual([{ do: 'copy', path }]))
  await click('What to do with Two')
  await click('Remove')
  await soon(() => expect(edits()[1]).toEqual({ do: 'remove', path }))
  expect(asked.filter(({ address }) => address === '/edit').map(({ body }) => (body as { was: unknown }).was)).toEqual(['two', 'two'])
})

test('the first goes no further up, the last no further down, and of the fewest none is removed', async () => {
  expect((await menu({ path: ['pages', 0, 'items', 0] })).disabled()).toEqual(['Move up', 'Move to the top'])
  expect((await menu({ path: ['pages', 0, 'items', 2] })).disabled()).toEqual(['Move down', 'Move to the end'])
  expect((await menu({ least: 3 })).disabled()).toEqual(['Remove'])
})

test('a full list takes neither a new entry nor a copy', async () => {
  expect((await menu({ onAdd: undefined })).disabled()).toEqual(['Add one below', 'Copy'])
  const { added } = await menu()
  await click('Add one below')
  expect(added).toEqual(['below'])
})
