import { expect, test } from 'vitest'
import { options } from '../../src/parts/options'

test('each word is taken, no other is, and each has its own sentence beside it', () => {
  const schema = options({ left: 'Words on the left.', right: 'Words on the right.' })
  expect(['left', 'right', 'middle', 'Left'].map((word) => schema.safeParse(word).success)).toEqual([true, true, false, false])
  expect([schema.options, schema.meta()?.enumDescriptions]).toEqual([
    ['left', 'right'],
    ['Words on the left.', 'Words on the right.'],
  ])
})
