import { expect, test } from 'vitest'
import { readable } from '../../src/dev/server/readable'

/** Rewrites as Vite does, which takes an error for one whose stack is a text that may be changed. */
const server = {
  ssrFixStacktrace: (error: Error) => {
    error.stack = (error.stack ?? '').split('/').join('!')
  },
}
const odd = (what: object) => Object.defineProperties(new Error('boom'), Object.getOwnPropertyDescriptors(what))

test('an error is the same, with the places of its stack as they are written', () => {
  const error = Object.assign(new Error('boom'), { stack: 'at /a' })
  expect(readable(server, error)).toBe(error)
  expect(error.stack).toBe('at !a')
})

test.each<[string, unknown, string]>([
  ['is frozen', Object.freeze(new Error('boom')), 'boom'],
  ['has a number for a stack', odd({ stack: 4 }), 'boom'],
  ['has no text for a message', odd({ message: 4, stack: 'x' }), '4'],
  [
    'fails when its stack is looked at',
    odd({
      get stack() {
        throw new Error('no')
      },
    }),
    'not even its error can be read',
  ],
  ['is none but a word', 'word', 'word'],
  ['is nothing', undefined, 'undefined'],
  ['cannot be made a word', Object.create(null), 'not even its error can be read'],
])('what %s can be told', (_, error, message) => {
  const { message: words, stack } = readable(server, error)
  expect([words, typeof stack]).toEqual([message, 'string'])
})
