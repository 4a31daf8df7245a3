import { expect, test } from 'vitest'
import { areWhole, conflictMarks } from '../../../src/site/text/conflictMarks'

test('a conflict is whole with all of its marks in their order, with or without what both sides come from', () => {
  const isWhole = (...lines: string[]) => areWhole(conflictMarks(lines.join('\n')))
  expect(isWhole('<<<<<<< a', '1', '=======', '2', '>>>>>>> b', '<<<<<<< a', '||||||| c', '=======', '>>>>>>> b')).toBe(true)
  for (const lines of [[], ['<<<<<<< a', '======='], ['======='], ['>>>>>>> b', '<<<<<<< a', '======='], ['<<<<<<< a', '=======', '=======', '>>>>>>> b']])
    expect(isWhole(...lines)).toBe(false)
})
