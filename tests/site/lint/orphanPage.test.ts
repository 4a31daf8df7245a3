import { expect, test } from 'vitest'
import { second, shelfOf } from '../../lib/innocent'
import { markedBy } from '../../lib/lintRules'

test.each([
  ['nothing', {}, true],
  ['only the page for unknown addresses', { notFound: { title: 'Nothing', sections: [{ type: 'plain', text: '[Kites](/kites)' }] } }, true],
  ['a text', { sections: [{ type: 'plain', text: '[Kites](/kites?a#b)' }] }, false],
  ['an article', { sections: [{ type: 'plain', body: '<p><a href="/kites#b">x</a></p>' }] }, false],
  ['a link of a block', { sections: [{ type: 'plain', links: [{ label: 'Kites', href: '/kites' }] }] }, false],
  ['the foot', { site: { footer: { columns: [{ title: 'A', links: [{ label: 'Kites', href: '/kites' }] }], copyright: '©' } } }, false],
])('a page that %s leads to is told: %j', (_name, parts, isTold) => {
  expect(markedBy('orphan-page', { pages: [second], ...parts })).toEqual(isTold ? ['"/kites"'] : [])
})

test('a link from the page itself does not count, and an item is told by its slug', () => {
  expect(markedBy('orphan-page', { pages: [{ ...second, sections: [...second.sections, { type: 'plain', text: '[Up](/kites)' }] }] })).toEqual(['"/kites"'])
  expect(markedBy('orphan-page', { ...shelfOf({ slug: 'bear' }), sections: [] })).toEqual(['"bear"'])
})
