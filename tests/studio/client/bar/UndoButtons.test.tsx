import { expect, test } from 'vitest'
import { ProblemList } from '../../../../src/studio/client/bar/ProblemList'
import { UndoButtons } from '../../../../src/studio/client/bar/UndoButtons'
import { aroundStudio, problemLine } from '../aroundStudio'
import { click, control, found, press, read, soon } from '../hand'

const done = { is: 'done', hash: 'h2', done: [] }
const draw = (state: object) =>
  aroundStudio(
    <>
      <UndoButtons />
      <input aria-label="text" />
    </>,
    { answers: { '/state': state, '/undo': done, '/redo': done } },
  )
const steps = (asked: { address: string }[]) => asked.map(({ address }) => address).filter((address) => /do$/.test(address))

test('the buttons take back and make again, where there is something, and say what', async () => {
  const { asked } = await draw({ canUndo: 'Title changed.', canRedo: 'Text changed.' })
  const buttons = [await found('Undo'), await found('Redo')]
  expect(buttons.map((button) => [button.title, button.querySelector('.bar-name')?.textContent, button.classList.contains('bar-button')])).toEqual([
    ['Title changed.', 'Undo', true],
    ['Text changed.', 'Redo', true],
  ])
  await click('Undo')
  await soon(() => expect(steps(asked)).toEqual(['/undo']))
  await click('Redo')
  await soon(() => expect(steps(asked)).toEqual(['/undo', '/redo']))
  await draw({})
  expect([await found('Undo'), await found('Redo')].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true])
})

test('the keys do the same, but not where something is being written', async () => {
  const { asked } = await draw({})
  press(await found('text'), 'z', { ctrlKey: true })
  press(document.body, 'z')
  press(document.body, 'y', { ctrlKey: true })
  press(document.body, 'z', { ctrlKey: true })
  await soon(() => expect(steps(asked)).toEqual(['/undo']))
  press(document.body, 'Z', { metaKey: true, shiftKey: true })
  await soon(() => expect(steps(asked)).toEqual(['/undo', '/redo']))
})

test('a problem leads to its place, and is mended where that is safe', async () => {
  const visited: string[] = []
  const path = ['pages', 1, 'sections', 2, 'title']
  const problems = [problemLine({ path, where: 'page "/faq"', fixable: true, code: 'PS1' }), problemLine({ where: '', line: 7 }), problemLine({ path: [], where: 'all', line: 8 })]
  const { asked, selection } = await aroundStudio(<ProblemList problems={problems} onVisit={() => visited.push('visited')} />, { answers: { '/mend': done } })
  expect([await found('Line 7'), await found('all'), await found('page "/faq"')].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true, false])
  await click('Mend it: page "/faq"')
  await soon(() => expect(asked.find(({ address }) => address === '/mend')?.body).toMatchObject({ code: 'PS1', path }))
  expect(control('Mend it: all')).toBeUndefined()
  await click('page "/faq"')
  await soon(() => expect([visited, selection()]).toEqual([['visited'], { page: ['pages', 1], at: path.slice(0, 4), view: 'fields' }]))
  await read('It is wrong.')
})
