import { expect, test } from 'vitest'
import { shapeFindings, validate } from '../../../src/site/check/validate'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { schemaOf } from '../../../src/site/schema/composed'
import { fileWith, pageWith, toyBlocks, toySettings } from '../../lib/toy'

const words = (findings: Finding[]) => findings.map(({ location, message }) => `${message.name} ${'path' in location && location.path.join('.')}`)
const told = (value: unknown) => words(validate(schemaOf(toyBlocks), value, toyBlocks))
const fileOf = (parts: Record<string, unknown> = {}) => JSON.parse(fileWith(parts)) as Record<string, unknown>
const section = (more: object) => ({ pages: [pageWith({ type: 'rule', ...more })] })

test('what is no object is told by what it is', () => {
  const found = (value: unknown) => validate(schemaOf(toyBlocks), value, toyBlocks)
  const message = (is: string) => [{ location: { path: [], on: 'value', within: undefined }, message: { name: 'notAnObject', words: { found: is } } }]
  expect([found([]), found(null), found(7)]).toEqual([message('a list'), message('only null'), message('only 7')])
})

test('a right file has no findings', () => {
  expect([told(fileOf()), shapeFindings(fileOf(), toyBlocks)]).toEqual([[], []])
})

test('of several kinds of mistakes the first is told: characters, the shape, names, turns of writing', () => {
  const control = section({ label: 'a\u0007', x: 1 })
  const facts = JSON.parse('{ "__proto__": "x" }') as object
  expect(told(fileOf(control))).toEqual(['controlCharacter pages.0.sections.0.label'])
  expect(told(fileOf(section({ x: 1, label: 'a\u202eb' })))).toEqual(['unknownField pages.0.sections.0.x'])
  expect(told(fileOf({ site: { ...toySettings, facts }, ...section({ label: 'a\u202eb' }) }))).toEqual(['badForm site.facts.__proto__'])
  expect(told(fileOf(section({ label: 'a\u202eb' })))).toEqual(['turnedDirection pages.0.sections.0.label'])
})

test('of a file from another time its age is told alone, and its shape where that is asked for', () => {
  const old = fileOf({ versions: { rule: 9 }, ...section({ x: 1 }) })
  expect(told(old)).toEqual(['newerFile versions.rule'])
  expect(words(shapeFindings(old, toyBlocks))).toEqual(['unknownField pages.0.sections.0.x'])
})

test('a field of an item that may not stand there is told once, whatever its value is', () => {
  const item = { slug: 'bear', title: 'a', excerpt: 'b' }
  expect(
    told(
      fileOf({
        collections: {
          toys: [
            { ...item, hidden: 7 },
            { ...item, title: 7 },
          ],
        },
      }),
    ),
  ).toEqual(['wrongKind collections.toys.0.hidden', 'wrongKind collections.toys.1.title'])
})

test('a list in place of a site is told by what it holds', () => {
  const held = (...list: unknown[]) => validate(schemaOf(toyBlocks), list, toyBlocks).map(({ message }) => 'holds' in message.words && message.words.holds)
  expect(
    [
      held({ path: '/' }),
      held({ sections: [] }, { path: '/a' }),
      held({ type: 'note' }, { use: 'talk' }),
      held({ path: '/' }, 7),
      held({ path: '/' }, { type: 'note' }),
      held(),
    ].flat(),
  ).toEqual(['pages', 'pages', 'sections', undefined, undefined, undefined])
})
