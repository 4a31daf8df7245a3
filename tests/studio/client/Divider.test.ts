import { expect, test } from 'vitest'
import { widthNear } from '../../../src/studio/client/Divider'

test('a column is as wide as it is drawn, neither too narrow to be read nor wider than the page, and is put away when it is pushed aside', () => {
  expect([300.4, 150, 90, -20, 5000].map(widthNear)).toEqual([300, 220, 0, 0, 640])
})
