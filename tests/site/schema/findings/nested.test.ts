import { expect, test } from 'vitest'
import { z } from 'zod'
import { nestedIn, nestedType } from '../../../../src/site/schema/findings/nested'

const schema = z.strictObject({ type: z.string(), title: z.string(), text: z.string().optional(), picture: z.strictObject({ src: z.string() }).optional() })
const found = (entry: unknown) => nestedIn(z.array(schema), [entry], [0])

test.each(['props', 'attributes', 'data', 'anything'])('the fields of an entry that stand in "%s" are found', (name) => {
  expect(found({ type: 'a', [name]: { title: 'A' } })).toBe(name)
  expect(found({ type: 'a', [name]: { heading: 'A', text: 'B' } })).toBe(name)
})

test.each([
  [{ type: 'a', title: 'A' }],
  [{ type: 'a', props: 'A' }],
  [{ type: 'a', props: {} }],
  [{ type: 'a', props: { x1: 1, x2: 2, title: 'A' } }],
  [{ type: 'a', title: 'A', props: { title: 'B' } }],
  [{ type: 'a', picture: { title: 'B' } }],
  ['a'],
])('in %j there are none', (entry) => expect(found(entry)).toBeUndefined())

test('an entry that stands in another is known by what says of which type it is', () => {
  expect([nestedType({ block: { type: 'a', x: 1 } }, 'type', ['a']), nestedType({ block: { type: 'b' } }, 'type', ['a']), nestedType('a', 'type', ['a'])]).toEqual([
    'block',
    undefined,
    undefined,
  ])
})
