import { expect, test } from 'vitest'
import { fileWith, pageWith, problemsOf, shelf, siteWith, reported, toySettings } from '../../lib/toy'

const note = (text: string) => siteWith({ type: 'note', text })
const html = (content: string) => {
  const { template } = shelf()
  return fileWith({
    pages: [pageWith({ type: 'rule' }), { ...template, sections: [{ type: 'note', text: '{toy.title}', body: '{toy.content}' }] }],
    collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'x', content }] },
  })
}
const marked = (file: string) =>
  reported(file)
    .split('\n')
    .flatMap((line) => /^(PS\d+) .*<(.*)>/.exec(line)?.slice(1) ?? [])

test.each([
  ['Pay to moc.&#8238;knab', 'PS115', '&#8238;'],
  ['Pay to moc.&#x202E;knab', 'PS115', '&#x202E;'],
  ['*a &#X0202a; b*', 'PS115', '&#X0202a;'],
  ['`&#8238;` &#8237;', 'PS115', '&#8237;'],
  ['[a&#7;](/ "b")', 'PS114', '&#7;'],
  ['a &#xfffe;', 'PS114', '&#xfffe;'],
  ['&#8295;a', 'PS115', '&#8295;'],
  ['a&#8297;', 'PS115', '&#8297;'],
])('a character that no text may hold is told in running text when it is written by its number: %j', (text, code, written) => {
  expect(marked(note(text))).toEqual([code, written])
})

test.each([
  ['<p>moc.&#8238;knab</p>', 'PS115', '&#8238;'],
  ['<p>moc.&#x202e knab</p>', 'PS115', '&#x202e'],
  ['<p lang="&#7;">a</p>', 'PS114', '&#7;'],
  ['<p>a&#129;</p>', 'PS114', '&#129;'],
  ['<a href="/" title="a&#0008238;b">x</a>', 'PS115', '&#0008238;'],
])('and in HTML: %j', (content, code, written) => {
  expect(marked(html(content))).toEqual([code, written])
})

test('what only looks like one is none, nor what browsers read as another character, nor a range that is closed', () => {
  for (const text of [
    '`&#8238;`',
    '\\&#8238;',
    '&amp;#8238;',
    '&#8238',
    '```\n&#8238;\n```',
    'a &#160; b',
    'a &#8207;',
    '&#128104;&#8205;&#127859;',
    '&#8295;a&#8297;',
    '&#0;',
    '&#xD800;',
    '<b title="&#8238;">',
  ])
    expect(marked(note(text)), text).toEqual([])
  for (const content of ['<p>1990&#150;2000 &#128;</p>', '<p>&amp;#8238;</p>', '<p>&#8295;a&#8297;</p>', '<p>&#10;&#9;&#160;</p>'])
    expect(marked(html(content)), content).toEqual([])
})

test('and neither by way of a token', () => {
  const file = fileWith({ pages: [pageWith({ type: 'note', text: 'x {facts.age}' })], site: { ...toySettings, facts: { age: '1&#8238;2' } } })
  expect(problemsOf(file).map(({ code, where }) => [code, where])).toEqual([['PS115', 'page "/" › section 1 (note) › text']])
})
