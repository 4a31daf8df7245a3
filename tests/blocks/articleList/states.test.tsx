import { expect, test } from 'vitest'
import { drawn } from '../../lib/drawn'

const items = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, title: `Item ${slug}`, excerpt: 'An item.', href: `/items/${slug}` }))
const picture = { src: 'media/sample.jpg', alt: 'A sample' }
const shown = [{ label: 'Room', text: 'Blue' }]
const link = (number: number) => ({ number, href: `/items/page/${number}` })
const chosen = (label: string, isCurrent: boolean) => ({ label, href: `/items/${label}`, isCurrent, count: 3 })

/** What a list becomes with pages of its own, options and pictures, beside its examples. */
const STATES: Record<string, object> = {
  'the first of two pages': { items, pages: { numbers: [link(1), link(2)], current: 1, next: '/items/page/2' } },
  'one in the middle': { items, pages: { numbers: [link(1), undefined, link(4), link(5), undefined, link(9)], current: 4, previous: '/items/page/3', next: '/items/page/5' } },
  'the last': { items, pages: { numbers: [link(1), link(2)], current: 2, previous: '/items' } },
  'options with a name': { items, options: { label: 'Level', links: [chosen('', false), chosen('Hard', true)] } },
  'options without one': { items, options: { links: [chosen('', true)] } },
  'pictures, of which one is missing': { title: 'All', items: [{ ...items[0], picture }, items[1], { ...items[2], picture, shown, date: '2026-03-01', readTime: '2 minutes' }] },
  'a leading one, and a lone last one': { lead: true, linkLabel: 'Read on', items: items.map((item) => ({ ...item, picture, category: 'News' })) },
}

test('each state has the elements, names and attributes that it had', async () => {
  const all = Object.entries(STATES).map(([name, fields]) => `${name}\n\n${drawn('articleList', fields)}\n`)
  await expect(all.join('\n').replaceAll(/(srcset="[^"]{80})[^"]*"/g, '$1…"')).toMatchFileSnapshot('states.txt')
})

test('a list of nothing is not drawn, nor its heading', () => {
  expect(drawn('articleList', { title: 'Nothing', items: [] })).toBe('')
})
