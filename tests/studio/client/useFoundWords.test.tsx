import { expect, test } from 'vitest'
import { useFoundWords } from '../../../src/studio/client/useFoundWords'
import { aroundStudio } from './aroundStudio'
import { soon } from './hand'

function Found({ words }: { words: string }) {
  return (
    <output>
      {useFoundWords(words)
        .map(({ shown }) => shown)
        .join()}
    </output>
  )
}
const shown = () => document.querySelector('output')?.textContent

test('words are found once the server has answered; without words nobody is asked', async () => {
  await aroundStudio(<Found words=" oak " />, { answers: { '/words': [{ path: ['site'], shown: 'Of oak' }] } })
  await soon(() => expect(shown()).toBe('Of oak'))
  const { asked } = await aroundStudio(<Found words="  " />)
  expect([asked.filter(({ address }) => address === '/words'), shown()]).toEqual([[], ''])
})

test('where the server does not answer nothing is found', async () => {
  const { asked } = await aroundStudio(<Found words="oak" />, { answers: { '/words': () => Promise.reject(new Error('Gone.')) } })
  await soon(() => expect(asked.some(({ address }) => address === '/words')).toBe(true))
  expect(shown()).toBe('')
})
