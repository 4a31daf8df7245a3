import { expect, test } from 'vitest'
import { check } from '../../../src/blocks/article/check'
import type { ItemField } from '../../../src/parts/itemField'

const field = (name: string): ItemField => ({ name, type: 'text', label: name, options: [], isRequired: false })

test('a field to be shown that the collection does not declare is told at its place, with those that are', () => {
  const told: unknown[] = []
  check(
    { title: 'x', show: ['size', 'sise', 'age'] },
    { ownFields: [field('size'), field('age')], report: (path, _entry, words) => void told.push([path, words]), suggest: (name) => `${name}?` },
  )
  expect(told).toEqual([[['show', 1], { name: 'sise', known: ['size', 'age'], suggestion: 'sise?' }]])
})

test('an article that shows none, or stands on no page of an item, is looked at all the same', () => {
  const told: unknown[] = []
  const report = (path: readonly unknown[]) => void told.push(path)
  check({ title: 'x' }, { ownFields: undefined, report, suggest: () => undefined })
  check({ title: 'x', show: ['size'] }, { ownFields: undefined, report, suggest: () => undefined })
  expect(told).toEqual([['show', 0]])
})
