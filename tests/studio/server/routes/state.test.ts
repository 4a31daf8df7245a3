import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeFile } from '../../../../src/authoring/edit/changeFile'
import { undoChange } from '../../../../src/authoring/edit/changeFile'
import { digest } from '../../../../src/authoring/edit/historyFolder'
import { state } from '../../../../src/studio/server/routes/state'
import { toyText, useToyQuestion } from './toyQuestion'

const { path, ask } = useToyQuestion()
const body = async () => (await ask(state)).body as Record<string, unknown>

test('the file by its name and digest, with its pages, and with nothing to undo', async () => {
  expect(await body()).toMatchObject({
    hash: digest(Buffer.from(toyText)),
    changes: 7,
    file: 'pages.json',
    pages: [{ address: '/' }, { address: '404' }],
    collections: [],
    problems: [],
    broken: undefined,
    canUndo: undefined,
    canRedo: undefined,
  })
})

test('what can be undone and redone is said in words', async () => {
  const changed = Buffer.from(toyText.replace('"One"', '"New"'))
  changeFile(path, Buffer.from(toyText), changed, { done: ['One.', 'Two.'] })
  expect(await body()).toMatchObject({ canUndo: 'One. Two.', canRedo: undefined })
  undoChange(path)
  expect(await body()).toMatchObject({ canUndo: undefined, canRedo: 'One. Two.' })
})

test('while the file cannot be read, it is as it was last, and why is said', async () => {
  writeFileSync(path, '{')
  expect(await body()).toMatchObject({ hash: digest(Buffer.from(toyText)), pages: [{ address: '/' }, { address: '404' }], broken: expect.stringContaining('pages.json') })
})
