import { expect, test } from 'vitest'
import { rule } from '../../../src/site/lint/rules/lone-key'
import { saidBy } from '../../lib/lintRules'

const twoLanguages = { lang: 'en', locales: { es: { path: '/es' } } }
const foundIn = (pages: { path: string; key?: string }[], site: object = twoLanguages) => saidBy(rule, { file: { site, pages } }).map(({ place, hint }) => `${place}: ${hint}`)

test('a key that no page of the own language has is told at it, with the one that it may mean', () => {
  const pages = [{ path: '/' }, { path: '/about', key: 'about' }, { path: '/es', key: 'home' }, { path: '/es/nosotros', key: 'abuot' }]
  expect(foundIn(pages)).toEqual(['pages.2.key: Write it at the page that this one translates, too.', 'pages.3.key: Did you mean "about"?'])
})

test('a key that joins two pages is right, and so is one of the own language alone, or none', () => {
  expect(foundIn([{ path: '/about', key: 'about' }, { path: '/es/nosotros', key: 'about' }, { path: '/more', key: 'more' }, { path: '/es/mas' }])).toEqual([])
})

test('the address of a page in the own language is a key, too, but none that is suggested', () => {
  expect(foundIn([{ path: '/about' }, { path: '/es/nosotros', key: '/about' }])).toEqual([])
  expect(foundIn([{ path: '/about' }, { path: '/es/nosotros', key: '/abou' }])).toEqual(['pages.1.key: Write it at the page that this one translates, too.'])
})

test('a key that two pages of another language share joins neither to the own one', () => {
  expect(foundIn([{ path: '/' }, { path: '/es/a', key: 'same' }, { path: '/es/b', key: 'same' }])).toHaveLength(2)
})

test('a site of one language may have any keys', () => {
  expect(foundIn([{ path: '/' }, { path: '/es/nosotros', key: 'about' }], { lang: 'en' })).toEqual([])
})
