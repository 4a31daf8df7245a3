import { expect, test } from 'vitest'
import { z } from 'zod'
import { href, link } from '../../../../src/parts/link'
import { text } from '../../../../src/parts/text'
import { fieldForList, listAsRecord } from '../../../../src/site/schema/findings/fromList'

const redirects = z.record(z.string(), href)

test('a list of names and what they stand for is an entry with a field for each', () => {
  const pairs = [
    { from: '/old', to: '/new', status: 301 },
    { Source: '/team', destination: '/', permanent: true },
  ]
  expect(listAsRecord(redirects, pairs)).toBe('{ "/old": "/new", "/team": "/" }')
  expect(listAsRecord(z.record(z.string(), z.strictObject({ path: text.optional() })), ['es', 'fr'])).toBe('{ "es": {}, "fr": {} }')
})

test('the two are known by what other programs call them', () => {
  const record = (name: string, value: string) => listAsRecord(redirects, [{ [name]: '/a', [value]: '/b' }])
  const [names, values] = ['from source old key name id'.split(' '), 'to destination target new value url href link text'.split(' ')]
  for (const name of names) for (const value of values) expect([name, value, record(name, value)]).toEqual([name, value, '{ "/a": "/b" }'])
  expect([record('from', 'label'), record('title', 'to'), record('to', 'from')]).toEqual([undefined, undefined, '{ "/b": "/a" }'])
})

test.each<[string, unknown[]]>([
  ['nothing', []],
  [
    'two of one name',
    [
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ],
  ],
  ['another text besides', [{ from: '/a', to: '/b', note: 'why' }]],
  ['an entry in it', [{ from: '/a', to: '/b', when: {} }]],
  ['two names', [{ from: '/a', key: '/b' }]],
  ['what may not stand there', [{ from: '/a', to: 'b c' }]],
  ['texts where texts are wanted', ['es']],
])('with %s it is none', (_name, list) => expect(listAsRecord(redirects, list)).toBeUndefined())

test('a list belongs into the first field that takes all that is in it', () => {
  const bar = z.strictObject({ label: text.optional(), links: z.array(link).optional(), actions: z.array(link).optional() })
  expect(fieldForList(bar, [{ label: 'News', href: '/news' }])).toBe('links')
  expect([fieldForList(bar, [{ label: 'News' }]), fieldForList(bar, []), fieldForList(text, ['x'])]).toEqual([undefined, undefined, undefined])
})
