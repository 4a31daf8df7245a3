import { expect, test } from 'vitest'
import { hrefsUnder, linksOf } from '../../../src/site/lint/links'
import type { Section } from '../../../src/site/schema/site'
import { lintBlocks } from '../../lib/innocent'

const links = (type: string, props: Record<string, unknown>) =>
  linksOf({ type, props } as Section, lintBlocks).map(({ label, href, path, within }) => {
    const text = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], props)
    return [label, href, path.join('.'), within && String(text).slice(within.start, within.start + within.length)]
  })

test('links of a text, of HTML and of fields are found with their words', () => {
  expect(
    links('plain', {
      text: 'See [our *fees*](/fees "x") and https://x.example.',
      body: '<p><a href="/a">One <b>two</b></a><a>none</a></p>',
      links: [{ label: 'Go', href: '/go' }],
    }),
  ).toEqual([
    ['our fees', '/fees', 'text', '[our *fees*](/fees "x")'],
    ['One two', '/a', 'body', '<a href="/a">One <b>two</b></a>'],
    ['Go', '/go', 'links.0.label', undefined],
  ])
})

test('the words of a link may stand in another field, or be read out with one around it', () => {
  expect(links('cards', { items: [{ title: 'Bears', href: '/bears' }, { title: 'Kites', action: { label: 'More', href: '/kites' } }, { title: 'x' }] })).toEqual([
    ['Bears', '/bears', 'items.0.title', undefined],
    ['More: Kites', '/kites', 'items.1.action.label', undefined],
  ])
})

test('a block that is not known has none, and a section is looked through once', () => {
  expect(links('none', { href: '/a' })).toEqual([])
  const section = { type: 'plain', props: { text: '[a](/b)' } } as unknown as Section
  expect(linksOf(section, lintBlocks)).toBe(linksOf(section, lintBlocks))
})

test('every address in a value is found, whatever is around it', () => {
  expect(hrefsUnder({ href: '/a', items: [{ href: '/b', label: '/x' }, { inner: { href: '/c' } }], other: 'href', none: null })).toEqual(['/a', '/b', '/c'])
  expect([hrefsUnder(null), hrefsUnder('href')]).toEqual([[], []])
})
