import { expect, test } from 'vitest'
import { markedBy } from '../../lib/lintRules'

const shared = { hello: { type: 'plain' }, bye: { type: 'plain' } }

test('a shared section is used wherever a page uses it, hidden or not', () => {
  const notFound = { title: 'Nothing', sections: [{ type: 'opening', title: 'Nothing' }, { use: 'bye' }] }
  expect([
    markedBy('unused-shared', { shared }),
    markedBy('unused-shared', { shared, sections: [{ use: 'hello', hidden: true }] }),
    markedBy('unused-shared', { shared, notFound }),
  ]).toEqual([['"hello"', '"bye"'], ['"bye"'], ['"hello"']])
})
