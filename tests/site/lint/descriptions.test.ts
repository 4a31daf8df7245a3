import { expect, test } from 'vitest'
import { message } from '../../../src/site/diagnostics/catalogue'
import { ofDescriptions } from '../../../src/site/lint/descriptions'
import { home, second } from '../../lib/innocent'
import { adviceOf } from '../../lib/lintRules'

test('a description has 70 to 160 characters, as a reader counts them', () => {
  const count = (description: string) => adviceOf('description-length', { first: { description } }).length
  expect([69, 70, 160, 161].map((length) => count('x'.repeat(length)))).toEqual([1, 0, 0, 1])
  expect([count('🧸'.repeat(80)), count('🧸'.repeat(34))]).toEqual([0, 1])
})

test('each description but the first is told, with the page that has it', () => {
  const same = adviceOf('description-unique', { pages: [{ ...second, description: home.description }] })
  expect(same).toEqual([expect.stringContaining('"/"')])
})

test('a description repeats a title whatever its signs and case', () => {
  const reported = (title: string, description: string) => adviceOf('description-is-title', { first: { title, description } }).length
  expect([reported('Toys of wood', 'TOYS, of: wood!'), reported('Toys of wood', 'Toys of wood 2'), reported('Ünï', 'ünÏ')]).toEqual([1, 0, 1])
})

test('what is told of a description may be allowed where its page stands, wherever it is written itself', () => {
  const page = { path: '/', description: 'Toys.', source: ['pages', 0] }
  const context = { file: { pages: [{ path: '/' }] }, site: { pages: [page, { path: '/faq', source: ['pages', 1] }] } }
  const told = ofDescriptions(context as never, (_page, words) => message('emptyText', { words } as never))
  expect(told.map(({ location, seenFrom }) => ['path' in location && location.path, seenFrom])).toEqual([[['pages', 0, 'description'], [['pages', 0]]]])
})
