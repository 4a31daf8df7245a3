import { expect, test } from 'vitest'
import { betterHref, meantHref, nearPage } from '../../../src/site/diagnostics/betterHref'

const PAGES = ['/', '/faq', '/small-business-loans']

test.each([
  ['faq', '/faq'],
  ['faq#fees', '/faq#fees'],
  ['faq?a', '/faq?a'],
  [' us@toys.example ', 'mailto:us@toys.example'],
  ['mailto: us@toys.example?subject=Two words', 'mailto:us@toys.example?subject=Two words'],
  ['MAILTO:us@ toys.example?body=a b', 'mailto:us@toys.example?body=a b'],
  ['+1 (305) 555-0142', 'tel:+13055550142'],
  ['305.555.0142', 'tel:3055550142'],
  ['tel: 305 555 0142', 'tel:3055550142'],
  ['shop.example', 'https://shop.example'],
  ['shop.example/a?b', 'https://shop.example/a?b'],
  ['www.shop.example#a', 'https://www.shop.example#a'],
  ['https:/shop.example', 'https://shop.example'],
  ['HTTP:shop.example/a', 'http://shop.example/a'],
  ['https:///shop.example', 'https://shop.example'],
  ['[the shop](https://shop.example/a)', 'https://shop.example/a'],
  ['[all](faq)', '/faq'],
  ...['iframe src', 'a href', 'embed src', 'video src'].map((start): [string, string] => [`<${start}="https://shop.example/a"></b>`, 'https://shop.example/a']),
  ["<A class='x' HREF='faq'>", '/faq'],
  ...['html', 'htm', 'php', 'asp', 'aspx'].map((ending): [string, string] => [`../faq.${ending}#a`, '/faq#a']),
])('instead of %j is suggested %s', (href, better) => {
  expect(betterHref(href, PAGES)).toBe(better)
})

test.each([
  'other.html',
  'other.htm',
  'other.php',
  'other.asp',
  'other.aspx',
  'none',
  '',
  '123',
  'shop',
  'shop.example:80',
  'javascript:alert(1)',
  'shop .example',
  '//shop.example',
  '/faq',
  'https://',
  'a b@c.d',
])('for %j nothing is', (href) => {
  expect(betterHref(href, PAGES)).toBeUndefined()
})

test.each([
  ['/faq.html', '/faq'],
  ['/FAQ/', '/faq'],
  ['/small-busines-loans//', '/small-business-loans'],
  ['/faq///', '/faq'],
  ['/faq/index.php', '/faq'],
  ['/index.html', '/'],
  ['/faq.aspx', '/faq'],
  ['/small-busines-loans', '/small-business-loans'],
  ['/quite-other', undefined],
])('by %s the page %s was meant', (path, page) => {
  expect(nearPage(path, PAGES)).toBe(page)
})

test('an address that is the title of a page is that page', () => {
  const file = { pages: [{ path: '/visit', title: 'Find the shop' }] }
  expect([meantHref('Find the shop', file), meantHref('visit', file), meantHref('Find us', file)]).toEqual(['/visit', '/visit', undefined])
})
