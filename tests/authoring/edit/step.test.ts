import { expect, test } from 'vitest'
import { readStepBytes, type Step, stepBytes } from '../../../src/authoring/edit/step'

const edit = (at: number, before: string, after: string) => ({ at, before: Buffer.from(before), after: Buffer.from(after) })
const step: Step = {
  done: ['Title changed.'],
  at: 1,
  part: 'title',
  before: 'a',
  after: 'b',
  edits: [edit(3, 'this\nthat', ''), edit(20, '', 'ä')],
  beside: [{ name: 'a.md', before: 'c', after: 'd', edits: [edit(0, 'x', 'y')] }],
}

test('a change is read as it was written, with what it did to other files', () => {
  expect(readStepBytes(stepBytes(step))).toEqual(step)
})

test('a change of nothing is read, too, and torn bytes are none', () => {
  const { beside: _, ...alone } = step
  expect(readStepBytes(stepBytes({ ...alone, edits: [] }))).toEqual({ ...alone, edits: [] })
  expect(() => readStepBytes(stepBytes(step).subarray(0, -4))).toThrow()
  expect(() => readStepBytes(Buffer.from('torn'))).toThrow()
})
