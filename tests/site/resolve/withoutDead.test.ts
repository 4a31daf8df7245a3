import { expect, test } from 'vitest'
import { z } from 'zod'
import { html } from '../../../src/parts/html'
import { href } from '../../../src/parts/link'
import { richText } from '../../../src/parts/richText'
import type { ExpandedPages } from '../../../src/site/expand/expand'
import { deadLinks, withoutDead } from '../../../src/site/resolve/withoutDead'

const expanded = (...absent: [path: string, dropsLinks: boolean][]) =>
  ({ pages: [{ path: '/' }, { path: '/both' }], presence: { absent: new Map(absent.map(([path, dropsLinks]) => [path, { path, dropsLinks }])) } }) as unknown as ExpandedPages

test('dead are the addresses of pages that let links go along, however they are written; not their own anchors, and not what is there', () => {
  const isDead = deadLinks(expanded(['/gone', true], ['/kept', false], ['/both', true]), 'https://toys.example')
  const hrefs = ['/gone', '/gone#part', 'https://toys.example/gone', '/kept', '/both', '#gone', 'https://other.example/gone', '/gone/more']
  expect(hrefs.filter((address) => isDead?.(address))).toEqual(['/gone', '/gone#part', 'https://toys.example/gone'])
})

test('where there is no such page, nothing is looked through', () => {
  expect([deadLinks(expanded(['/kept', false]), 'https://toys.example'), deadLinks(expanded(['/both', true]), 'https://toys.example')]).toEqual([undefined, undefined])
})

const schema = z.strictObject({ text: richText, body: html, links: z.array(z.strictObject({ label: z.string(), href })) })
const value = {
  text: 'See [the bear](/gone).',
  body: '<p>See <a href="/gone">the bear</a>.</p>',
  links: [
    { label: 'A', href: '/gone' },
    { label: 'B', href: '/' },
  ],
}

test('links to them go, and of those in texts the words stay', () => {
  expect(withoutDead(schema, value, (address) => address === '/gone')).toEqual({
    value: { text: 'See the bear.', body: '<p>See the bear.</p>', links: [{ label: 'B', href: '/' }] },
    gone: [['links', 0]],
  })
  const same = withoutDead(schema, value, undefined)
  expect([same.value === value, same.gone]).toEqual([true, []])
})
