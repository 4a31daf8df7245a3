import { expect, test } from 'vitest'
import { useAct } from '../../../src/studio/client/useAct'
import { aroundStudio, problemLine } from './aroundStudio'
import { click, control, read, soon, words } from './hand'

const operation = { do: 'remove', path: ['pages', 1] } as const
const told: string[] = []
function Toy({ isRegretted }: { isRegretted?: boolean }) {
  const act = useAct()
  const run = async () => void told.push((await act(operation, 'was', isRegretted)).is)
  return (
    <button type="button" onClick={() => void run()}>
      Act
    </button>
  )
}
async function acted(answer: () => object, isRegretted?: boolean) {
  told.length = 0
  const around = await aroundStudio(<Toy {...(isRegretted !== undefined && { isRegretted })} />, { answers: { '/edit': answer, '/undo': { is: 'done', hash: 'h3', done: [] } } })
  await click('Act')
  await soon(() => expect(told).toHaveLength(1))
  return around
}
const notes = () => [...document.querySelectorAll<HTMLElement>('.mantine-Notification-root')]
const colours = () => notes().map(({ style }) => style.getPropertyValue('--notification-color'))
const done = () => ({ is: 'done', hash: 'h2', done: ['The page is removed.', 'So is a link.'] })

test('a change is made over what stood there; that it was made is no news', async () => {
  const { asked } = await acted(done)
  expect(asked.find(({ address }) => address === '/edit')?.body).toMatchObject({ was: 'was', operation })
  expect([told, notes()]).toEqual([['done'], []])
})

test('what stands against it is shown, with what to do', async () => {
  await acted(() => ({
    is: 'refused',
    words: 'Nothing was written.',
    problems: [problemLine({ message: 'It is wrong.', hint: 'Mend it.' }), problemLine({ message: 'And that.', hint: 'Too.' })],
  }))
  await read('Nothing was written. It is wrong. Mend it. And that. Too.')
  expect([told, colours()]).toEqual([['refused'], ['var(--mantine-color-red-filled)']])
})

test('that somebody else was there first is shown', async () => {
  await acted(() => ({ is: 'conflict', now: 1, where: 'here', hash: 'theirs' }), true)
  await read('Nothing was written: somebody else has changed this meanwhile. Look at it, and try again.')
  expect([told, colours(), control('Undo this')]).toEqual([['conflict'], ['var(--mantine-color-red-filled)'], undefined])
})

test('what is easily regretted can be taken back at once; one such offer stands at a time', async () => {
  const { asked } = await acted(done, true)
  await soon(() => expect(notes().map(words)).toEqual(['The page is removed. So is a link.Undo']))
  expect(colours()).toEqual(['var(--mantine-color-blue-filled)'])
  await click('Act')
  await soon(() => expect(told).toHaveLength(2))
  await soon(() => expect(notes()).toHaveLength(1))
  await click('Undo this')
  await soon(() => expect(asked.filter(({ address }) => address === '/undo')).toHaveLength(1))
  await soon(() => expect(notes()).toEqual([]))
})

test('what was said of the change before is gone with the next one', async () => {
  const answers = [{ is: 'refused', words: 'Not so.', problems: [] }, done()]
  await acted(() => answers.shift() ?? {})
  await read('Not so.')
  expect(notes()[0]?.querySelector('button')?.getAttribute('aria-label')).toBe('Close')
  await click('Act')
  await soon(() => expect([told.length, notes()]).toEqual([2, []]))
})
