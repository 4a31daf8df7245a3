import { expect, test } from 'vitest'
import { readAsMeant, readTemplate } from '../../../../src/site/read/syntax/asMeant'
import { syntaxFaults } from '../../../../src/site/read/syntax/syntax'
import type { Line } from '../../../../src/site/read/syntax/token'
import { applyEdits } from '../../../../src/site/text/edits'

/** What is told of a text, and the text as it is mended. */
function read(text: string) {
  const faults = syntaxFaults(text)
  const mended = applyEdits(
    text,
    faults.flatMap(({ edits }) => edits),
  )
  return [[...new Set(faults.map(({ name }) => name))].join(), mended]
}

test.each([
  ['{"a": t("Hello")}', 'call', '{"a": "Hello"}'],
  ["{\"a\": __('It\\'s', 'toys')}", 'call', '{"a": "It\'s"}'],
  ['[i18n.t(`Hello`), _("you", { })]', 'call,bareWord,closeWrong', undefined],
  ['{"a": t("Hello", name)}', 'call', '{"a": "Hello"}'],
  ['{"a": `One\n  two`,\n"b": 1}', 'lineBreak', '{"a": "One\\ntwo",\n"b": 1}'],
  ['{"a": 1} -- why', 'comment', '{"a": 1}'],
])('%j is read as what was meant: %s', (text, names, mended) => {
  if (mended !== undefined) expect(read(text)).toEqual([names, mended])
})

test.each(['{"a": Hello you, "b": 1}', '{"a": Hello, you\n}', '{"a": It\'s here}', '{"a": 24.12.2026}', '{"a": 09:00}', '{"a": 10%}', '{"a": 007}', '{"a": /faq}', '{"a": #fff}'])(
  'what has no quotes in %j gets them',
  (text) => {
    const [names, mended] = read(text)
    expect([names, Object.keys(JSON.parse(String(mended)) as object)[0]]).toEqual(['bareWord', 'a'])
  },
)

test.each(['{"a": props.title}', '{"a": pageTitle}', '{"a": page_title}', '{"a": title()}', '{"a": ...}', '{"a": # c\n1}', '{"a": One\ntwo"}', '{"a": true.}'])(
  'in %j it is not known what was meant, and nothing is changed',
  (text) => expect(read(text)[1]).toBe(text),
)

test('a name that is chosen among others may be written like one of a program', () => {
  expect(read('{"type": faqGroup}')).toEqual(['bareWord', '{"type": "faqGroup"}'])
})

test('a text in backticks with a hole in it is left to its author', () => {
  const line: Line = { tokens: [], faults: [], next: 4, open: undefined, known: {} }
  expect([readTemplate(`\`a $\{b}\n\``, 0, 7, line), readTemplate('`a`', 0, 3, line), readTemplate('``\n`', 0, 2, line), readAsMeant('', 0, 0, line)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
