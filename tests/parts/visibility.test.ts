import { expect, test } from 'vitest'
import { action, link } from '../../src/parts/link'
import { marks } from '../../src/parts/role'
import { isVisibilityField, pageVisibility, visibility, withoutVisibility } from '../../src/parts/visibility'

const FOUR = ['hidden', 'reason', 'from', 'until']

test('links and buttons say when they are there in the same four fields', () => {
  for (const schema of [link, action]) {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(FOUR))
    expect(marks.get(schema)?.timed).toBe(true)
    expect(marks.get(schema.optional().unwrap().describe('One of them.'))?.timed).toBe(true)
  }
})

test('each field is told with the name of the thing that has it', () => {
  expect(Object.keys(visibility('page'))).toEqual(FOUR)
  for (const field of Object.values(visibility('page'))) expect(field.description).toContain('the page ')
  expect(Object.keys(pageVisibility('item'))).toEqual([...FOUR, 'linksToIt'])
})

test('a day and a moment are taken, and nothing else', () => {
  const { from } = visibility('page')
  for (const day of ['2026-12-24', '2026-12-24T09:00', '2026-12-24T09:00+01:00']) expect(from.safeParse(day).success, day).toBe(true)
  for (const day of ['', '2026-02-30', 'Monday', '24.12.2026']) expect(from.safeParse(day).success, day).toBe(false)
})

test('what is left without these fields is all the rest', () => {
  expect(withoutVisibility({ slug: 'a', hidden: false, reason: 'x', from: 'y', until: 'z', linksToIt: 'drop', own: 1 })).toEqual({ slug: 'a', own: 1 })
  expect([...FOUR, 'linksToIt', 'form', 'toString'].map(isVisibilityField)).toEqual([true, true, true, true, true, false, false])
})
