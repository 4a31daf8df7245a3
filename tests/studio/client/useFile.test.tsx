import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answer, Operation, State } from '../../../src/studio/types'
import { useFile } from '../../../src/studio/client/useFile'
import { toyServer, toyState, type Asked, problemLine } from './aroundStudio'
import { soon } from './hand'
import { toySockets } from './toySocket'

type File = ReturnType<typeof useFile>
const operation = (value: string): Operation => ({ do: 'set', path: ['site', 'name'], value })
const done = (hash: string, ...words: string[]): Answer => ({ is: 'done', hash, done: words })
let end = () => {}

/** The file as a server tells it whose state and answers a test sets. */
async function drawn({ state = () => ({ hash: 'h1' }) as Partial<State> | Promise<never>, edit = (_: Asked): unknown => done('h2') } = {}) {
  const sockets = toySockets()
  const asked = toyServer({ '/state': async () => ({ ...toyState, ...(await state()) }), '/edit': edit })
  const answered: [Operation, Answer][] = []
  const seen: { file: File | undefined } = { file: undefined }
  function Toy() {
    seen.file = useFile((change, answer) => answered.push([change, answer]))
    return null
  }
  const root = createRoot(document.createElement('div'))
  end = () => root.unmount()
  root.render(<Toy />)
  await soon(() => expect(seen.file?.state ?? seen.file?.saving).toBeTruthy())
  const file = () => seen.file as File
  const edits = () => asked.filter(({ address }) => address === '/edit').map(({ body }) => body as { base: string; was: unknown; operation: Operation })
  const tell = () => sockets.at(-1)?.tell('quoin:changed')
  return { asked, answered, file, edits, tell, sockets }
}
afterEach(async () => {
  end()
  await new Promise((resolve) => setTimeout(resolve, 20))
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('the file is asked for at once, and anew whenever the site has changed', async () => {
  let hash = 'h1'
  const { file, tell, sockets } = await drawn({ state: () => ({ hash }) })
  await soon(() => expect([file().state?.hash, file().turn, file().saving]).toEqual(['h1', 1, 'saved']))
  hash = 'h2'
  tell()
  await soon(() => expect([file().state?.hash, file().turn]).toEqual(['h2', 2]))
  end()
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true])
})

test('of two answers the one that was asked for later counts, in whichever order they come; and none from before a change', async () => {
  const answers: ((state: Partial<State>) => void)[] = []
  let isSlow = false
  const { file, tell, edits } = await drawn({
    state: () => (isSlow ? new Promise<never>((resolve) => answers.push(resolve as () => void)) : { hash: 'h1' }),
    edit: () => done('own'),
  })
  await soon(() => expect(file().state?.hash).toBe('h1'))
  isSlow = true
  for (const count of [1, 2]) {
    tell()
    await soon(() => expect(answers).toHaveLength(count))
  }
  answers[1]?.({ hash: 'h3' })
  await soon(() => expect(file().state?.hash).toBe('h3'))
  answers[0]?.({ hash: 'h2' })
  tell()
  await soon(() => expect(answers).toHaveLength(3))
  const changing = file().send(operation('1'), 'Old')
  await soon(() => expect(answers).toHaveLength(4))
  answers[2]?.({ hash: 'h3' })
  answers[3]?.({ hash: 'own' })
  await changing
  await soon(() => expect([file().state?.hash, file().baseOf('h3'), edits().length]).toEqual(['own', 'own', 1]))
})

test('a file of which nothing is different is not drawn anew, however often it is told of', async () => {
  let changes = 1
  const { file, tell, asked } = await drawn({ state: () => ({ hash: 'h1', changes }) })
  await soon(() => expect(file().turn).toBe(1))
  const first = file().state
  const count = () => asked.filter(({ address }) => address === '/state').length
  const before = count()
  tell()
  await soon(() => expect(count()).toBe(before + 1))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect([file().state === first, file().turn]).toEqual([true, 1])
  changes = 2
  tell()
  await soon(() => expect([file().state?.changes, file().turn]).toEqual([2, 2]))
})

test('a change comes on top of what was made here since its list was drawn, and not of what others have made', async () => {
  let hash = 'h1'
  const { file, edits, tell } = await drawn({ state: () => ({ hash }), edit: () => ({ ...done((hash += '+')), place: ['site', 'name'] }) })
  await soon(() => expect(file().state?.hash).toBe('h1'))
  await file().send(operation('1'), 'Old')
  await file().send({ do: 'remove', path: ['pages', 1] }, 'stale', undefined, 'h1')
  expect(edits().at(1)).toEqual({ base: 'h1+', drawn: 'h1', operation: { do: 'remove', path: ['pages', 1] } })
  expect([file().latestAlike('h1', [['pages', 1]]), file().latestAlike('unknown', [])]).toEqual(['h1+', 'unknown'])
  hash = 'theirs'
  tell()
  await soon(() => expect(file().state?.hash).toBe('theirs'))
  await file().send({ do: 'remove', path: ['pages', 2] }, 'seen', undefined, 'h1')
  expect(edits().at(2)).toEqual({ base: 'h1', drawn: 'h1', was: 'seen', operation: { do: 'remove', path: ['pages', 2] } })
})

