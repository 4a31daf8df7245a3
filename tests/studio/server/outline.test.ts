import { expect, test } from 'vitest'
import { collectionLines, pageLines, partLines, sectionLines, settingTitle } from '../../../src/studio/server/outline'

test('items of a collection that declares fields are found where they stand', () => {
  const item = { slug: 'bear', title: 'The bear', excerpt: 'A toy.', room: 'Attic' }
  const value = {
    collections: { toys: { fields: { room: 'text' }, items: [item] } },
    pages: [{ path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [] }],
  }
  expect(partLines(value).at(-1)).toEqual({ path: ['collections', 'toys', 'items', 0], group: 'toys', title: 'The bear', href: '/toys/bear' })
  expect(pageLines(value, [])[0]?.href).toBe('/toys/bear')
})

test('every collection is told with the list of its items, also where that is empty; of a file of its own nothing is', () => {
  const collections = { toys: { fields: {}, items: [] }, news: [], press: 'press.json', odd: { fields: {} } }
  expect(collectionLines({ collections })).toEqual([
    { name: 'toys', list: ['collections', 'toys', 'items'] },
    { name: 'news', list: ['collections', 'news'] },
  ])
  expect([collectionLines({}), collectionLines(undefined)]).toEqual([[], []])
})

test('lines say when a thing is shown, and which shared section another one is', () => {
  const section = { type: 'note', title: 'Offer', hidden: true, from: '2026-12-24', reason: 'Winter' }
  const value = { shared: { talk: { type: 'note', title: 'Talk' } }, pages: [{ path: '/', title: 'Start', until: '2027-01-06', sections: [section, { use: 'talk' }] }] }
  expect(sectionLines(value, ['pages', 0], [], {})).toMatchObject([
    { title: 'Offer', isHidden: true, from: '2026-12-24', reason: 'Winter', isShared: false },
    { title: 'Talk', isHidden: false, isShared: true, shared: 'talk' },
  ])
  expect(pageLines(value, [])).toMatchObject([{ isHidden: false, until: '2027-01-06' }])
})

test('an item that is hidden is told, and one that has no page has no address', () => {
  const [, line] = partLines({ collections: { toys: [{ slug: 'bear', title: 'The bear', hidden: true }] } })
  expect(line).toEqual({ path: ['collections', 'toys', 0], group: 'toys', title: 'The bear', isHidden: true })
})

test('a page for what is missing below a template is no line, the one for unknown addresses is', () => {
  const value = {
    pages: [{ path: '/toys/$slug', each: 'toys', title: 'Toy', sections: [], missing: { title: 'No toy', sections: [] } }],
    notFound: { title: 'Nothing here', sections: [] },
  }
  expect(pageLines(value, []).map(({ title, address, href }) => [title, address, href])).toEqual([
    ['Toy', '/toys/$slug', undefined],
    ['Nothing here', '404', '/404'],
  ])
})

test('a shared section is of the type that it has where it is written, and of its name where there is none', () => {
  const value = { shared: { talk: { type: 'note', title: 'Talk' } }, pages: [{ path: '/', title: 'Start', sections: [{ use: 'talk' }, { use: 'lost' }] }] }
  expect(sectionLines(value, ['pages', 0], [], {}).map(({ type, title }) => [type, title])).toEqual([
    ['note', 'Talk'],
    ['lost', 'lost'],
  ])
})

test('settings are called by what they are for, and others by their name', () => {
  const names = ['navigation', 'footer', 'theme', 'contact', 'facts', 'links', 'redirects', 'words', 'timeZone', 'constructor']
  expect(names.map(settingTitle)).toEqual([
    'Menu',
    'Footer',
    'Colours and fonts',
    'Contact',
    'Facts',
    'Outside addresses',
    'Redirects',
    'Words of the frame',
    'Time zone',
    'Constructor',
  ])
})
