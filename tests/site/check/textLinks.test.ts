import { expect, test } from 'vitest'
import { linksInText } from '../../../src/site/check/textLinks'

/** The words and address of each link, and the parts of the text that the link and its address are. */
const found = (text: string) =>
  linksInText(text).map(({ label, href, whole, address }) => [label, href, text.substr(whole.start, whole.length), text.substr(address.start, address.length)])

test.each<[text: string, label: string, href: string, whole: string, address: string]>([
  ['a [b](/c) d', 'b', '/c', '[b](/c)', '/c'],
  ['[b]( </c d> "title")', 'b', '/c d', '[b]( </c d> "title")', '/c d'],
  ['[b](/c_(d)_e)', 'b', '/c_(d)_e', '[b](/c_(d)_e)', '/c_(d)_e'],
  ['[b](/c\\)d)', 'b', '/c)d', '[b](/c\\)d)', '/c\\)d'],
  ['[b](</c\\>d>)', 'b', '/c>d', '[b](</c\\>d>)', '/c\\>d'],
  ['[b](/c?d&amp;e)', 'b', '/c?d&e', '[b](/c?d&amp;e)', '/c?d&amp;e'],
  ['[**b** _c_](/d)', 'b c', '/d', '[**b** _c_](/d)', '/d'],
  ['[a\\](b)](/c)', 'a](b)', '/c', '[a\\](b)](/c)', '/c'],
  ['[](/c)', '', '/c', '[](/c)', '/c'],
  ['[b]()', 'b', '', '[b]()', ''],
  ['see <https://a.example/b> now', 'https://a.example/b', 'https://a.example/b', '<https://a.example/b>', 'https://a.example/b'],
  ['<a@b.example>', 'a@b.example', 'mailto:a@b.example', '<a@b.example>', 'a@b.example'],
  ['[b][name]\n\n[name]: /c "t"', 'b', '/c', '[b][name]', '/c'],
  ['[Name]\n\n[name]: </c>', 'Name', '/c', '[Name]', '/c'],
  ['[name][]\n\n[name]: /c\n[name]: /d', 'name', '/c', '[name][]', '/c'],
])('%j has one link', (text, ...link) => {
  expect(found(text)).toEqual([link])
})

test.each(['', 'plain', '[b] (/c)', '[b][none]', '`[b](/c)`', '![b](/c)', '\\[b](/c)', '<b>', '[name]: /c', '1 < 2'])('%j has none', (text) => {
  expect(found(text)).toEqual([])
})

test('links of one name share their address, and all are found in their order', () => {
  const text = '[a][x] [b](/b) [c][x]\n\n[x]: /x'
  expect(found(text).map(([label, href]) => [label, href])).toEqual([
    ['a', '/x'],
    ['b', '/b'],
    ['c', '/x'],
  ])
  expect(linksInText(text).map(({ address }) => address.start)).toEqual([28, 11, 28])
})

test('a text that takes too long to read has none, and what has been read is not read again', () => {
  expect(linksInText(`${'> '.repeat(25)}[b](/c)`)).toEqual([])
  expect(linksInText('[same](/c)')).toBe(linksInText('[same](/c)'))
})

test('texts are remembered up to five thousand', () => {
  const first = linksInText('[first](/c)')
  for (let index = 0; index < 5_000; index++) linksInText(`${'>'.repeat(25)}<${index}`)
  expect(linksInText('[first](/c)')).not.toBe(first)
  expect(linksInText('[first](/c)')).toEqual(first)
})
