import { expect, test } from 'vitest'
import { adviceOf, markedBy } from '../../lib/lintRules'

const link = (href: string) => ({ sections: [{ type: 'plain', links: [{ label: 'Out', href }] }] })

test.each([
  ['https://pаypal.example', 'pаypal.example'],
  ['https://xn--pypal-4ve.example/a', 'pаypal.example'],
  // All letters look like Latin ones; with a port, too.
  ['https://сосо.example:8080/', 'сосо.example'],
])('%s is shown as %s', (href, host) => {
  expect(adviceOf('homograph-host', link(href))).toEqual([expect.stringContaining(host)])
  expect(adviceOf('homograph-host', link(href))[0]).not.toContain(`${host}:8080"`)
})

test.each(['https://пример.example', 'https://ελλάδα.example', 'https://münchen.example', 'https://日本.example', 'mailto:a@pаypal.example', 'https://shop.example/pаypal'])(
  '%s is written in one alphabet',
  (href) => {
    expect(adviceOf('homograph-host', link(href))).toEqual([])
  },
)

test('a link without encryption is told, in any case', () => {
  expect(['http://shop.example', 'HTTP://shop.example', 'https://shop.example', '/http://'].map((href) => adviceOf('insecure-link', link(href)).length)).toEqual([1, 1, 0, 0])
})

test.each([
  ['https://toys.example.com/', true],
  ['https://TOYS.example.com/a?b#c', true],
  ['http://localhost:4321/a', true],
  ['http://127.0.0.1/a', true],
  ['https://toys.example.com.evil.example/', false],
  ['https://shop.toys.example.com/', false],
])('%s is an address of the own site: %s', (href, isOwn) => {
  expect(markedBy('own-address', link(href)).length).toBe(Number(isOwn))
})

test('of the own address the path is told to be written instead', () => {
  expect(adviceOf('own-address', link('https://toys.example.com/a?b#c'))[0]).toContain('/a?b#c')
})

test('inside of a text the address is marked', () => {
  expect(markedBy('insecure-link', { sections: [{ type: 'plain', text: 'See [it](http://shop.example/a).', body: '<p>x</p>' }] })).toEqual(['http://shop.example/a'])
})
