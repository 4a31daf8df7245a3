import { expect, test } from 'vitest'
import { titleOf } from '../../../src/studio/server/titleOf'

test('the name of a field is said in words', () => {
  expect(['title', 'errorSummary', 'perPage2Rows', ''].map(titleOf)).toEqual(['Title', 'Error summary', 'Per page2 rows', ''])
})
