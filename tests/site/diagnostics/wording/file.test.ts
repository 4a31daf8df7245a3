import { bundle } from '../../../../src/site/read/include/bundle'
import { expect, test } from 'vitest'
import { fileWording } from '../../../../src/site/diagnostics/wording/file'
import { compileFile } from '../../../../src/site/compile'
import { problemsOf, siteWith, toyBlocks } from '../../../lib/toy'
import { note, recorded } from './recorded'

const { reached, problemsIn, expectReached } = recorded()

test('an empty file is told with the shape of a site', () => {
  expect(problemsIn('')).toMatchInlineSnapshot(`
    "PS102 pages.json:1:1 <>  
      The file is empty. A site starts with { "site": { "name": "…" }, "pages": [ … ] }; npm run site -- "Your name" writes one."
  `)
})

test('brackets without end are told at the first that is too deep', () => {
  expect(problemsIn('['.repeat(40))).toMatchInlineSnapshot(`
    "PS105 pages.json:1:33 <[>  
      Here brackets are nested more than 32 deep; no page needs that. Look for a "[" or "{" that was typed or pasted too often."
  `)
})

test('a missing comma is told behind the entry it belongs to', () => {
  expect(problemsIn(siteWith({ type: 'rule' }, { type: 'rule' }).replace('},', '}'))).toMatchInlineSnapshot(`
    "PS110 pages.json:9:9 <}>  page "/" › section 1 (rule) › type
      A comma is missing here. Put a comma between the two entries."
  `)
})

test('an entry in the braces of another one is told where it begins', () => {
  expect(
    problemsIn(
      siteWith({ type: 'rule' }, { type: 'rule' })
        .replace(/"rule"\s*\},\s*\{/, '"rule", "id": "a", ')
        .replace(/"rule"\s*\}\s*\]/, '"rule", "id": "b" }]'),
    ),
  ).toContain('With "type" another entry begins in the same braces: a } and a { are missing before it. Write }, { in place of the comma before it.')
})

test('a merge conflict is named as what it is', () => {
  expect(problemsIn(siteWith({ type: 'rule' }).replace('"type"', '\n<<<<<<< HEAD\n=======\n>>>>>>> draft\n"type"'))).toMatchInlineSnapshot(`
    "PS111 pages.json:9:1 <<<<<<<< HEAD>  
      Here a merge conflict was left in the file. Run "npm run merge": it puts both versions together, and asks where both say something else."
  `)
})

test('a curly quote in place of a straight one is marked', () => {
  expect(problemsIn(siteWith({ type: 'rule' }).replace('"rule"', '“rule”'))).toMatchInlineSnapshot(`
    "PS112 pages.json:8:19 <“>  page "/" › section 1 › type
      Here stands a curly quotation mark where JSON needs a straight one. Type " instead. Inside a text, curly quotes are fine."
  `)
})

test('a name that stands twice is told at the second', () => {
  expect(problemsIn(siteWith({ type: 'rule' }).replace('"type": "rule"', '"type": "rule",\n"type": "note"'))).toMatchInlineSnapshot(`
    "PS113 pages.json:9:1 <"type">  page "/" › section 1 (note) › type
      "type" stands twice in the same braces; the first is in line 8. Only one of them can count. Delete one of the two."
  `)
})

test('an invisible character is marked, and only it', () => {
  expect(problemsIn(note({ title: 'One \u0007 two' }))).toMatchInlineSnapshot(`
    "PS114 pages.json:10:25 <\\u0007>  page "/" › section 1 (note) › title
      This text contains an invisible character (U+0007) that no page can show. Delete it; often it came along when the text was pasted."
  `)
})

test('a character that turns letters round is marked, and only it', () => {
  expect(problemsIn(note({ title: 'One two' }).replace('One two', 'One \\u202e two'))).toMatchInlineSnapshot(`
    "PS115 pages.json:10:25 <\\u202e>  page "/" › section 1 (note) › title
      This text contains an invisible character (U+202E) that turns round what follows: visitors read something else than is written. Delete it; often it came along when the text was pasted."
  `)
})

test('half a character is an invisible one, too', () => {
  expect(problemsIn(note({ title: 'One \ud800 two' }))).toMatchInlineSnapshot(`
    "PS114 pages.json:10:25 <\\ud800>  page "/" › section 1 (note) › title
      This text contains an invisible character (U+D800) that no page can show. Delete it; often it came along when the text was pasted."
  `)
})

test('a file that is not there is told', () => {
  const [problem] = compileFile('no/such/pages.json', toyBlocks).problems
  reached.add(String(problem?.code))
  expect([problem?.message, problem?.hint]).toMatchInlineSnapshot(`
    [
      "The file cannot be read: there is no such file.",
      "Check its name, or name another with --pages FILE.",
    ]
  `)
})

test('a file that is no UTF-8 is told at its first bad byte', () => {
  const bytes = new TextEncoder().encode(note({ title: 'Caf#' })).map((byte) => (byte === 35 ? 0xe9 : byte))
  const [problem] = problemsOf(bytes)
  reached.add(String(problem?.code))
  expect([problem?.line, problem?.column, problem?.message, problem?.hint]).toMatchInlineSnapshot(`
    [
      10,
      24,
      "The file is not UTF-8 text: byte 170 belongs to no character.",
      "Open it in the encoding that it was saved in, such as "Western (Windows 1252)", and save it as "UTF-8"; VS Code does both in its bar below.",
    ]
  `)
})

test('a file that is too large is told with the limit', () => {
  const [problem] = problemsOf(new Uint8Array(64 * 1024 * 1024 + 1))
  reached.add(String(problem?.code))
  expect([problem?.line, problem?.column, problem?.message, problem?.hint]).toMatchInlineSnapshot(`
    [
      1,
      1,
      "The file has 64.0 MB; at most 64.0 MB can be read.",
      "Shorten it: long repeated texts belong into "shared", once.",
    ]
  `)
})

test('a file that cannot be included, and one that holds more than it may, are told', () => {
  const main = Buffer.from(JSON.stringify({ site: {}, include: ['a/*.json'] }))
  const part = (value: unknown) => problemsOf(bundle(main, [{ name: 'a/b.json', bytes: Buffer.from(JSON.stringify(value)) }]))
  const problems = [...problemsOf(main), ...part({ site: {} }), ...part({ pages: {} }), ...part({ include: [] }), ...part([])]
  for (const { code } of problems) reached.add(code)
  expect(problems.map(({ file, column, message, hint }) => `${file}:${column} ${message} ${hint}`)).toMatchInlineSnapshot(`
    [
      "pages.json:23 "a/*.json" cannot be included: there is no such file yet. Mend its name here, put the file there, or delete it here.",
      "a/b.json:2 "site" cannot stand in an included file. It may hold "pages": [ … ], and "collections", "shared" and "redirects" in { }; all else stands in the main file.",
      "a/b.json:2 "pages" is of another kind in an included file. It may hold "pages": [ … ], and "collections", "shared" and "redirects" in { }; all else stands in the main file.",
      "a/b.json:2 "include" cannot stand in an included file. Name the files in "include" of the main file.",
      "a/b.json:1 An included file is no list and no text: it has fields. It may hold "pages": [ … ], and "collections", "shared" and "redirects" in { }.",
    ]
  `)
})

test('every mistake of the file as a text is reached, and none that is in no catalogue', () => {
  expectReached(fileWording)
})
