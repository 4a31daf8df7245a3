import { expect, test } from 'vitest'
import { gatherBy } from '../../../src/site/check/gatherBy'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at, type Finding } from '../../../src/site/diagnostics/diagnostic'

const finding = (path: string) => at([path], message('emptyFile', {}))
const pathOf = ({ location }: Finding) => ('path' in location ? String(location.path[0]) : '')

test('findings of one cause are told at the first of them, and what has no cause that others have stays', () => {
  const found = ['a1', 'none', 'b1', 'a2', 'none', 'a3'].map(finding)
  const told: string[] = []
  const left = gatherBy(
    found,
    (one) => (pathOf(one) === 'none' ? undefined : pathOf(one).charAt(0)),
    (first, others) => {
      told.push([first, ...others].map(pathOf).join(' '))
      return first
    },
  )
  expect([left.map(pathOf), told]).toEqual([['a1', 'none', 'b1', 'none'], ['a1 a2 a3']])
})
