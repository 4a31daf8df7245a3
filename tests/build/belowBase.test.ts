import { expect, test } from 'vitest'
import { cssBelow, htmlBelow } from '../../src/build/belowBase'

const below = (html: string) => htmlBelow('/toys', html)

test.each([
  ['<a href="/">', '<a href="/toys/">'],
  ['<a title="1 > 0" href="/faq#a">', '<a title="1 > 0" href="/toys/faq#a">'],
  ['<img srcset="/a.avif 1x, /b.avif 2x" src="/a.jpg">', '<img srcset="/toys/a.avif 1x, /toys/b.avif 2x" src="/toys/a.jpg">'],
  ['<div data-scripts="/wake.js /tabs.js">', '<div data-scripts="/toys/wake.js /toys/tabs.js">'],
  ['<a data-sources="/a.avif 9w, /b.avif 99w">', '<a data-sources="/toys/a.avif 9w, /toys/b.avif 99w">'],
  ['<form action="/api"><video poster="/p.webp"></video></form>', '<form action="/toys/api"><video poster="/toys/p.webp"></video></form>'],
])('%s lies below the path as %s', (html, moved) => expect(below(html)).toBe(moved))

test.each([
  '<a href="//other.example/">',
  '<a href="https://other.example/a">',
  '<a href="#a">',
  '<code>&#x3C;a href="/faq"></code>',
  '<meta content="see href /faq">',
  '<script type="application/json">{"href":"/faq"}</script>',
])('%s stays', (html) => expect(below(html)).toBe(html))

test('a site that has its host to itself stays as it is', () => {
  expect(htmlBelow('', '<a href="/">')).toBe('<a href="/">')
  expect(cssBelow('', 'a{src:url(/f)}')).toBe('a{src:url(/f)}')
})

test('fonts and pictures of a stylesheet lie below the path', () => {
  expect(cssBelow('/toys', '@font-face{src:url(/assets/a.woff2)}b{background:url("/b.png"),url(data:x),url(//c)}')).toBe(
    '@font-face{src:url(/toys/assets/a.woff2)}b{background:url("/toys/b.png"),url(data:x),url(//c)}',
  )
})
