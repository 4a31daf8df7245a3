import { expect, test } from 'vitest'
import { gatherNested } from '../../../src/site/check/gatherNested'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'

const nested = (index: number, name: string) => at(['sections', index], message('nested', { name, owner: 'a hero' }))

test('fields in a field of one name are told once, with the number of other places', () => {
  const other = at(['pages'], message('emptyFile', {}))
  const told = gatherNested([nested(0, 'props'), other, nested(1, 'props'), nested(2, 'data'), nested(3, 'props')])
  expect(told).toEqual([at(['sections', 0], message('nested', { name: 'props', owner: 'a hero', others: 2 })), other, nested(2, 'data')])
})
