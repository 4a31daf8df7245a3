import { expect, test } from 'vitest'
import { syntaxFaults, syntaxFindings } from '../../../../src/site/read/syntax/syntax'

const lines = `{
  "a": [
    { "b": 1 },
    {
      "c": 2
    }
  ],
  "d": {
    "e": [3]
  }
}`.split('\n')

/** The file with other lines in place of one, counted from 1. */
const withLine = (number: number, ...instead: string[]) => lines.toSpliced(number - 1, 1, ...instead).join('\n')
const cut = (count: number) => lines.slice(0, count).join('\n')
const whole = lines.join('\n')

/** Each mistake with its line, column and what is marked. */
function reported(text: string): string[] {
  return syntaxFaults(text).map(({ name, offset, length }) => {
    const before = text.slice(0, offset).split('\n')
    return `${name} ${before.length}:${(before.at(-1) ?? '').length + 1} ${text.slice(offset, offset + length)}`
  })
}

test('brackets that match are no mistake', () => {
  expect([whole, '[]', '{}', '[[[]]]', '[{"a":[{}]}]'].flatMap(reported)).toEqual([])
})

test.each([
  ['a list is not closed', withLine(7), 'closeMissing 6:5 }'],
  ['a list is not closed, and its comma stays', withLine(7, '  ,'), 'closeMissing 6:5 }'],
  ['an entry is not closed', withLine(6), 'closeMissing 5:12 2'],
  ['an entry on one line is not closed', withLine(3, '    { "b": 1 ,'), 'closeMissing 3:12 1'],
  ['a list on one line is not closed', withLine(9, '    "e": [3'), 'closeMissing 9:11 3'],
  ['the last object but one is not closed', withLine(10), 'closeMissing 9:12 ]'],
  ['the whole is not closed', withLine(11), 'closeMissing 10:3 }'],
  ['a list is closed like an object', withLine(7, '  },'), 'closeWrong 7:3 }'],
  ['an object is closed like a list', withLine(6, '    ]'), 'closeWrong 6:5 ]'],
  ['a list is closed twice', withLine(7, '  ]],'), 'closeTooMuch 7:4 ]'],
  ['a list is closed twice, on a line of its own', withLine(7, '  ],', '  ]'), 'closeTooMuch 8:3 ]'],
  ['an object is closed twice', withLine(6, '    }}'), 'closeTooMuch 6:6 }'],
  ['the last object is closed twice', withLine(10, '  }', '  }'), 'closeTooMuch 11:3 }'],
  ['the whole is closed twice', `${whole}\n}`, 'closeTooMuch 12:1 }'],
  ['the whole is closed again by the other bracket', `${whole}]`, 'closeTooMuch 11:2 ]'],
  ['the whole is closed three times more', `${whole}\n]}}`, 'closeTooMuch 12:1 ]'],
  ['an entry is not opened', withLine(4), 'openMissing 4:7 "c"'],
  ['an entry on one line is not opened', withLine(3, '    "b": 1 },'), 'openMissing 3:5 "b"'],
  ['the first entry of a list is not opened', '{\n  "a": [\n      "b": 1\n    },\n    { "b": 2 }\n  ]\n}', 'openMissing 3:7 "b"'],
  ['an object is not opened', withLine(8, '  "d":'), 'openMissing 9:5 "e"'],
  ['a list of objects is not opened', withLine(2, '  "a":'), 'openMissing 3:5 {'],
  ['a list of texts is not opened', '{\n  "a":\n    "x",\n    "y"\n  ],\n  "b": 1\n}', 'openMissing 3:5 "x"'],
  ['a list in a list is not opened', '[\n  [\n    1\n  ],\n    2\n  ]\n]', 'openMissing 5:5 2'],
  ['a list on one line is not opened', withLine(9, '    "e": 3]'), 'closeTooMuch 9:11 ]'],
  ['a list is opened twice', withLine(2, '  "a": [['), 'openTooMuch 2:9 ['],
  ['a list is opened twice, with a space', withLine(2, '  "a": [ ['), 'openTooMuch 2:10 ['],
  ['a list in a list is not closed, on lines that do not go in', '[[\n1\n]', 'closeMissing 1:2 ['],
  ['an object is opened twice', withLine(8, '  "d": {{'), 'openTooMuch 8:9 {'],
  ['an entry is opened twice', withLine(4, '    {{'), 'openTooMuch 4:6 {'],
  ['the file ends inside an entry', cut(5), 'cutOff 5:12 2'],
  ['the file ends behind an entry', cut(3), 'cutOff 3:15 ,'],
  ['the file ends behind a bracket', cut(2), 'cutOff 2:8 ['],
  ['the file ends before its last brackets', cut(9), 'cutOff 9:12 ]'],
  ['on one line a list is not closed', '{"a":[1}', 'closeMissing 1:7 1'],
  ['on one line an object is not closed', '{"a":[1,{"b":2]}', 'closeMissing 1:14 2'],
  ['on one line a list is not closed before its object', '{"a":[1,{"b":2}}', 'closeMissing 1:15 }'],
  ['on one line a list in an object in an object is not closed', '{"a":{"b":[1}}', 'closeMissing 1:12 1'],
  ['on one line an object in a list is not closed', '[{"a":1},{"b":2]', 'closeMissing 1:15 2'],
  ['one line ends too early', '[[1,2]', 'closeMissing 1:6 ]'],
  ['one line ends much too early', '{"a":[{"b":1}', 'cutOff 1:13 }'],
  ['on one line nothing is opened', '{"a":1]}', 'closeTooMuch 1:7 ]'],
  ['on one line an object is closed twice', '{"a":1}}', 'closeTooMuch 1:8 }'],
  ['an object is opened and not closed', '[{]', 'closeMissing 1:2 {'],
  ['a lone bracket closes nothing', '}', 'closeTooMuch 1:1 }'],
  ['a lone bracket of the other kind closes nothing', ']', 'closeTooMuch 1:1 ]'],
])('%s', (_name, text, mistake) => {
  expect(reported(text)).toEqual([mistake])
  // Neither tabs, Windows line ends nor lines above it make it another mistake.
  expect(reported(text.replaceAll('  ', '\t')).map((found) => found.replace(/ .*/, ''))).toEqual([mistake.replace(/ .*/, '')])
  expect(reported(text.replaceAll('\n', '\r\n'))).toEqual([mistake])
  expect(reported(`\n${text}`)).toEqual([mistake.replace(/\d+/, (line) => String(Number(line) + 1))])
})

