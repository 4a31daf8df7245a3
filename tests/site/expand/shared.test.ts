import { expect, test } from 'vitest'
import { message } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'
import { placeOf, reporterFor } from '../../../src/site/expand/shared'
import { fileWith, pageWith, problemsOf } from '../../lib/toy'

const shared = { hello: { type: 'note', text: 'Hello', count: 2 } }
const words = (use: object) => problemsOf(fileWith({ shared, pages: [pageWith(use)] })).map(({ path, message, hint }) => `${path}: ${message} ${hint}`)

test.each(['type', 'id', 'hidden', 'reason', 'from', 'until', 'allow'])('%s of a shared section cannot be said differently inside of "with"', (field) => {
  expect(words({ use: 'hello', with: { [field]: 'x' } })).toEqual([
    expect.stringMatching(new RegExp(`^pages\\[0\\]\\.sections\\[0\\]\\.with\\.${field}: There is no field "${field}" in "with" for a note`)),
  ])
})

test('ground, width, spacing and the fields of the block can', () => {
  expect(words({ use: 'hello', with: { ground: 'dark', width: 'wide', spacing: 'none', text: 'Hi', title: 'New' } })).toEqual([])
})

test('a value that does not fit is told where it stands, what is wrong with the shared section at that', () => {
  expect(words({ use: 'hello', with: { count: 99 } })).toEqual([expect.stringMatching(/^pages\[0\]\.sections\[0\]\.with\.count: /)])
  expect(words({ use: 'hello', with: { text: '[a](/nowhere)' } })).toEqual([expect.stringMatching(/^pages\[0\]\.sections\[0\]\.with\.text: /)])
  expect(words({ use: 'helo' })).toEqual([expect.stringMatching(/^pages\[0\]\.sections\[0\]\.use: .*Did you mean "hello"\?/)])
})

test('of several fields that are wrong each is told, and so is each use', () => {
  const use = { use: 'hello', with: { txet: 'a', titel: 'b', count: 1 } }
  const told = problemsOf(fileWith({ shared, pages: [pageWith(use, { use: 'hello' }, use)] })).map(({ path }) => path)
  expect(told).toEqual([0, 2].flatMap((index) => ['txet', 'titel'].map((field) => `pages[0].sections[${index}].with.${field}`)))
  expect(words({ use: 'hello', with: { text: 1, count: 99 } }).length).toBe(2)
})

test('a part stands in the section, or in what the page says differently of it, behind links that are not there now', () => {
  const source = ['shared', 'talk']
  const overrides = { keys: new Set(['title']), path: ['pages', 0, 'with'] }
  expect([
    placeOf({ source }, ['title']),
    placeOf({ source, overrides }, ['title', 0]),
    placeOf({ source, overrides }, ['text']),
    placeOf({ source, gone: [['links', 0]] }, ['links', 0, 'href']),
  ]).toEqual([
    [...source, 'title'],
    ['pages', 0, 'with', 'title', 0],
    [...source, 'text'],
    [...source, 'links', 1, 'href'],
  ])
})

test('a report tells mistakes inside of a section where they are written, and all others as they are', () => {
  const told: unknown[] = []
  const report = (section: Parameters<typeof reporterFor>[0]) => reporterFor(section, ({ location }) => told.push('path' in location ? location.path.join('.') : location))
  const finding = (path: (string | number)[]) => at(path, message('doubleId', { id: 'x' }))
  const [source, overrides] = [['shared', 'talk'], { keys: new Set(['title']), path: ['pages', 0, 'with'] }]
  report({ source, overrides })(finding([...source, 'title']))
  report({ source, overrides })(finding([...source, 'text']))
  report({ source, overrides })(finding(['site', 'title']))
  report({ source, gone: [['links', 0]] })(finding([...source, 'links', 0]))
  report({ source })(finding([...source, 'title']))
  expect(told).toEqual(['pages.0.with.title', 'shared.talk.text', 'site.title', 'shared.talk.links.1', 'shared.talk.title'])
})

test('without shared sections none is found', () => {
  expect(problemsOf(fileWith({ pages: [pageWith({ use: 'hello' })] })).map(({ path }) => path)).toEqual(['pages[0].sections[0].use'])
})
