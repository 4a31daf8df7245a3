import { expect, test } from 'vitest'
import { syntaxRepairs } from '../../../../src/authoring/edit/syntaxRepairs'
import { syntaxFindings } from '../../../../src/site/read/syntax/syntax'
import { applyEdits } from '../../../../src/site/text/edits'

const mended = (text: string) =>
  applyEdits(
    text,
    syntaxRepairs(text).flatMap(({ edits }) => edits),
  )
const hero = '    {\n      "type": "hero",\n      "title": "A"\n'
const page = (sections: string) => `{\n  "sections": [\n${sections}\n  ]\n}`

test('a bracket is closed where the lines of what it opens end, with the comma that went with it', () => {
  const rule = '    { "type": "rule" }'
  const whole = page(`${hero}    },\n${rule}`)
  const broken = [page(`${hero}    ,\n${rule}`), page(`${hero}${rule}`), page(`${hero.trimEnd()},\n${rule}`)]
  expect(broken.map((text) => JSON.parse(mended(text)))).toEqual(broken.map(() => JSON.parse(whole)))
})

test('whichever closing bracket is deleted, in a file with indentation it is put where it was, and in one without nothing is guessed', () => {
  const value = { pages: [{ path: '/', sections: [{ type: 'hero', actions: [{ label: 'Go', href: '/' }], facts: ['1', '2'] }, { type: 'rule' }] }, { path: '/a' }], end: 1 }
  const without = (text: string) => [...text.matchAll(/[}\]]/g)].slice(0, -1).map(({ index }) => text.slice(0, index) + text.slice(index + 1))
  const indented = without(JSON.stringify(value, null, 2))
  expect(indented).toHaveLength(9)
  expect(indented.map((text) => JSON.parse(mended(text)))).toEqual(indented.map(() => value))
  const flat = without(JSON.stringify(value))
  expect(flat.map(mended)).toEqual(flat)
})

test('half an entry before a whole one is closed, and what it lacks is told then', () => {
  const half = '    {\n      "type": "cta",\n      "actions": [\n        {\n          "label": "Call",\n'
  expect(JSON.parse(mended(page(`${half}${hero}    }`))).sections).toEqual([
    { type: 'cta', actions: [{ label: 'Call' }] },
    { type: 'hero', title: 'A' },
  ])
})

test('the end of a file is not made up, nor is one of two brackets that are missing', () => {
  const cut = [page(hero).slice(0, 40), page(`${hero}    }`).slice(0, -1), '{\n  "a": [\n    1,\n  "b": [\n    2,\n  "c": 3\n}', '{"a":[1}']
  expect(cut.map(mended)).toEqual(cut)
})

test('entries behind a list go into it where they begin as those in it do', () => {
  const behind = (list: string, ...entries: string[]) => `{ "sections": ${list}, ${entries.join(', ')} }`
  const one = behind('[{ "type": "hero" }]', '{ "type": "rule" }')
  expect(JSON.parse(mended(one))).toEqual({ sections: [{ type: 'hero' }, { type: 'rule' }] })
  expect(JSON.parse(mended(behind('[{ "type": "hero" }]', '{ "type": "rule" }', '{ "type": "cta" }'))).sections).toHaveLength(3)
  expect(JSON.stringify(syntaxFindings(one))).toContain('Move the ] of line 1 behind it')
  const others = [behind('[{ "label": "Go" }]', '{ "type": "rule" }'), behind('["a"]', '{ "type": "rule" }'), '{ "a": 1, { "b": 2 } }']
  expect(others.map(mended)).toEqual(others)
})
