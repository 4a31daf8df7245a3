import { expect, test } from 'vitest'
import { modelFor, pageModels } from '../../../src/studio/client/pageModels'

const line = (address: string, path: (string | number)[]) => ({ path, address, title: address === '/' ? 'Start' : address, href: address, isHidden: false, problems: 0 })
const lines = [line('/', ['pages', 0]), line('/faq', ['pages', 1]), line('404', ['notFound'])]
const models = pageModels(lines, [
  { is: 'page', title: 'Our services', of: 'a firm', page: { title: 'Our services', sections: [{ type: 'hero' }] } },
  { is: 'items', title: 'news', of: 'collections', collection: 'news', page: { title: '{item.title}', each: 'news', sections: [] } },
])

test('a page begins as nothing, as a page of a kind of site, as pages of items, or as a copy; each is put in its place', () => {
  expect(models.map(({ group, name, index }) => `${group}: ${name} → ${index}`)).toEqual([
    'Nothing: An empty page → 2',
    'Templates: Our services (of a firm) → 2',
    'Templates: A page for each entry of news → 2',
    'Copies: A copy of Start (/) → 1',
    'Copies: A copy of /faq (/faq) → 2',
  ])
})

test('its own title and address take the place of those it begins with', () => {
  expect(models[1]?.make('/what', 'What we do')).toEqual({
    do: 'insert',
    path: ['pages', 2],
    value: { path: '/what', title: 'What we do', sections: [{ type: 'hero' }] },
  })
  expect([models[2]?.title, models[2]?.from]).toEqual(['{item.title}', '/news/$slug'])
  expect(models[4]?.make('/b', 'B')).toEqual({ do: 'copyPage', from: '/faq', to: '/b', title: 'B' })
})

test('who means one thing is offered that first, and who means none an empty page', () => {
  const nameFor = (begin: Parameters<typeof modelFor>[1]) => modelFor(models, begin)?.name
  expect([nameFor(undefined), nameFor({ each: 'news' }), nameFor({ copyOf: '/faq' }), nameFor({ each: 'unknown' })]).toEqual([
    'An empty page',
    'A page for each entry of news',
    'A copy of /faq (/faq)',
    undefined,
  ])
})
