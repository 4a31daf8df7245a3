import { expect, test } from 'vitest'
import { Frame } from '../../../src/studio/client/Frame'
import { aroundStudio, pageLine } from './aroundStudio'
import { soon } from './hand'

const columns = { isLeft: true, isRight: true, onLeft: () => {}, onRight: () => {} }

test('until the page has been loaded, its place says that it is being loaded', async () => {
  const { drawn } = await aroundStudio(<Frame columns={columns} />)
  const sheet = () => drawn.querySelector<HTMLElement>('.sheet')
  await soon(() => expect(sheet()?.querySelector('iframe')?.getAttribute('src')).toBe('/'))
  expect([sheet()?.dataset.loading, sheet()?.querySelector('[role=status]')?.textContent]).toEqual(['true', 'Loading the page …'])
  sheet()?.querySelector('iframe')?.dispatchEvent(new Event('load'))
  await soon(() => expect([sheet()?.dataset.loading, sheet()?.querySelector('[role=status]')?.textContent]).toEqual([undefined, '']))
})

test.each([
  [
    'a page for the entries of an empty collection',
    [pageLine(0, '/news/$slug', { each: 'news', href: undefined })],
    'This page is made for each entry of “news”, and there is none yet.',
  ],
  ['a page that is gone', [pageLine(4, '/faq')], 'There is no such page any more.'],
  ['a site without pages', [], 'The site has no page yet.'],
])('why nothing is to be seen of %s is said in its place', async (_what, pages, words) => {
  const { drawn } = await aroundStudio(<Frame columns={columns} />, { answers: { '/state': { pages } } })
  await soon(() => expect(drawn.querySelector('.sheet [role=status]')?.textContent).toBe(words))
  expect(drawn.querySelector('iframe')).toBeNull()
})
