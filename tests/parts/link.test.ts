import { expect, test } from 'vitest'
import { action, actions, href, link } from '../../src/parts/link'
import { marks } from '../../src/parts/role'

test('an address that may not be used says why; of an empty one only that nothing is there', () => {
  const issues = (value: string) => href.safeParse(value).error?.issues.map((issue) => ('params' in issue ? issue.params : issue.code))
  expect(issues('/faq')).toBeUndefined()
  expect(issues('//evil.example')).toEqual([{ code: 'unsafe-href', fault: 'it starts with two slashes, which leads to another site' }])
  expect(issues('')).toEqual(['too_small'])
})

test('a link has words and an address, a button may also say how loud it is, and a row has four at most', () => {
  const good = { label: 'Go', href: '/go' }
  expect([link, action].map((schema) => schema.safeParse({ ...good, style: 'text' }).success)).toEqual([false, true])
  expect([{ label: 'Go' }, { href: '/go' }, { label: '', href: '/go' }].map((part) => link.safeParse(part).success)).toEqual([false, false, false])
  expect([4, 5].map((length) => actions.safeParse(Array.from({ length }, () => good)).success)).toEqual([true, false])
})

test('a link and a button may be hidden, or shown for a time', () => {
  const timed = { label: 'Go', href: '/go', from: '2026-12-01', until: '2026-12-24', hidden: true }
  expect([link, action].map((schema) => [schema.safeParse(timed).success, marks.get(schema)?.timed])).toEqual([
    [true, true],
    [true, true],
  ])
})
