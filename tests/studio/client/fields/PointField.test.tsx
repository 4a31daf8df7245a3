import { expect, test } from 'vitest'
import { Around } from '../../../../src/studio/client/fields/anyField'
import { PointField } from '../../../../src/studio/client/fields/PointField'
import { aroundStudio, fieldOf } from '../aroundStudio'
import { click, control, found, press, soon, write } from '../hand'

const path = ['pages', 0, 'focus']
const NAME = 'Click what must stay in view'
const draw = (value: unknown, src: string | null = 'media/a.jpg') =>
  aroundStudio(
    <Around value={{ src }}>
      <PointField path={path} field={fieldOf({ is: 'point' })} value={value} />
    </Around>,
  )

test('a click says in per cent what stays in view, never outside the picture', async () => {
  const { edits } = await draw([50, 50])
  const picture = await found(NAME)
  picture.getBoundingClientRect = () => ({ left: 100, top: 10, width: 200, height: 50 }) as DOMRect
  for (const [clientX, clientY, value] of [
    [150, 20, [25, 20]],
    [50, 500, [0, 100]],
  ] as const) {
    picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
    await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value }))
  }
})

test('arrow keys move it by one per cent, with Shift by ten, and no further than the edge', async () => {
  const { edits } = await draw([1, 95])
  const picture = await found(NAME)
  const at = () => (edits().at(-1) as { value?: unknown } | undefined)?.value
  for (const [key, shiftKey, point] of [
    ['ArrowRight', false, [2, 95]],
    ['ArrowUp', true, [2, 85]],
    ['ArrowLeft', true, [0, 85]],
    ['ArrowDown', true, [0, 95]],
    ['ArrowDown', true, [0, 100]],
  ] as const) {
    // The page does not scroll meanwhile.
    expect(press(picture, key, { shiftKey })).toBe(false)
    await soon(() => expect(at()).toEqual(point))
  }
  expect(press(picture, 'Enter')).toBe(true)
  expect(edits()).toHaveLength(5)
})

test('without a picture there are the two numbers; nothing written means the centre', async () => {
  const { edits } = await draw(undefined, null)
  expect([await found('From the left, %'), await found('From the top, %')].map((input) => (input as HTMLInputElement).value)).toEqual(['50', '50'])
  expect([control(NAME), control('Centre')]).toEqual([undefined, undefined])
  await write('From the top, %', '20')
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value: [50, 20] }))
  await write('From the left, %', '30')
  await soon(() => expect(edits().at(-1)).toEqual({ do: 'set', path, value: [30, 20] }))
})

test('it goes back to the centre', async () => {
  const { edits } = await draw([10, 20])
  await click('Centre')
  await soon(() => expect(edits()).toEqual([{ do: 'set', path }]))
})
