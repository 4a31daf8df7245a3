import { expect, test } from 'vitest'
import { innocent, reportedOn, second, shelfOf } from '../../lib/innocent'

const told = (page: object) => reportedOn(innocent({ pages: [{ ...second, ...page }] }), {}).words

test('a list beside a page needs pages at its address or below it', () => {
  expect(told({ side: '/kite' })).toMatch(/^PS427 .*<"\/kite"> {2}page "\/kites" › side\n {2}There is no page at "\/kite" or below it/)
  for (const side of ['/kites', '/']) expect(told({ side })).toBe('')
  const { pages, ...shelf } = shelfOf({ slug: 'bear' })
  expect(reportedOn(innocent({ ...shelf, pages: [{ ...(pages[0] as object), side: '/toys', neighbours: true }] }), {}).words).toBe('')
})

test('only the page of an item has neighbours', () => {
  expect(told({ neighbours: true })).toMatch(/^PS428 .*page "\/kites" › neighbours/)
  expect(told({ neighbours: false })).toBe('')
})
