import { expect, test } from 'vitest'
import { ProblemsButton } from '../../../../src/studio/client/bar/ProblemsButton'
import { aroundStudio, problemLine } from '../aroundStudio'
import { click, control, found, read, soon } from '../hand'

const colour = () => document.querySelector<HTMLElement>('.mantine-Badge-root')?.style.getPropertyValue('--badge-bg')

test('how many problems there are stands on the button; it opens them, and leads away from them', async () => {
  const problems = [problemLine({ path: ['pages', 1, 'title'], where: 'page "/faq"' }), problemLine({ where: 'site' })]
  const { selection } = await aroundStudio(<ProblemsButton />, { answers: { '/state': { problems } } })
  await click('Problems 2')
  await read('It is wrong.')
  expect([colour(), control('What could be better?')]).toEqual(['var(--mantine-color-red-filled)', undefined])
  await click('page "/faq"')
  await soon(() => expect([selection(), control('page "/faq"')]).toEqual([{ page: ['pages', 1], at: ['pages', 1], view: 'fields' }, undefined]))
})

test('where there is none, what could be better is looked for when it is asked for', async () => {
  const advice = [problemLine({ message: 'It could be shorter.', path: ['pages', 1, 'title'], where: 'page "/faq"' })]
  let answer = (_: object[]) => {}
  const { asked, selection } = await aroundStudio(<ProblemsButton />, { answers: { '/advice': new Promise<object[]>((resolve) => (answer = resolve)) } })
  await click('Problems 0')
  await read('There is none.')
  expect([colour(), asked.some(({ address }) => address === '/advice')]).toEqual(['var(--mantine-color-green-filled)', false])
  await click('What could be better?')
  const button = await found('What could be better?')
  await soon(() => expect(button.dataset.loading).toBe('true'))
  answer(advice)
  await read('This stops nothing, but could be better')
  await read('It could be shorter.')
  expect(button.dataset.loading).toBeUndefined()
  await click('page "/faq"')
  await soon(() => expect([selection(), control('page "/faq"')]).toEqual([{ page: ['pages', 1], at: ['pages', 1], view: 'fields' }, undefined]))
})

test('no advice is said, too, and is not what a server that does not answer is taken for', async () => {
  for (const [advice, said] of [
    [[], 'Nothing that Quoin knows of.'],
    [undefined, 'The server did not answer. Ask once more in a moment.'],
  ] as const) {
    await aroundStudio(<ProblemsButton />, { answers: { '/advice': advice } })
    await click('Problems 0')
    await click('What could be better?')
    await read(said)
  }
})
