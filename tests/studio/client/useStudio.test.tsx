import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Conflicts } from '../../../src/studio/client/bar/Conflicts'
import { useProgress, useStudio } from '../../../src/studio/client/useStudio'
import { aroundStudio } from './aroundStudio'
import { click, read, soon } from './hand'

const conflict = { is: 'conflict', now: 'Theirs', path: ['site', 'title'], where: 'name', hash: 'theirs' }
function Toy() {
  const { state, turn, settled, mediaTurn, ask, undo, redo, send } = useStudio()
  const { said } = useProgress()
  const acts: [string, () => Promise<unknown>][] = [
    ['Ask', () => ask('/mend', { code: 'PS1' })],
    ['Undo', undo],
    ['Redo', redo],
    ['Send', () => send({ do: 'set', path: ['site', 'name'], value: 'Mine' }, 'was', 'seen')],
  ]
  return (
    <>
      <output data-media={mediaTurn}>{JSON.stringify({ file: state.file, turn, said, settled })}</output>
      {acts.map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act()}>
          {name}
        </button>
      ))}
      <Conflicts />
    </>
  )
}
const shown = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null') as unknown
const done = (word: string) => ({ is: 'done', hash: 'h2', done: [word] })
const draw = (answers: Record<string, unknown> = {}) =>
  aroundStudio(<Toy />, { answers: { '/mend': done('Mended.'), '/undo': done('Undone.'), '/redo': done('Redone.'), ...answers } })

test('each change goes to its own address, with the state that it is meant for, and what came of it is said', async () => {
  const { asked, hash } = await draw()
  expect(shown()).toEqual({ file: 'pages.json', turn: 1, said: '' })
  const expected: [string, string, object, string][] = [
    ['Ask', '/mend', { base: hash, code: 'PS1' }, 'Mended.'],
    ['Undo', '/undo', {}, 'Undone.'],
    ['Redo', '/redo', {}, 'Redone.'],
    ['Send', '/edit', { base: 'seen', drawn: 'seen', was: 'was', operation: { do: 'set', path: ['site', 'name'], value: 'Mine' } }, 'Done.'],
  ]
  for (const [index, [name, address, body, said]] of expected.entries()) {
    await click(name)
    await soon(() => expect(shown()).toEqual({ file: 'pages.json', turn: index + 2, said }))
    expect(asked.filter((question) => question.address === address).map((question) => question.body)).toEqual([body])
  }
})

test('files of media/ were exchanged by a change that says so, and by no other', async () => {
  const answers = [done('Mended.'), { ...done('Again.'), media: ['media/a.png'] }]
  await draw({ '/mend': () => answers.shift() })
  const media = () => document.querySelector('output')?.dataset.media
  for (const [said, count] of [
    ['Mended.', '0'],
    ['Again.', '1'],
  ] as const) {
    await click('Ask')
    await soon(() => expect(shown()).toMatchObject({ said }))
    expect(media()).toBe(count)
  }
})

test('what two have written is settled for mine by writing it over theirs, and told where it was typed', async () => {
  const answers: object[] = [conflict, done('Done.')]
  const { asked } = await draw({ '/edit': () => answers.shift() })
  await click('Send')
  await click('Keep mine')
  await soon(() => expect(shown()).toMatchObject({ settled: { typed: { path: ['site', 'name'] }, isMine: true } }))
  const edits = () => asked.filter(({ address }) => address === '/edit').map(({ body }) => body)
  await soon(() => expect(edits().at(1)).toMatchObject({ was: 'Theirs', operation: { do: 'set', path: ['site', 'title'], value: 'Mine' } }))
})

test('settled for theirs, nothing is written', async () => {
  const { edits } = await draw({ '/edit': conflict })
  await click('Send')
  await click('Take theirs')
  await soon(() => expect(shown()).toMatchObject({ settled: { typed: { path: ['site', 'name'] }, isMine: false } }))
  expect(edits()).toHaveLength(1)
})

test('without the file nothing can be drawn', async () => {
  expect(() => renderToStaticMarkup(<Toy />)).toThrow('There is no Studio around this.')
  let answer = (_: object) => {}
  const drawing = draw({ '/state': () => new Promise((resolve) => (answer = resolve)) })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(document.querySelector('output')).toBeNull()
  answer({})
  await drawing
  await read('pages.json')
})
