import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFresh } from '../../../src/studio/client/useFresh'
import { aroundStudio, Change } from './aroundStudio'
import { click, read, soon, words } from './hand'

type Question = { key: string; at: number; answer: (value: string) => void; refuse: () => void }
function toy(pause?: number) {
  const questions: Question[] = []
  function Shown() {
    const [key, setKey] = useState('one')
    const ask = () => new Promise<string>((answer, refuse) => questions.push({ key, at: performance.now(), answer, refuse: () => refuse(new Error('No.')) }))
    return (
      <>
        <output>{useFresh(ask, key, pause) ?? 'nothing'}</output>
        <button type="button" onClick={() => setKey('two')}>
          Other
        </button>
        <Change />
      </>
    )
  }
  return { questions, node: <Shown /> }
}
const shown = () => words(document.querySelector('output') ?? document.body)
const asked = (questions: Question[], count: number) => soon(() => expect(questions).toHaveLength(count))
const moment = () => new Promise((resolve) => setTimeout(resolve, 60))

test('it is asked anew whenever the file has changed; the last answer stays until the next is there', async () => {
  const { questions, node } = toy()
  await aroundStudio(node)
  await asked(questions, 1)
  expect(shown()).toBe('nothing')
  questions[0]?.answer('first')
  await read('first')
  await click('Change')
  await asked(questions, 2)
  await moment()
  expect(shown()).toMatch(/^first/)
  questions[1]?.answer('second')
  await read('second')
})

test('an answer that was overtaken by another one is not shown', async () => {
  const { questions, node } = toy()
  await aroundStudio(node)
  await asked(questions, 1)
  await click('Change')
  await asked(questions, 2)
  questions[1]?.answer('second')
  await read('second')
  questions[0]?.answer('first')
  await moment()
  expect(shown()).toMatch(/^second/)
})

test('of something else nothing is known until it is answered; nor where the answer is refused', async () => {
  const { questions, node } = toy()
  await aroundStudio(node)
  await asked(questions, 1)
  questions[0]?.answer('first')
  await read('first')
  await click('Other')
  await read('nothing')
  await asked(questions, 2)
  expect(questions[1]?.key).toBe('two')
  questions[1]?.answer('second')
  await read('second')
  await click('Change')
  await asked(questions, 3)
  questions[2]?.refuse()
  await read('nothing')
})

test('what takes long waits until nothing has changed for a while, but not for its first answer', async () => {
  const { questions, node } = toy(400)
  const around = await aroundStudio(node)
  await asked(questions, 1)
  const states = () => around.asked.filter(({ address }) => address === '/state').length
  for (const count of [2, 3]) {
    await click('Change')
    await soon(() => expect(states()).toBe(count))
  }
  const [changed, before] = [performance.now(), questions.length]
  await asked(questions, before + 1)
  expect((questions.at(-1)?.at ?? 0) - changed).toBeGreaterThan(350)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(questions.length).toBe(before + 1)
  await click('Other')
  await moment()
  expect(questions.at(-1)?.key).toBe('two')
})
