import { expect, test } from 'vitest'
import { SavedState } from '../../../../src/studio/client/bar/SavedState'
import { aroundStudio, Change } from '../aroundStudio'
import { click, soon, words } from '../hand'

const draw = (answers: Record<string, unknown>) =>
  aroundStudio(
    <>
      <SavedState />
      <Change />
    </>,
    { answers },
  )
const said = () => {
  const element = document.querySelector<HTMLElement>('[role=status].said')
  return element && [words(element), element.style.color === '' ? 'quiet' : 'loud']
}

test('that all is saved is said, what is on its way, and what was done', async () => {
  let answer = (_: object) => {}
  await draw({ '/edit': new Promise((resolve) => (answer = resolve)) })
  await soon(() => expect(said()).toEqual(['Saved', 'quiet']))
  await click('Change')
  await soon(() => expect(said()).toEqual(['Saving …', 'quiet']))
  answer({ is: 'done', hash: 'h2', done: ['The name is another one.'] })
  await soon(() => expect(said()).toEqual(['The name is another one.', 'quiet']))
})

test('a server that does not answer is told, and a file that cannot be read', async () => {
  let isThere = false
  await draw({
    '/edit': () => {
      if (!isThere) throw new Error('It is gone.')
      return { is: 'done', hash: 'h2', done: ['Done.'] }
    },
  })
  await click('Change')
  await soon(() => expect(said()).toEqual(['The dev server does not answer. What you write is kept.', 'loud']))
  isThere = true
  await soon(() => expect(said()).toEqual(['Done.', 'quiet']))
  await draw({ '/state': { broken: 'A brace is missing.' } })
  await soon(() => expect(said()).toEqual(['A brace is missing.', 'loud']))
})
