import { expect, test } from 'vitest'
import { movedTo } from '../../src/dev/server/moved'

const at = (url: string, from = '/old') => movedTo({ redirects: [{ from, to: '/new' }], pages: [] }, url)

test('what the finished site refuses leads nowhere in dev, either', () => {
  expect([at('/old'), at('/old?a=1'), at('/old.html')]).toEqual(['/new', '/new?a=1', '/old'])
  for (const address of ['//old', '/./old', '/%2fold', '/old/%2e', '/.hosts/old']) expect(at(address), address).toBeUndefined()
  for (const address of ['/_headers', '/_redirects', '/%5fheaders', '/_Redirects', '/old.br', '/index.html.gz'])
    expect(at(address, decodeURIComponent(address)), address).toBeUndefined()
})
