import { expect, test } from 'vitest'
import { second } from '../../lib/innocent'
import { adviceOf, markedBy } from '../../lib/lintRules'

const cards = (...items: object[]) => ({ type: 'cards', title: 'Kinds', items })

test('levels follow each other: the main one, those of sections, of cards, of points', () => {
  expect(adviceOf('heading-order', { sections: [cards({ title: 'Bears', points: [{ title: 'Small' }] }), cards({ title: 'Kites' })] })).toEqual([])
  expect(markedBy('heading-order', { sections: [{ type: 'plain', body: '<h2>a</h2><h4>b</h4><h3>c</h3><h2>d</h2><h3>e</h3>' }] })).toEqual(['<h4'])
  expect(markedBy('heading-order', { sections: [{ type: 'plain', body: '<h3>a</h3>' }] })).toEqual(['<h3'])
})

test('with each page levels begin anew, and go on from section to section', () => {
  const page = {
    ...second,
    sections: [
      { type: 'plain', body: '<h4>a</h4>' },
      { type: 'plain', body: '<h2>b</h2>' },
      { type: 'plain', body: '<h4>c</h4>' },
    ],
  }
  expect(adviceOf('heading-order', { pages: [page] }).map((line) => / {2}(.*)\n/.exec(line)?.[1])).toEqual(['page "/kites" › section 3 (plain) › body'])
})

test('a page has one main heading, also that which says that something is missing', () => {
  expect(adviceOf('main-heading', { notFound: { title: 'Nothing', sections: [{ type: 'plain' }] } }).length).toBe(1)
  expect(
    markedBy('main-heading', {
      sections: [
        { type: 'opening', title: 'Second' },
        { type: 'opening', title: 'Third' },
      ],
    }),
  ).toEqual(['"Second"', '"Third"'])
})
