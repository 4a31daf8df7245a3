import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nextStep } from '../../../../src/authoring/edit/changeFile'
import { mend } from '../../../../src/studio/server/routes/mend'
import { pageWith, fileWith } from '../../../lib/toy'
import { toyNote, useToyQuestion } from './toyQuestion'

const text = fileWith({ pages: [pageWith({ type: 'note', titel: 'One', text: 'Hello' }, { ...toyNote('Two'), titel: 'x' }, { type: 'note', titel: 'Three', text: 'Hello' })] })
const { path, told, ask } = useToyQuestion(text)
const place = ['pages', 0, 'sections', 0, 'titel']

test('one mistake is mended and no other, also in a file that begins with a mark; it is told, and can be undone', async () => {
  writeFileSync(path, `\ufeff${text}`)
  const answer = await ask(mend, { body: { base: '', code: 'PS204', path: place } })
  expect(answer).toMatchObject({ status: 200, body: { is: 'done', done: [expect.any(String)] } })
  expect(readFileSync(path, 'utf8')).toBe(`\ufeff${text.replace('"titel": "One"', '"title": "One"')}`)
  expect([told.written, nextStep(path, 'done')]).toEqual([1, (answer.body as { done: string[] }).done])
})

test('what is no mistake any more, and what is no question, is refused', async () => {
  const before = readFileSync(path)
  expect(await ask(mend, { body: { base: '', code: 'PS204', path: place } })).toMatchObject({ status: 422 })
  for (const body of [
    { base: '', code: 'PS204' },
    { base: '', code: 'PS204', path: [-1] },
    { base: '', code: 'x'.repeat(21), path: place },
    { base: 'x'.repeat(65), code: 'PS204', path: place },
  ])
    expect(await ask(mend, { body })).toMatchObject({ status: 400 })
  expect([readFileSync(path).equals(before), told.written]).toEqual([true, 1])
})
