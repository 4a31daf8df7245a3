import { expect, test } from 'vitest'
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
