import { expect, test } from 'vitest'
import { adviceOf } from '../../lib/lintRules'

const cards = (more = {}) => ({ type: 'cards', title: 'Kinds', items: [], ...more })

test('a list that a block cannot do without is told wherever it stands, unless it is hidden', () => {
  const places = (parts: Parameters<typeof adviceOf>[1]) => adviceOf('empty-list', parts).map((line) => / {2}(.*)\n/.exec(line)?.[1])
  expect(places({ sections: [cards()] })).toEqual(['page "/" › section 2 (cards) › items'])
  expect(places({ sections: [cards({ hidden: true })] })).toEqual([])
  expect(places({ first: { hidden: true }, sections: [cards()] })).toEqual([])
  expect(places({ shared: { kinds: cards() }, sections: [{ use: 'kinds' }] })).toEqual(['shared › kinds › items'])
  expect(places({ notFound: { title: 'Nothing', sections: [cards()] } })).toEqual(['notFound › section 1 (cards) › items'])
})

test('one that can be left out may be empty', () => {
  expect(adviceOf('empty-list', { sections: [{ type: 'plain', links: [] }, cards({ items: [{ title: 'Bears', points: [] }] })] })).toEqual([])
})
