import { expect, test } from 'vitest'
import { CollectionPanel } from '../../../src/studio/client/CollectionPanel'
import { aroundStudio, pageLine } from './aroundStudio'
import { click, control, found, read, soon } from './hand'

const template = { is: 'items', title: 'news', of: 'collections', collection: 'news', page: { title: '{item.title}', each: 'news', sections: [] } }

test('a collection without a page is offered one for each entry', async () => {
  await aroundStudio(<CollectionPanel name="news" />, { answers: { '/templates': [template] } })
  await read('No page shows the entries of “news” yet.')
  await click('Add a page for each entry …')
  await soon(async () => expect(await found('Address of the page')).toHaveProperty('value', '/news/$slug'))
})

test('one that has a page is not', async () => {
  const pages = [pageLine(0, '/'), pageLine(1, '/news/$slug', { each: 'news' })]
  const { drawn } = await aroundStudio(<CollectionPanel name="news" />, { answers: { '/state': { pages } } })
  expect([drawn.textContent, control('Add a page for each entry …')]).toEqual(['', undefined])
})
