import { expect, test } from 'vitest'
import { hiding } from '../../../src/studio/client/hiding'

test('what is shown is hidden by one field, which is taken away where it is hidden', () => {
  const path = ['pages', 1]
  for (const shown of [{ path }, { path, isHidden: false }]) expect(hiding(shown)).toEqual([{ do: 'set', path: ['pages', 1, 'hidden'], value: true }])
  expect(hiding({ path, isHidden: true })).toEqual([{ do: 'remove', path: ['pages', 1, 'hidden'] }, true])
})
