import { expect, test } from 'vitest'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { siteWith, toyBlocks } from '../../lib/toy'

const empty = { type: 'note', text: '' }
const misspelt = { type: 'note', text: 'a', titel: 'b' }
const encode = (...sections: unknown[]) => new TextEncoder().encode(siteWith(...sections))
const count = (before: unknown[], after: unknown[]) => newProblems(encode(...before), encode(...after), 'pages.json', toyBlocks).length

test('problems that were there do not count, each as often as it was there', () => {
  expect(count([empty], [empty])).toBe(0)
  expect(count([empty], [{ type: 'rule' }, empty])).toBe(0)
  expect(count([empty], [empty, empty])).toBe(1)
  expect(count([empty, empty], [empty])).toBe(0)
  expect(count([empty, empty], [empty, empty])).toBe(0)
  expect(count([empty, empty], [empty, empty, empty])).toBe(1)
  expect(count([], [empty, misspelt])).toBe(2)
  expect(count([empty], [misspelt])).toBe(1)
})
