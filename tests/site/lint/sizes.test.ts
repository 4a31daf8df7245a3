import { expect, test } from 'vitest'
import { innocent, reportedOn } from '../../lib/innocent'
import { adviceOf } from '../../lib/lintRules'

const many = (count: number, more = {}) => Array.from({ length: count }, () => ({ type: 'plain', ...more }))

test('sections are counted that are shown; the opening is one of them', () => {
  expect(adviceOf('many-sections', { sections: many(59) })).toEqual([])
  expect(adviceOf('many-sections', { sections: many(60) }).length).toBe(1)
  expect(adviceOf('many-sections', { sections: [...many(59), ...many(9, { hidden: true })] })).toEqual([])
  expect(adviceOf('many-sections', { first: { hidden: true }, sections: many(60) })).toEqual([])
})

test('a file is measured in bytes', () => {
  const reported = (text: string) => reportedOn(`${innocent()}${text}`).words
  const room = 2 * 1024 * 1024 - Buffer.byteLength(innocent())
  expect(reported(' '.repeat(room))).toBe('')
  expect(reported(' '.repeat(room + 1))).toContain('large-file')
})
