import { expect, test } from 'vitest'
import { useTravel } from '../../../src/studio/client/useTravel'
import { aroundStudio } from './aroundStudio'
import { click, soon } from './hand'

const place = (index: number) => ['pages', 0, 'sections', index]
function Toy() {
  const { undo } = useTravel()
  return (
    <button type="button" onClick={() => void undo()}>
      Undo
    </button>
  )
}
/** An undo whose answers a test gives. */
async function draw() {
  const answers: ((answer: object) => void)[] = []
  const around = await aroundStudio(<Toy />, {
    answers: {
      '/undo': () => new Promise((resolve) => answers.push(resolve)),
      '/follow': ({ query }: { query: Record<string, string> }) => ({ path: JSON.parse(query.path ?? '[]'), hash: query.seen }),
    },
  })
  const answer = (turn: number) => answers[turn]?.({ is: 'done', hash: `u${turn}`, done: [], place: [...place(turn), 'title'] })
  const asked = (count: number) => soon(() => expect(answers).toHaveLength(count))
  return { ...around, answer, asked }
}

test('what was changed by undoing is shown, time after time', async () => {
  const { answer, asked, selection } = await draw()
  await click('Undo')
  await click('Undo')
  await asked(1)
  answer(0)
  await soon(() => expect(selection()).toMatchObject({ at: place(0) }))
  await asked(2)
  answer(1)
  await soon(() => expect(selection()).toMatchObject({ at: place(1) }))
})

test('who selects something else until the answer is there keeps that', async () => {
  const around = await draw()
  await click('Undo')
  await around.asked(1)
  await around.go({ at: place(5) }, 9)
  around.answer(0)
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(around.selection()).toMatchObject({ at: place(5) })
})
