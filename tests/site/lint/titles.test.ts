import { expect, test } from 'vitest'
import { home, second } from '../../lib/innocent'
import { adviceOf } from '../../lib/lintRules'

// With " · Toys" behind it.
const titled = (title: string) => adviceOf('title-length', { first: { title } })

test('a title is counted as a reader counts it, with the name of the site', () => {
  expect([titled('x'.repeat(8)).length, titled('x'.repeat(7)).length, titled('x'.repeat(53)).length, titled('x'.repeat(54)).length]).toEqual([0, 1, 0, 1])
  expect([titled('🧸'.repeat(26)).length, titled('🧸'.repeat(3)).length]).toEqual([0, 1])
})

test('two titles are the same with the name of the site behind them', () => {
  expect(adviceOf('title-unique', { pages: [{ ...second, title: `${home.title} · Toys` }] }).length).toBe(1)
  expect(adviceOf('title-unique', { pages: [{ ...second, title: `${home.title}!` }] })).toEqual([])
})
