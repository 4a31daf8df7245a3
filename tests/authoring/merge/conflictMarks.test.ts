import { expect, test } from 'vitest'
import { splitMarks } from '../../../src/authoring/merge/conflictMarks'

const lines = (...all: string[]) => all.join('\n')

test('a file with marks holds two states, and where git has written it the one that both come from', () => {
  expect(splitMarks(lines('{', '<<<<<<< HEAD', '1', '||||||| a1b2', '0', '=======', '2', '>>>>>>> spring', '}'))).toEqual({
    ours: '{\n1\n}',
    base: '{\n0\n}',
    theirs: '{\n2\n}',
    labels: { ours: 'HEAD', theirs: 'spring' },
  })
  expect(splitMarks(lines('{\r', '<<<<<<< HEAD\r', '1\r', '=======\r', '>>>>>>> spring\r', '}\r'))).toEqual({
    ours: '{\r\n1\r\n}\r',
    theirs: '{\r\n}\r',
    labels: { ours: 'HEAD', theirs: 'spring' },
  })
})

test('a file without marks, or with some of them only, holds none', () => {
  for (const text of ['{}', '<<<<<<< a\n1\n', '=======\n', '<<<<<<< a\n=======\n=======\n>>>>>>> b\n', '>>>>>>> b\n<<<<<<< a\n=======\n']) expect(splitMarks(text)).toBeUndefined()
})
