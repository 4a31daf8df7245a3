import { expect, test } from 'vitest'
import { foundBy } from '../../lib/lintRules'
import { rule } from '../../../src/site/lint/rules/past-until'

type Over = { until: string; source: (string | number)[] }
/** Where a site is told that something is over; as much of the site as is looked at. */
const toldAt = (over?: Over[]) => foundBy(rule, { site: { over } }).map(({ location }) => 'path' in location && location.path.join('.'))
const section = (index: number): Over => ({ until: '2026-01-01', source: ['pages', 1, 'sections', index] })

test('what is over is told where it says until when, once, also where the pages of many items show it', () => {
  expect(toldAt([section(0), section(0), section(1), section(0)])).toEqual(['pages.1.sections.0.until', 'pages.1.sections.1.until'])
})

test('where nothing is over nothing is told', () => {
  expect([toldAt(), toldAt([])]).toEqual([[], []])
})
