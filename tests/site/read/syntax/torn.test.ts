import { expect, test } from 'vitest'
import { renderMessage } from '../../../../src/site/diagnostics/catalogue'
import { syntaxFaults, syntaxFindings } from '../../../../src/site/read/syntax/syntax'
import { fileWith, pageWith } from '../../../lib/toy'

const section = { type: 'note', text: 'First words', links: [{ label: 'Home', href: '/' }] }
const text = fileWith({
  pages: [
    { ...pageWith(section), path: '/one' },
    { ...pageWith(section), path: '/two' },
  ],
})

/** The text without what stands between two others, of which the second is looked for behind the first. */
function without(from: string, to: string): string {
  const start = text.indexOf(from) + from.length
  return text.slice(0, start) + text.slice(text.indexOf(to, start))
}

const hintOf = (torn: string) => syntaxFindings(torn).map(({ message }) => renderMessage(message).hint)[0]

test.each([
  ['between two fields', without('"type"', '"path": "/two"'), '"type""path": "/two",', 'write }]}, { in this line in place of what stands before "path"'],
  ['in a text', without('First w', '"path": "/two"'), '"text": "First w"path": "/two",', 'write }]}, { in this line in place of what stands before "path"'],
  ['before the end of a name', without('"text": ', 'th": "/two"'), '"text": th": "/two",', 'write }]}, { in place of this line'],
])('where a page goes on %s with the next one, one line is told, and how to go on', (_where, torn, line, hint) => {
  expect(syntaxFaults(torn).map(({ name, offset, length, edits }) => [name, torn.slice(offset, offset + length), edits])).toEqual([['torn', line, []]])
  expect(hintOf(torn)).toContain(hint)
  expect(hintOf(torn)).toContain('npm run section -- undo')
})

test('what is said there leads to a file that can be read', () => {
  expect(JSON.parse(without('"type"', '"path": "/two"').replace('"type""path"', '}]}, { "path"')).pages).toHaveLength(2)
})

test('one bracket that is missing, or a mistake in a line that closes what it opens, is told as itself', () => {
  const others = [
    text.replace('"First words"', '"First words'),
    text.replace('"label": "Home",', '"label" "Home'),
    text.replace(/\},\n {4}\{\n {6}"path": "\/two"/, '{ "path" "/two"'),
  ]
  for (const other of others) expect(syntaxFaults(other).map(({ name }) => name)).not.toContain('torn')
})

test('where two texts have run together, no brackets are put between: the names after them would stand twice', () => {
  const joined = without('First w', '/two"')
  expect(syntaxFaults(joined).flatMap(({ edits }) => edits)).toEqual([])
  expect(hintOf(joined)).toContain('npm run section -- undo')
})
