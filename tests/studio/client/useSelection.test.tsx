import { expect, test } from 'vitest'
import { DrawnFrom } from '../../../src/studio/client/drawnFrom'
import { useSelection } from '../../../src/studio/client/selection'
import { aroundStudio } from './aroundStudio'
import { control, soon, words } from './hand'

const place = (index: number) => ['pages', 1, 'sections', index]
function Toy() {
  const { page, at, drawn, pick, select, look } = useSelection()
  return (
    <>
      <output>{JSON.stringify([page, at, drawn, pick])}</output>
      <button type="button" onClick={() => select(place(2))}>
        Section
      </button>
      <button type="button" onClick={() => select(place(2), undefined, undefined, 'other')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => look({ width: 390 })}>
        Narrow
      </button>
    </>
  )
}
const shown = () => JSON.parse(words(document.querySelector('output') ?? document.body)) as unknown
const press = (name: string) => control(name)?.click()
const draw = () =>
  aroundStudio(
    <DrawnFrom value="list">
      <Toy />
    </DrawnFrom>,
  )

test('what is selected is known before anybody can press anything else, with the state that it was drawn from and its page', async () => {
  const { selection } = await draw()
  press('Section')
  await Promise.resolve()
  expect(shown()).toEqual([['pages', 1], place(2), 'list', 1])
  await soon(() => expect(selection()).toEqual({ page: ['pages', 1], at: place(2), view: 'fields' }))
})

test('the same once more is the same; at that place of another state it is another', async () => {
  await draw()
  for (const [name, expected] of [
    ['Section', ['list', 1]],
    ['Section', ['list', 1]],
    ['Narrow', ['list', 1]],
    ['Elsewhere', ['other', 2]],
  ] as const) {
    press(name)
    await soon(() => expect((shown() as unknown[]).slice(2)).toEqual(expected))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
})
