import { createElement, Fragment, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Anchor, anchorAttributes, NewTabHint } from '../../src/parts/Anchor'
import { markup } from '../lib/drawn'

test.each([
  ['/faq#fees', { href: '/faq#fees' }],
  ['#steps', { href: '#steps' }],
  ['tel:+13055550142', { href: 'tel:+13055550142' }],
  // Each space is encoded, and nothing else.
  ['mailto:us@toys.example?subject=Two small%20grey words', { href: 'mailto:us@toys.example?subject=Two%20small%20grey%20words' }],
  ['https://shop.example', { href: 'https://shop.example', target: '_blank', rel: 'noopener noreferrer' }],
  // Files are left to the browser; what it cannot show it is to save.
  ['media/Price List.pdf', { href: '/media/Price%20List.pdf', target: '_self' }],
  ['media/list.pdf#page=2', { href: '/media/list.pdf#page=2', target: '_self' }],
  ['media/photos.zip#x', { href: '/media/photos.zip#x', target: '_self', download: '' }],
  ['media/../a.pdf', {}],
  ['javascript:alert(1)', {}],
  ['/.//evil.example', {}],
])('a link to %s has the attributes %j', (href, attributes) => {
  expect(anchorAttributes(href)).toEqual(attributes)
})

test('a link in running text to another site says that it opens a new tab, in the words of the site', () => {
  const link = (href: string) => markup(createElement(Anchor, { href, title: 'More' }, 'Shop'), { words: { newTab: 'neuer Tab' } })
  expect(link('https://shop.example')).toBe(
    '<a title="More" href="https://shop.example" target="_blank" rel="noopener noreferrer">Shop<span class="visually-hidden"> (neuer Tab)</span></a>',
  )
  expect(link('/shop')).toBe('<a title="More" href="/shop">Shop</a>')
  expect(link('javascript:alert(1)')).toBe('<a title="More">Shop</a>')
  expect(markup(createElement(NewTabHint, { href: 'mailto:us@toys.example' }))).toBe('')
})

test('a link to a file tells its type and size once, in one piece, unless its words do', () => {
  const files = { 'media/a.zip': '3 MB' }
  const link = (...children: ReactNode[]) => markup(createElement(Anchor, { href: 'media/a.zip' }, ...children), { files }).replace(/^<a[^>]*>|<\/a>$/g, '')
  expect(link('Photos')).toBe('<span>Photos <span class="file-words">(ZIP, 3 MB)</span></span>')
  expect(link('All ', createElement('strong', {}, 'photos (zip)'))).toBe('<span>All <strong>photos (zip)</strong> <span class="file-words">(3 MB)</span></span>')
  expect(link(createElement(Fragment, {}, 'Photos, '), createElement('em', {}, 'ZIP'), [', 3 MB'])).toBe('Photos, <em>ZIP</em>, 3 MB')
})
