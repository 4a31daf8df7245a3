import { expect, test } from 'vitest'
import { createOpening } from '../../../src/studio/client/openingAnswers'

const ANSWERS = JSON.stringify({ '/state': '{"hash":"a"}', '/sections?path=x&from=a': '[]', '/blocks': '[1]' })

test('what the document has brought along is answered once', () => {
  const answer = createOpening(ANSWERS)
  expect([answer('/state'), answer('/blocks'), answer('/blocks'), answer('/history')]).toEqual(['{"hash":"a"}', '[1]', undefined, undefined])
  expect(answer('/sections?path=x&from=a')).toBe('[]')
})

test('as soon as the state is asked for again, the rest is too old to be an answer', () => {
  const answer = createOpening(ANSWERS)
  expect(answer('/state')).toBe('{"hash":"a"}')
  expect([answer('/state'), answer('/sections?path=x&from=a'), answer('/blocks')]).toEqual([undefined, undefined, undefined])
})

test('a document that brings nothing answers nothing', () => {
  expect(createOpening('{}')('/state')).toBeUndefined()
})
