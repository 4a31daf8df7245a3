import { expect, test } from 'vitest'
import { mixedUse, USE_FIELDS } from '../../../../src/site/schema/findings/mixedUse'

test('a field of a shared section in one with a type, and the other way round, is told for what it is', () => {
  expect([mixedUse({ type: 'a', with: {} }, 'with')?.name, mixedUse({ use: 'a', title: 'b' }, 'title')?.name, USE_FIELDS[0]]).toEqual(['fieldOfUse', 'besideUse', 'with'])
})

test('any other strange field is only strange', () => {
  expect([mixedUse({ type: 'a', x: 1 }, 'x'), mixedUse({ use: 'a', wiht: {} }, 'wiht'), mixedUse({}, 'x'), mixedUse('a', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
