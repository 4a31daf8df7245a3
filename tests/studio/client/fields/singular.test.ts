import { expect, test } from 'vitest'
import { nameOf, singular } from '../../../../src/studio/client/fields/singular'

test.each([
  ['Questions', 'Question'],
  ['Entries', 'Entry'],
  ['Address', 'Address'],
])('of %s one is a %s', (title, one) => expect(singular(title)).toBe(one))

test.each([
  ['Hello', 'Hello'],
  [{ icon: 'coin', title: 'Two days' }, 'Two days'],
  [{ icon: 'coin' }, 'Step 3'],
  ['', 'Step 3'],
  [null, 'Step 3'],
])('an entry %j is called %s', (entry, name) => expect(nameOf(entry, 'Step', 2)).toBe(name))
