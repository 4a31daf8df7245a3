import { expect, test } from 'vitest'
import { pageAt } from '../../../src/studio/client/pageAt'

const page = (index: number, address: string, more: object = {}) => ({ path: ['pages', index], address, title: address, href: address, isHidden: false, problems: 0, ...more })
const state = {
  pages: [page(0, '/'), page(1, '/toys/$slug', { each: 'toys', href: '/toys/bear' }), page(2, '404', { path: ['notFound'], href: '/404' })],
  others: [{ path: ['collections', 'toys', 1], group: 'toys', title: 'The doll', href: '/toys/doll' }],
}

test('a link leads to the page at its address, with a slash behind it or not', () => {
  expect([pageAt('/', state)?.page, pageAt('/toys/doll/', state)]).toEqual([['pages', 0], { page: ['pages', 1], show: '/toys/doll', title: 'The doll' }])
})

test('the page for unknown addresses can be looked at, and what is no page is none', () => {
  expect([pageAt('/404', state)?.page, pageAt('/media/list.pdf', state)]).toEqual([['notFound'], undefined])
})
