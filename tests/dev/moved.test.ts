import { expect, test } from 'vitest'
import { movedTo, pathOf } from '../../src/dev/server/moved'
import { siteOf } from '../lib/toySite'

const [page] = siteOf({}).pages
if (!page) throw new Error('There is no page.')
const site = {
  pages: ['/', '/faq', '/articles/bread'].map((path) => ({ ...page, path })),
  redirects: [
    { from: '/old', to: '/faq' },
    { from: '/home', to: '/' },
    { from: '/fees', to: '/faq#fees' },
    { from: '/shop', to: 'https://shop.example/a b' },
  ],
}

test.each([
  ['/', undefined],
  ['/faq', undefined],
  ['/faq?x=1', undefined],
  ['/index.html', '/'],
  ['/index?x=1', '/?x=1'],
  ['/faq/', '/faq'],
  ['/faq.html?x=1', '/faq?x=1'],
  ['/articles/bread/index.html', '/articles/bread'],
  ['/none.html', undefined],
  ['/none/', undefined],
  ['/old', '/faq'],
  ['/old?x=1', '/faq?x=1'],
  ['/old/', '/old'],
  ['/home', '/'],
  ['/fees?x=1', '/faq#fees'],
  ['/shop', 'https://shop.example/a%20b'],
  ['/%66aq/', '/faq'],
  ['//faq/', undefined],
  ['/.faq/', undefined],
  ['/%', undefined],
])('%s leads to %s, as on the finished site', (asked, target) => {
  expect(movedTo(site, asked)).toBe(target)
})

test('a path is decoded, without what is asked of it; a malformed one is none', () => {
  expect([pathOf('/a%20b?c=%41'), pathOf('/%')]).toEqual(['/a b', undefined])
})

const leads = (url: string, from = '/old') => movedTo({ redirects: [{ from, to: '/new' }], pages: [] }, url)

test('what the finished site refuses leads nowhere in dev, either', () => {
  expect([leads('/old'), leads('/old?a=1'), leads('/old.html')]).toEqual(['/new', '/new?a=1', '/old'])
  for (const address of ['//old', '/./old', '/%2fold', '/old/%2e', '/.hosts/old']) expect(leads(address), address).toBeUndefined()
  for (const address of ['/_headers', '/_redirects', '/%5fheaders', '/_Redirects', '/old.br', '/index.html.gz'])
    expect(leads(address, decodeURIComponent(address)), address).toBeUndefined()
})
