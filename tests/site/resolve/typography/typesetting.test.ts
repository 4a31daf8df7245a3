import { expect, test } from 'vitest'
import { z } from 'zod'
import { html } from '../../../../src/parts/html'
import { richText } from '../../../../src/parts/richText'
import { marked } from '../../../../src/parts/role'
import { nameText, text } from '../../../../src/parts/text'
import { typesetting } from '../../../../src/site/resolve/typography/typesetting'
import { mapStrings } from '../../../../src/site/schema/walk'

const set = (schema: z.ZodType, value: string, lang = 'en') =>
  mapStrings(
    schema,
    value,
    typesetting(lang, (typed) => typed),
  )

test('plain texts are set; names, days, colours and what is no text are not', () => {
  expect(set(text, '"A" - b')).toBe('“A” – b')
  for (const schema of [nameText, marked(text, { day: true }), marked(text, { color: true }), marked(text, { moment: true }), z.string()])
    expect(set(schema, '"A" - b')).toBe('"A" - b')
})

test('hours are from one day and one time to another', () => {
  expect(set(text, 'Monday-Friday 9:00 AM-6:00 PM')).toBe('Monday–Friday 9:00 AM–6:00 PM')
  expect(set(richText, 'Open **Mo-Fr**, 9:00-17:30', 'de')).toBe('Open **Mo–Fr**, 9:00–17:30')
  expect(set(text, 'Monday-Friday', 'de')).toBe('Monday-Friday')
})

test('tokens are filled in before', () => {
  const filled = mapStrings(
    text,
    '"{name}"',
    typesetting('en', (typed) => typed.replace('{name}', "Joe's")),
  )
  expect(filled).toBe('“Joe’s”')
})

test.each([
  ['He said **"yes"** - *"no"*', 'He said **“yes”** – *“no”*'],
  ['"**Yes**," he said', '“**Yes**,” he said'],
  ['- "a"\n- it\'s', '- “a”\n- it’s'],
  ['[the "guide"](/a-b "its title") is `"code" - x`', '[the “guide”](/a-b "its title") is `"code" - x`'],
  ['typed \\"so\\" **here**', 'typed \\"so\\" **here**'],
  ['| "a" | 3-5 |\n| - | - |\n| b | 😀 "c" |', '| “a” | 3–5 |\n| - | - |\n| b | 😀 “c” |'],
  ['![a "b"](media/a.jpg "c") "d"', '![a "b"](media/a.jpg "c") “d”'],
  ['```\n"x"\n```\n\n"y"', '```\n"x"\n```\n\n“y”'],
])('in Markdown words are set, and neither marks nor code: %s', (typed, printed) => {
  expect(set(richText, typed)).toBe(printed)
})

test.each([
  ['<p class="x">"A <b>bold</b>" - it\'s</p><p>"B"</p>', '<p class="x">“A <b>bold</b>” – it’s</p><p>“B”</p>'],
  ['<p>"<em>A</em>"</p>', '<p>“<em>A</em>”</p>'],
  ['<pre>"a" - <b>"b"</b></pre><p>"c"</p>', '<pre>"a" - <b>"b"</b></pre><p>“c”</p>'],
  ['<a title="3-5 > \'x\'">3-5 days</a>', '<a title="3-5 > \'x\'">3–5 days</a>'],
  ['<!-- "a" -->"b"', '<!-- "a" -->“b”'],
  ['<p>"a"</p><a href="x', '<p>"a"</p><a href="x'],
])('in HTML words are set, and neither tags nor code: %s', (typed, printed) => {
  expect(set(html, typed)).toBe(printed)
})

test('a language that is not known keeps what is typed', () => {
  expect(set(text, '"A"', 'ja')).toBe('"A"')
})
