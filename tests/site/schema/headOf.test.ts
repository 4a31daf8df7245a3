import { expect, test } from 'vitest'
import { headOf } from '../../../src/site/schema/headOf'

test('the head of a page is all of it but what it shows, at which nobody looks, in the same order', () => {
  const page = {
    path: '/',
    get sections(): string[] {
      throw new Error('It was looked at.')
    },
    title: 'Home',
  }
  expect(JSON.stringify(headOf(page))).toBe('{"path":"/","sections":[],"title":"Home"}')
})