test('one change is made after the other, each meant for the state that the last has led to, unless said', async () => {
  let [hash, changes, free] = ['h1', 1, (_: unknown) => {}]
  const gate = new Promise((resolve) => (free = resolve))
  const { file, edits, answered, tell } = await drawn({ state: () => ({ hash, changes }), edit: () => gate.then(() => done((hash += '+'), 'Done.', 'Well.')) })
  await soon(() => expect(file().state?.hash).toBe('h1'))
  const all = [file().send(operation('1')), file().send(operation('2')), file().send(operation('3'), undefined, 'seen')]
  await soon(() => expect([edits().length, file().saving]).toEqual([1, 'saving']))
  changes = 2
  tell()
  await soon(() => expect(file().turn).toBe(2))
  expect(file().saving).toBe('saving')
  free(undefined)
  await Promise.all(all)
  expect(edits().map(({ base, operation: { do: _, ...own } }) => [base, own])).toEqual([
    ['h1', { path: ['site', 'name'], value: '1' }],
    ['h1+', { path: ['site', 'name'], value: '2' }],
    ['seen', { path: ['site', 'name'], value: '3' }],
  ])
  expect(answered.map(([{ do: _, ...own }, { is }]) => [own, is])).toEqual(['1', '2', '3'].map((value) => [{ path: ['site', 'name'], value }, 'done']))
  await soon(() => expect([file().saving, file().said]).toEqual(['saved', 'Done. Well.']))
})

test.each<[string, Answer, string]>([
  ['refused', { is: 'refused', words: 'Not written.', problems: [problemLine({ message: 'Wrong.' }), problemLine({ message: 'Bad.' })] }, 'Not written. Wrong. Bad.'],
  ['a conflict', { is: 'conflict', now: 1, where: 'x', hash: 'theirs' }, 'Somebody else has changed this meanwhile.'],
])('%s: that is said, and handed on', async (_, answer, words) => {
  const { file, answered } = await drawn({ edit: () => answer })
  await soon(() => expect(file().state?.hash).toBe('h1'))
  expect(await file().send(operation('New'))).toEqual(answer)
  await soon(() => expect(file().said).toBe(words))
  expect(answered).toEqual([[operation('New'), answer]])
})

test('a server that is gone and a file that cannot be read are told, and it is tried again without loss', async () => {
  const answers: unknown[] = ['gone', { is: 'broken', words: 'A brace is missing.' }, done('h2')]
  const seen: string[] = []
  const { file, edits, answered } = await drawn({
    edit: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      seen.push(`${file().saving} ${sessionStorage.getItem('quoin-studio pending')?.includes('New')}`)
      const answer = answers.shift()
      if (answer === 'gone') throw new Error('It is gone.')
      return answer
    },
  })
  await soon(() => expect(file().state?.hash).toBe('h1'))
  await file().send(operation('New'))
  expect(seen).toEqual(['saving true', 'offline true', 'broken true'])
  expect([edits().length, answered.length, sessionStorage.getItem('quoin-studio pending')]).toEqual([3, 1, '[]'])
})

test('what was on its way before a reload is sent again, for the state that it was meant for', async () => {
  sessionStorage.setItem(
    'quoin-studio pending',
    JSON.stringify(['1', '2'].map((value) => ({ operation: operation(value), base: `h${value}`, drawn: 'list', was: `was ${value}` }))),
  )
  const { edits } = await drawn()
  await soon(() => expect(edits()).toEqual(['1', '2'].map((value) => ({ operation: operation(value), base: `h${value}`, drawn: 'list', was: `was ${value}` }))))
})

test('what was typed is forgotten when it stands in the file, and only then', async () => {
  const key = 'quoin-studio ["site","name"]'
  const answers: Answer[] = [{ is: 'refused', words: 'No.', problems: [] }, done('h2'), done('h3')]
  const { file } = await drawn({ edit: () => answers.shift() })
  await soon(() => expect(file().state?.hash).toBe('h1'))
  sessionStorage.setItem(key, JSON.stringify({ typed: 'New', was: 'Old' }))
  await file().send(operation('New'))
  expect(sessionStorage.getItem(key)).not.toBeNull()
  await file().send(operation('Ne'))
  expect(sessionStorage.getItem(key)).not.toBeNull()
  await file().send(operation('New'))
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('that the file is broken or the server gone is known also when nothing is changed', async () => {
  let state: () => Partial<State> | Promise<never> = () => ({ broken: 'A brace is missing.' })
  const { file, tell } = await drawn({ state: () => state() })
  await soon(() => expect(file().saving).toBe('broken'))
  state = () => Promise.reject(new Error('It is gone.'))
  tell()
  await soon(() => expect([file().saving, file().turn]).toEqual(['offline', 1]))
})
