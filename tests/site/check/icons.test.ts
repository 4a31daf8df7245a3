import { expect, test } from 'vitest'
import { allIcons, iconFoundBy, iconMeanings } from '../../../src/site/check/icons'

test('every icon has a drawing, and a few words that say what it shows', () => {
  expect(allIcons().get('coin')?.[0]).toEqual(['path', { d: expect.stringMatching(/^M/) }])
  expect(allIcons()).toBe(allIcons())
  const meanings = iconMeanings()
  expect(meanings.get('coin')).toMatch(/^E-commerce: coin, \w+/)
  for (const meaning of meanings.values()) expect(meaning.split(': ')[1]?.split(', ').length ?? 0, meaning).toBeLessThanOrEqual(5)
})

test('an icon is found by a word of its name or of what it shows, written in one or with hyphens', () => {
  expect(['piggybank', 'piggy-bank', 'handshake', 'PiggyBank', 'qqqq', 'of'].map(iconFoundBy)).toEqual([
    'pig-money',
    'pig-money',
    'heart-handshake',
    'pig-money',
    undefined,
    undefined,
  ])
})
