import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { escapedAddress, readRedirects, redirectLines, redirectPages } from '../../src/build/redirects'
import { siteOf } from '../lib/toySite'

test.each([
  ["/a'b", '/a%27b'],
  ['/a b', '/a%20b'],
  ['/$args"{}`^|\\<>', '/%24args%22%7B%7D%60%5E%7C%5C%3C%3E'],
  ['/é🧸', '/%C3%A9%F0%9F%A7%B8'],
  ['/a%20b?c=d&e[]=(1)*+,;!@:#~x', '/a%20b?c=d&e[]=(1)*+,;!@:#~x'],
])('the address %s is written as %s', (href, written) => {
  expect(escapedAddress(href)).toBe(written)
})

test('hosts are given one line for each address, which is read back', () => {
  const redirects = [
    { from: '/old', to: '/new' },
    { from: '/shop', to: 'https://shop.example/a b' },
    { from: '/home', to: '/' },
  ]
  const lines = redirectLines(redirects)
  expect(lines).toBe('# Addresses that have moved\n/old /new 301\n/shop https://shop.example/a%20b 301\n/home / 301\n')
  expect([...readRedirects(lines)]).toEqual([
    ['/old', '/new'],
    ['/shop', 'https://shop.example/a%20b'],
    ['/home', '/'],
  ])
  expect(readRedirects('').size).toBe(0)
})

test('where a host knows no redirects a page leads on, which search engines take for the new one', () => {
  const site = siteOf({})
  const pages = redirectPages({
    ...site,
    redirects: [
      { from: '/old', to: '/new?a&b' },
      { from: '/a/shop', to: 'https://shop.example/' },
      { from: '/home', to: '/' },
    ],
  })
  expect(Object.keys(pages)).toEqual(['old.html', 'a/shop.html', 'home.html'])
  const [own, other, home] = Object.values(pages).map((html) => new JSDOM(html).window.document)
  expect(own?.querySelector('[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/new?a&b')
  expect(own?.querySelector('[rel=canonical]')?.getAttribute('href')).toBe('https://toys.example.com/new?a&b')
  expect(own?.querySelector('a')?.getAttribute('href')).toBe('/new?a&b')
  expect(own?.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect([own?.title, own?.documentElement.lang]).toEqual(['Toys', 'en'])
  expect(home?.querySelector('[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/')
  expect(other?.querySelector('[rel=canonical]')?.getAttribute('href')).toBe('https://shop.example/')
  expect(other?.querySelector('[http-equiv=content-security-policy]')?.getAttribute('content')).toContain("default-src 'none'")
})

test('an address of any letters is written so that each host reads it', () => {
  const lines = redirectLines([
    { from: '/Équipe', to: '/team' },
    { from: '/old page.HTML', to: '/new' },
  ])
  expect(lines).toContain('/%C3%89quipe /team 301\n/old%20page.HTML /new 301\n')
  expect([...readRedirects(lines).keys()]).toEqual(['/Équipe', '/old page.HTML'])
})

test('no page leads on where its file would be that of a page, of another one, or in a file', () => {
  const site = siteOf({})
  const redirects = ['/Faq', '/Old', '/old', '/old.html', '/new.html/more', '/%41'].map((from) => ({ from, to: '/' }))
  const pages = redirectPages({ ...site, pages: site.pages.map((page) => ({ ...page, path: '/faq' })), redirects })
  expect(Object.keys(pages)).toEqual(['Old.html', '%41.html'])
})
