import { expect, test } from 'vitest'
import { remedyWords, typeWords } from '../../../src/site/diagnostics/remedy'

test('each remedy says what is typed or deleted', () => {
  expect([remedyWords({ do: 'drop' }), remedyWords({ do: 'wrap' }), remedyWords({ do: 'unwrap' }), remedyWords({ do: 'write', sample: '{ "src": "media/a.jpg" }' })]).toEqual([
    'Delete the field: what there is not is left out.',
    'Put a [ before it and a ] behind it.',
    'Delete the [ before it and the ] behind it.',
    'Write { "src": "media/a.jpg" }.',
  ])
})

test('who has to say what an entry is sees the only type, or the five likeliest', () => {
  const known = ['a', 'b', 'c', 'd', 'e', 'f']
  expect(typeWords({ field: 'kind', known, suggestion: 'b' })).toBe('Add "kind": "b".')
  expect(typeWords({ field: 'type', known, wrapped: 'b' })).toBe('Write { "type": "b", … }, with the fields of "b" in the same braces.')
  expect(typeWords({ field: 'type', known })).toBe('Add "type" with one of 6; the likeliest are: a, b, c, d, e.')
  expect(typeWords({ field: 'type', known: ['a', 'b'] })).toBe('Add "type" with one of these: a, b.')
})
