import { read } from '../../../../src/site/read/read'
import { expect, test } from 'vitest'
import { renderMessage } from '../../../../src/site/diagnostics/catalogue'
import { syntaxFaults, syntaxFindings } from '../../../../src/site/read/syntax/syntax'
import { applyEdits } from '../../../../src/site/text/edits'
import { signs, words, comments, texts, quotes, missing } from './forms'

test.each([...signs, ...words, ...comments, ...texts, ...quotes, ...missing])('%j is told as: %s', (text, reported, mended) => {
  const faults = syntaxFaults(text)
  const edits = faults.flatMap((fault) => fault.edits)
  expect(faults.map(({ name, offset, length }) => `${name} ${offset} ${text.slice(offset, offset + length)}`).join(', ')).toBe(reported)
  expect(edits.length > 0 ? applyEdits(text, edits) : undefined).toBe(mended)
})

test.each([
  ['<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> x\n', ['<<<<<<< HEAD']],
  ['{\r\n<<<<<<< HEAD\r\n"a":1\r\n=======\r\n}', ['<<<<<<< HEAD', '=======']],
  ['<<<<<<< a\n<<<<<<< b\n[1]', ['<<<<<<< a', '<<<<<<< b']],
  // With only a part of it left, each of its lines.
  ['{\n=======\n>>>>>>> x\n}', ['=======', '>>>>>>> x']],
  ['||||||| x\n[1', ['||||||| x']],
])('in %j the merge conflict is all that is told', (text, marks) => {
  expect(syntaxFindings(text).map(({ message, location }) => [message.name, 'offset' in location && text.slice(location.offset, location.offset + location.length)])).toEqual(
    marks.map((mark) => ['mergeConflict', mark]),
  )
})

test('a mark whose others are gone is told as what it is, and that its line has to go; one of a whole conflict asks for the merge', () => {
  const told = (text: string) => syntaxFindings(text).map(({ message }) => renderMessage(message))
  expect(told('{\n=======\n}')).toMatchObject([{ message: expect.stringContaining('======='), hint: expect.stringMatching(/^Delete this line\. .*npm run section -- undo/) }])
  expect(told('<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n')).toMatchObject([{ hint: expect.stringContaining('npm run merge') }])
})

test('what only looks like a merge conflict is none', () => {
  for (const text of ['<<<<<<<<\n[1', ' <<<<<<< x\n[1', '["a\n=======x\n']) expect(syntaxFindings(text).map(({ message }) => message.name)).not.toContain('mergeConflict')
})

test('curly quotes of one paste are told once', () => {
  const reported = (text: string) => syntaxFindings(text).map(({ message, location }) => [message.name, 'offset' in location && location.offset])
  expect(reported('[“a”, “b”]')).toEqual([['curlyQuotes', 1]])
  expect(reported(`[“a”,${' '.repeat(115)} “b”]`)).toEqual([['curlyQuotes', 1]])
  expect(reported(`[“a”,${' '.repeat(116)} “b”]`)).toEqual([
    ['curlyQuotes', 1],
    ['curlyQuotes', 122],
  ])
  expect(reported('[“a”, x, “b”]')).toEqual([
    ['curlyQuotes', 1],
    ['syntax', 6],
    ['curlyQuotes', 9],
  ])
})

test('a long range is marked by its beginning, and of many mistakes the first 25 are told, and how many there are', () => {
  expect(syntaxFindings(`[${'x'.repeat(100)}]`).map(({ location }) => location)).toEqual([{ offset: 1, length: 40 }])
  const { findings, untold } = read(new TextEncoder().encode(`[${'x,'.repeat(30)}1]`))
  expect([findings.length, untold]).toEqual([25, 5])
})
