import { expect, test } from 'vitest'
import type { Blocks } from '../../../src/blocks/schemas'
import { change } from '../../../src/parts/migration'
import { migrateFile } from '../../../src/authoring/edit/migrate/file'
import { migrate } from '../../../src/authoring/edit/migrate/migrate'
import { versionFindings } from '../../../src/site/check/versions/versions'
import { versionWording } from '../../../src/site/diagnostics/wording/versions'
import { agedBlocks, versioned } from '../../lib/migrateToys'
import { problemsOf, siteWith, reported } from '../../lib/toy'

const reached = new Set<string>()

function problemsIn(text: string): string {
  for (const { code } of problemsOf(text, agedBlocks)) reached.add(code)
  return reported(text, agedBlocks)
}

test('a file of an older version is one problem, however much in it is old', () => {
  expect(problemsIn(siteWith({ type: 'rule' }, { type: 'toyFaq', titel: 'x', items: [{ q: 'y' }] }, { type: 'toyFaq' }))).toMatchInlineSnapshot(`
    "PS430 pages.json:11:19 <"toyFaq">  page "/" › section 2 (toyFaq) › type
      This file was written for an older toyFaq (version 3, now 4). Run: npm run migrate"
  `)
})

test('it is told at the version where one is noted, and all blocks together', () => {
  expect(problemsIn(versioned({ toyFaq: 2, toyLine: 1 }, { type: 'toyFaq' }, { type: 'toyLine', words: 'x' }))).toMatchInlineSnapshot(`
    "PS430 pages.json:3:15 <2>  versions › toyFaq
      This file was written for an older toyFaq (version 2, now 4) and an older toyLine (version 1, now 2). Run: npm run migrate"
  `)
})

test('a block that the file does not use may be of any version', () => {
  expect(problemsIn(versioned({ toyFaq: 1, toyLine: 9 }, { type: 'rule' }))).toBe('')
})

test('a file of a newer version asks for a newer tool', () => {
  expect(problemsIn(versioned({ toyLine: 3 }, { type: 'toyLine', text: 'x' }))).toMatchInlineSnapshot(`
    "PS431 pages.json:3:16 <3>  versions › toyLine
      This file was written for a newer toyLine (version 3; here it is 2). Update the tool to the version that the file was written with."
  `)
})

test('a block that has another name now is told by both names', () => {
  expect(problemsIn(siteWith({ type: 'toyQuestions', titel: 'x' }))).toMatchInlineSnapshot(`
    "PS432 pages.json:8:19 <"toyQuestions">  page "/" › section 1 (toyQuestions) › type
      The block "toyQuestions" is now called "toyFaq". Run: npm run migrate"
  `)
})

test('a version of no block is told at its name', () => {
  expect(problemsIn(versioned({ toyFap: 4 }, { type: 'rule' }))).toMatchInlineSnapshot(`
    "PS433 pages.json:3:5 <"toyFap">  versions › toyFap
      There is no block "toyFap" that could have a version. Did you mean "toyFaq"?"
  `)
  expect(problemsIn(versioned(JSON.parse('{"__proto__": 2}'), { type: 'rule' }))).toContain('PS433 pages.json:3:5 <"__proto__">')
})

test('a version that is no number is told like any other field', () => {
  expect(problemsIn(versioned({ toyLine: '2' }, { type: 'rule' }))).toMatchInlineSnapshot(`
    "PS205 pages.json:3:16 <"2">  versions › toyLine
      Here a number without quotes is expected, but there is the text "2". Write a number without quotes."
  `)
  expect(problemsIn(versioned(2, { type: 'rule' }))).toMatchInlineSnapshot(`
    "PS205 pages.json:2:15 <2>  versions
      Here an entry in { } is expected, but there is the number 2. Write an entry in { }."
  `)
})

test('an older form of the site itself is told, too', () => {
  const file: unknown = JSON.parse(siteWith({ type: 'rule' }))
  expect(versionFindings(file, agedBlocks, [change((data) => data)])).toEqual([
    { location: { path: ['site'], on: 'value', within: undefined }, message: { name: 'olderFile', words: { parts: [{ name: 'site', from: 1, to: 2 }] } } },
  ])
  expect(versionWording.olderFile.message({ parts: [{ name: 'site', from: 1, to: 2 }] })).toBe('This file was written for an older form of the site (version 1, now 2).')
})

test('a migrated file has none of these problems', () => {
  const { text } = migrate(siteWith({ type: 'toyQuestions', titel: 'x', items: [] }, { type: 'toyLine', words: 'x' }), agedBlocks)
  expect(problemsIn(text)).toBe('')
})

test('a section that no step can change is told where it stands', () => {
  const failing: Blocks = { ...agedBlocks, rule: { ...(agedBlocks.rule as Blocks[string]), migrations: [change(({ label }) => ({ label: (label as string).trim() }))] } }
  const { problems } = migrateFile(new TextEncoder().encode(siteWith({ type: 'rule', label: 5 })), 'pages.json', failing)
  for (const { code } of problems) reached.add(code)
  expect(problems.map(({ code, line, column, where, message, hint }) => `${code} ${line}:${column} ${where}: ${message} ${hint}`)).toMatchInlineSnapshot(`
    [
      "PS434 7:9 page "/" › section 1 (rule): This is a rule of version 1, and the steps to version 2 cannot change it. Compare it with others of its kind, or show it to the developer of the block.",
    ]
  `)
})

test('every problem of versions is reached', () => {
  const codes = Object.values(versionWording).map(({ code }) => code)
  expect([...reached].filter((code) => code.startsWith('PS43')).sort()).toEqual(codes.sort())
})
