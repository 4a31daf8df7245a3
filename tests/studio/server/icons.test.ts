import { expect, test } from 'vitest'
import { iconLine, iconLines } from '../../../src/studio/server/icons'

test('icons are found by their names and by what they show; the one of that very name is the first', () => {
  const found = iconLines('coin')
  expect(found[0]?.name).toBe('coin')
  expect(found.length).toBeLessThanOrEqual(60)
  expect(iconLines('money').some(({ name }) => !name.includes('money'))).toBe(true)
  expect(iconLines('arrow left')[0]?.name).toBe('arrow-left')
  expect(iconLines('nothing-is-called-so')).toEqual([])
})

test('an icon comes with its drawing', () => {
  expect(iconLine('minus').nodes).toEqual([['path', expect.objectContaining({ d: expect.any(String) })]])
  expect(iconLine('no-such-icon').nodes).toEqual([])
})