test('brackets behind the end are deleted, and one that is all there is stays', () => {
  const edits = (text: string) => syntaxFaults(text).flatMap((found) => found.edits)
  expect([edits('{}\n}'), edits('}'), edits(']')]).toEqual([[{ offset: 3, length: 1, by: '' }], [], []])
})

test('of many brackets that are missing the first five are told', () => {
  const entries = Array.from({ length: 8 }, (_, index) => `  "a${index}": [\n    1\n`)
  expect(reported(`{\n${entries.join('  ,\n')}\n}`).filter((mistake) => mistake.startsWith('closeMissing'))).toHaveLength(5)
})

test('two brackets that are missing are told in one run', () => {
  expect(reported(withLine(7).replace('[3]', '[3'))).toEqual(['closeMissing 6:5 }', 'closeMissing 8:11 3'])
})

test('a bracket that is never closed is marked itself, and told where one could be closed', () => {
  const findings = (text: string) =>
    syntaxFindings(text).map(({ location, message }) => ['offset' in location && location.offset, message.name === 'syntax' && `${message.words.message} ${message.words.hint}`])
  // Of several whose lines end elsewhere than they begin, the innermost is the one that was forgotten.
  const inner = '{\n  "a": {\n    "b": {\n      "c": 1\n  }\n}'
  expect([withLine(7), withLine(6), withLine(11), '{"a":[1}', inner].flatMap(findings)).toEqual([
    [whole.indexOf('['), 'This [ is never closed: a ] is missing in line 6. Put a ] into line 6, behind column 5, or delete this [.'],
    [whole.indexOf('{\n      "c"'), 'This { is never closed: a } is missing in line 5. Put a } into line 5, behind column 12, or delete this {.'],
    [0, 'This { is never closed: a } is missing in line 10. Put a } into line 10, behind column 3, or delete this {.'],
    [5, 'This [ is never closed: a ] is missing in line 1. Put a ] into line 1, behind column 7, or delete this [.'],
    [inner.indexOf('{\n      "c"'), 'This { is never closed: a } is missing in line 4. Put a } into line 4, behind column 12, or delete this {.'],
  ])
})

test('what a bracket that is never closed is told to do makes the file valid', () => {
  const advised = (text: string) => {
    const [, closes = '', line = 0, column = 0] =
      /Put a (.) into line (\d+), behind column (\d+)/.exec(
        syntaxFindings(text)
          .map(({ message }) => JSON.stringify(message.words))
          .join(),
      ) ?? []
    const rows = text.split('\n')
    return rows.with(Number(line) - 1, `${rows[Number(line) - 1]?.slice(0, Number(column))}${closes}${rows[Number(line) - 1]?.slice(Number(column))}`).join('\n')
  }
  expect(
    [withLine(7, '  ,'), withLine(6), withLine(10), withLine(11), '{"a":[1}', '{"a":{"b":[1}}'].filter((text) => {
      try {
        JSON.parse(advised(text))
        return false
      } catch {
        return true
      }
    }),
  ).toEqual([])
})
