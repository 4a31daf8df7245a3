import { expect, test } from 'vitest'
import { ownPath } from '../../../src/site/check/ownPath'

const SITE = 'https://toys.example.com'

test.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/a//b', '/a/b'],
  ['/faq.html', '/faq'],
  ['/faq.HTM', '/faq'],
  ['/index.html', '/'],
  ['/faq/index', '/faq'],
  ['/faq/Index.html', '/faq'],
  ['/faqindex', '/faqindex'],
  ['/faq.html.pdf', '/faq.html.pdf'],
  ['/a/../faq', '/faq'],
  ['/Caf%C3%A9', '/Café'],
  ['/50%', '/50%'],
  ['/faq?a#b', '/faq'],
  [SITE, '/'],
  ['HTTP://TOYS.example.com.:80/faq', '/faq'],
  ['https://toys.example.com:80/faq', '/faq'],
  ['http://toys.example.com:443/faq', '/faq'],
])('%s means the page %s', (href, path) => {
  expect(ownPath(href, SITE)).toBe(path)
})

test.each([
  'https://example.com/faq',
  'https://www.toys.example.com/faq',
  'https://toys.example.com:8080/faq',
  'mailto:a@toys.example.com',
  'ftp://toys.example.com/faq',
  '//other.example/faq',
  'https://',
])('%s is none of this site', (href) => {
  expect(ownPath(href, SITE)).toBeUndefined()
})

test('a site whose address is none has no pages, and one with a port has those of its port', () => {
  expect(ownPath('https://a.example/faq', 'a.example')).toBeUndefined()
  expect([ownPath('http://localhost:8080/faq', 'http://localhost:8080'), ownPath('http://localhost/faq', 'http://localhost:8080')]).toEqual(['/faq', undefined])
})

test('a site below a path of its host has what lies below it, and an address without a host lies in it', () => {
  const site = `${SITE}/toys`
  expect([`${site}/faq`, site, `${site}/`, '/faq', `${SITE}/toysale`, `${SITE}/faq`].map((href) => ownPath(href, site))).toEqual(['/faq', '/', '/', '/faq', undefined, undefined])
})

test.each(['xhttps://toys.example.com/faq', 'httpsx://toys.example.com/faq'])('%s belongs to another program', (href) => expect(ownPath(href, SITE)).toBeUndefined())
