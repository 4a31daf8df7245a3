import { expect, test } from 'vitest'
import { htmlEntry, joinedTexts, missingQuotes, tabbedRows, tripleQuotes } from '../../../../src/site/read/syntax/ofPrograms'
import { applyEdits } from '../../../../src/site/text/edits'

test.each([
  [tripleQuotes, '{ "a": """One\n  "two" """ }', '{ "a": "One\\n\\"two\\"" }'],
  [joinedTexts, '["a " +\n  "b", "c"\n + "d"]', '["a b", "cd"]'],
  [joinedTexts, '["a \\\n   b"]', '["a b"]'],
  [missingQuotes, '{\n"a": "b,\n"c": "d\n}', '{\n"a": "b",\n"c": "d"\n}'],
  [missingQuotes, '{ "q": "x", "a": On Thursdays." }', '{ "q": "x", "a": "On Thursdays." }'],
  [missingQuotes, '{\n"a": "b",\n"c": 1,\n"d": "x\nand y"\n}', '{\n"a": "b",\n"c": 1,\n"d": "x\nand y"\n}'],
  [tabbedRows, '[\n  Mo to Fr\t9\n  Sa\t10\n]', '[\n["Mo to Fr","9"],\n["Sa","10"]\n]'],
])('%# what programs and slips of hands leave is JSON', (read, text, left) => expect(applyEdits(text, read(text))).toBe(left))

test('HTML in place of an entry is found with all that belongs to it', () => {
  const found = (text: string) => {
    const html = htmlEntry(text)
    return html && [text.slice(html.found.offset, html.found.offset + html.found.length), html.instead]
  }
  expect(found('[\n  <p>One</p>\n  <p>Two</p>\n]')).toEqual(['<p>One</p>\n  <p>Two</p>', ['{},', '{}']])
  expect(found('[\n<Hero title="x" />,\n{}]')).toEqual(['<Hero title="x" />', ['{}']])
  expect([found('[1]'), found('[\n<p>One\n]')]).toEqual([undefined, undefined])
})
