import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown, visitMarkdown } from '../../../src/parts/markdown'
import { richText } from '../../../src/parts/richText'
import { rule } from '../../../src/site/lint/rules/markdown-removed'
import { innocent, reportedOn } from '../../lib/innocent'
import { runs } from '../../lib/runs'

const adviceIn = (text: string) => reportedOn(innocent({ sections: [{ type: 'plain', text }] })).words

test('a heading in running text is told, and how often', () => {
  expect(adviceIn('# Fees\n\nNone.\n\nMore\n====\n\nNone.')).toMatchInlineSnapshot(`
    "PS449 markdown-removed 14:20 <# Fees>  page "/" › section 2 (plain) › text
      Here stands a heading, but running text has none: it is shown as a paragraph. There is 1 more in this text. Write it in **bold**, or give the text a title of its own."
  `)
})

test('a picture is told, also one that is written with a name', () => {
  expect(adviceIn('Our shop: ![The shop](https://pictures.example.com/shop.png)')).toMatchInlineSnapshot(`
    "PS449 markdown-removed 14:30 <![The shop](https://pictures.example.com/shop.png)>  page "/" › section 2 (plain) › text
      Here stands a picture, but running text has none: only the words for it are shown. Delete it, and say in words what it shows; or write the text in a block that shows pictures, such as "prose"."
  `)
  expect(adviceIn('![The shop][shop]\n\n[shop]: /shop.png')).toMatch(/^PS449/)
})

test('a line across the page is told', () => {
  expect(adviceIn('One.\n\n---\n\nTwo.')).toMatchInlineSnapshot(`
    "PS449 markdown-removed 14:28 <--->  page "/" › section 2 (plain) › text
      Here stands a line across the page, but running text has none: it is not shown. Delete it, or begin a new section here."
  `)
})

test('a table of which the lines do not fit together is told; any other is shown', () => {
  expect(adviceIn('| Toy | Price |\n|---|---|---|\n| Bear | $5 |')).toMatchInlineSnapshot(`
    "PS449 markdown-removed 14:20 <| Toy | Price |\\n|---|---|---|\\n| Bear | $5 |>  page "/" › section 2 (plain) › text
      Here stands a table whose line of dashes has not as many cells as the line above it: it is shown as it is written. Give each of the two lines the same number of cells, as in | What | Price | and | --- | --- | below it."
  `)
  expect(adviceIn('| Toy | Price |\n|---|--:|\n| Bear | $5 |')).toBe('')
})

test('wherever in lists and quotes something stands that is not shown, it is told', { tags: ['random'] }, () => {
  const check = 'checkText' in rule ? rule.checkText({} as never) : expect.unreachable()
  const signs = [
    '> ',
    '>',
    '- ',
    '-\t',
    '-',
    '* ',
    '*',
    '1. ',
    '12) ',
    ' ',
    '    ',
    '\n',
    '\n',
    '\n\n',
    '\r\n',
    'a',
    '#',
    '# ',
    '##### ',
    '---',
    '===',
    '_',
    '![b](/c.png)',
    '[d]: /e',
  ]
  const unshown = ['heading', 'image', 'thematicBreak']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 9 }), (found) => {
      const text = found.join('')
      const types = new Set<string>()
      visitMarkdown(parseMarkdown(text) ?? expect.unreachable(), ({ type }) => void types.add(type))
      const isTold = unshown.some((type) => types.has(type)) || (types.has('definition') && !types.has('linkReference'))
      expect(check(text, 'richText', [], richText).length > 0, JSON.stringify(text)).toBe(isTold)
    }),
    runs(4000),
  )
})

test('in a text of one line or paragraph lists, quotes, tables and lines of code are told', () => {
  const inLine = (line: string) => reportedOn(innocent({ sections: [{ type: 'plain', line }] })).words
  for (const [text, what] of [
    ['- One\n- Two', 'a list'],
    ['> One', 'a quote'],
    ['| a |\n|---|', 'a table'],
    ['```\na\n```', 'lines of code'],
    ['# One', 'a heading'],
  ] as const)
    expect(inLine(text)).toContain(what)
  expect(inLine('One **two** `three` [four](/)')).toBe('')
  expect(adviceIn('- One\n\n> Two\n\n| a |\n|---|\n\n```\na\n```')).toBe('')
})

test('an address that no link uses is told', () => {
  expect(adviceIn('One [fine toy][used].\n\n[used]: /\n[other]: /')).toMatchInlineSnapshot(`
    "PS449 markdown-removed 14:56 <[other]: />  page "/" › section 2 (plain) › text
      Here stands an address for a link, but no link in this text uses it: it is not shown. Write the link as [words](/address), or delete the line."
  `)
})

test('a tag of any kind, and a comment, are told as tags; in code they are what they should be', () => {
  expect(adviceIn("A <video src='/x.mp4'></video>")).toMatch(/^PS527 .*<<video src='\/x.mp4'>>/)
  expect(adviceIn('<!-- not\nyet -->\n\nA')).toMatch(/^PS527 .*<<!-- not/)
  expect(adviceIn('<script>\nalert()\n</script>')).toMatch(/^PS527/)
  expect(adviceIn('Write `<b>` or\n\n```\n<b>\n```')).toBe('')
  expect(adviceIn('Write <your name> there.')).toBe('')
})

test.each(['One.\n\n- Two\n- Three', '> Four', '`a | b`', 'a | b', '- [x](/)\n\n1. y', 'One  \ntwo', '**a** *b* # c', '---a', 'a - b', '| a | b |'])(
  'nothing is told of %j',
  (text) => {
    expect(adviceIn(text)).toBe('')
  },
)

test.each([
  ['<https://b\u0430nk.example.com>', 'PS520'],
  ['[Our bank][b]\n\n[b]: https://b\u0430nk.example.com', 'PS520'],
  ['[Our bank](https&#58;//b\u0430nk.example.com)', 'PS520'],
  ['<http://bank.example.com>', 'PS521'],
  ['[Our bank][b]\n\n[b]: http://bank.example.com', 'PS521'],
  ['<https://toys.example.com/>', 'PS530'],
  ['[click here][b]\n\n[b]: /', 'PS515'],
])('the rules for links look at %j', (text, code) => {
  expect(adviceIn(text)).toMatch(new RegExp(`^${code}`))
})

test('and at addresses in HTML, whatever their letters are written as', () => {
  const { codes } = reportedOn(innocent({ sections: [{ type: 'plain', body: '<p><a href="https&colon;//b&#x430;nk.example.com">Our bank</a></p>' }] }))
  expect(codes).toEqual(['PS520'])
})

test('an id of an article that links cannot lead to is told', () => {
  expect(reportedOn(innocent({ sections: [{ type: 'plain', body: '<h2 id="links">A</h2><h3 id="Fees">B</h3><h3 id="fees">C</h3>' }] })).words).toMatchInlineSnapshot(`
    "PS442 html-removed 14:24 <id>  page "/" › section 2 (plain) › body
      Here id="…" of <h2> is removed. Write another one: small letters, digits and hyphens, and no name that browsers use.
    PS442 html-removed 14:47 <id>  page "/" › section 2 (plain) › body
      Here id="…" of <h3> is removed. Write another one: small letters, digits and hyphens, and no name that browsers use."
  `)
})
