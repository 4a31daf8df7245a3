import { expect, test } from 'vitest'
import { change, renameBlock, renameField } from '../../../../src/parts/migration'
import { firstVersion, historyOf, lineageOf, nameIn, notedVersions, retiredNames, versionIn } from '../../../../src/site/check/versions/history'
import { toyBlocks } from '../../../lib/toy'

const same = change((data) => data)
// Called "ask" in version 1 and 2, "questions" in 3, "faq" since 4.
const faq = lineageOf('faq', [same, [same, renameBlock('ask', 'questions')], [renameBlock('questions', 'faq'), renameField('a', 'b')], same])

test('a block of four steps is of version five, and had a name in each', () => {
  expect(faq.version).toBe(5)
  expect([1, 2, 3, 4, 5].map((version) => nameIn(faq, version))).toEqual(['ask', 'ask', 'questions', 'faq', 'faq'])
  expect(retiredNames(faq)).toEqual(['ask', 'questions'])
  expect(['ask', 'questions', 'faq', 'other'].map((name) => firstVersion(faq, name))).toEqual([1, 3, 4, 5])
  expect([lineageOf('faq', []).version, firstVersion(lineageOf('faq', []), 'faq'), retiredNames(lineageOf('faq', []))]).toEqual([1, 1, []])
})

test('two names in one step are gone through in their order', () => {
  const twice = lineageOf('c', [[renameBlock('a', 'b'), renameBlock('b', 'c')]])
  expect([nameIn(twice, 1), nameIn(twice, 2)]).toEqual(['a', 'c'])
})

test('a file is of the version that it notes, or else of the first in which the block had this name', () => {
  expect([versionIn({ faq: 2 }, faq, 'faq'), versionIn({}, faq, 'faq'), versionIn({ faq: 2 }, faq, 'questions'), versionIn({}, faq, 'ask')]).toEqual([2, 4, 3, 1])
  expect(versionIn({}, lineageOf('constructor', [same]), 'constructor')).toBe(1)
})

test('a block is known by all its names, but a name of today is never an old one of another', () => {
  const blocks = { ...toyBlocks, faq: { schema: toyBlocks.rule?.schema as never, migrations: [renameBlock('rule', 'faq'), renameBlock('ask', 'ask')] } }
  const history = historyOf(blocks, [same])
  expect([history.get('rule')?.name, history.get('faq')?.version, history.get('site')?.version, history.get('nothing')]).toEqual(['rule', 3, 2, undefined])
})

test('versions are whole numbers from one', () => {
  expect(notedVersions({ versions: { a: 1, b: 20 } })).toEqual({ a: 1, b: 20 })
  expect([notedVersions({}), notedVersions([])]).toEqual([{}, {}])
  for (const versions of [{ a: 0 }, { a: 1.5 }, { a: '1' }, { a: null }, [], 'x', null, 3]) expect(notedVersions({ versions }), JSON.stringify(versions)).toBeUndefined()
})
