import { expect, test } from 'vitest'
import { MeaningSelect } from '../../../../src/studio/client/fields/MeaningSelect'
import { aroundStudio } from '../aroundStudio'
import { choose, click, found, soon, words } from '../hand'

const draw = async (now: string, isRequired: boolean, more: object = {}) => {
  const chosen: (string | undefined)[] = []
  await aroundStudio(
    <MeaningSelect
      label="Kind"
      values={['one', 'two']}
      now={now}
      meaningOf={(value) => `means ${value}`}
      isRequired={isRequired}
      clearButtonProps={{ 'aria-label': 'Empty it' }}
      onChosen={(value) => chosen.push(value)}
      {...more}
    />,
  )
  return { chosen, input: await found('Kind') }
}
const options = () => [...document.querySelectorAll('[role=option]')].map(words)
const before = () => document.querySelector('[data-position=left]')?.textContent
const clear = () => document.querySelector('[aria-label="Empty it"]')

test('every value is told with what it means; the chosen one stays when it is chosen again', async () => {
  const { chosen, input } = await draw('one', true)
  expect([input, clear()]).toMatchObject([{ value: 'one' }, null])
  await choose('Kind', 'two', 'means two')
  await soon(() => expect(chosen).toEqual(['two']))
  await choose('Kind', 'one', 'means one')
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect([chosen.filter((value) => value !== 'one'), options()]).toEqual([['two'], ['onemeans one', 'twomeans two']])
})

test('where nothing has to be chosen, it can be emptied, and may be empty', async () => {
  const { chosen } = await draw('one', false)
  await click('Empty it')
  await soon(() => expect(chosen).toEqual([undefined]))
  const { input } = await draw('', false, { before: () => <i>before</i> })
  expect([input, clear(), before()]).toMatchObject([{ value: '' }, null, undefined])
})

test('something may stand before each value, and before the chosen one', async () => {
  await draw('one', false, { before: (value: string) => <i>{`<${value}>`}</i> })
  expect(before()).toBe('<one>')
  await click('Kind')
  await soon(() => expect(options()).toEqual(['<one>onemeans one', '<two>twomeans two']))
})
