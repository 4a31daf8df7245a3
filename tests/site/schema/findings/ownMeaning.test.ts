import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownMeaning } from '../../../../src/site/schema/findings/ownMeaning'

const issuesOf = (params?: { meaning: unknown }) =>
  z
    .string()
    .refine(() => false, { params })
    .safeParse('a').error?.issues ?? []

test('the first meaning that a rule gives is told, and without one none', () => {
  expect(ownMeaning([...issuesOf(), ...issuesOf({ meaning: 'a small letter' }), ...issuesOf({ meaning: 'a digit' })])).toBe('a small letter')
  expect(ownMeaning([...issuesOf({ meaning: 1 }), ...issuesOf()])).toBeUndefined()
})
