import { expect, test } from 'vitest'
import { readSelection } from '../../../src/studio/client/selection'

test('an address says page, part, width and view', () => {
  const said = { page: ['pages', 2], at: ['pages', 2, 'sections', 0], show: '/toys/bear', width: 390, view: 'fields' }
  expect(readSelection(said)).toEqual(said)
})

test('anything odd in an address means nothing, and no page of another place is ever shown', () => {
  expect(readSelection({ page: 'pages', at: [], show: '//example.com', width: 391, view: 'all' })).toEqual({})
  expect([readSelection({ show: 'https://example.com' }), readSelection({ show: '/\\example.com' }), readSelection(undefined)]).toEqual([{}, {}, {}])
})
