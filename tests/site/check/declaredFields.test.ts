import { expect, test } from 'vitest'
import { declaredFieldFindings } from '../../../src/site/check/declaredFields'

/** The places in the collection where something is wrong. */
const places = (fields: object, items: object[] = []) =>
  declaredFieldFindings({ collections: { talks: { fields, items } } }).map(({ location }) => ('path' in location ? location.path.slice(2).join('.') : 'no place'))
const talk = { slug: 'a', title: 'A', excerpt: 'A talk.' }

test('a field that items have anyway, or that lists give to them, cannot be declared', () => {
  expect([places({ title: 'text' }), places({ href: 'text' }), places({ room: 'text' })].map((found) => found.length)).toEqual([1, 1, 0])
})

test('a choice has options, and nothing else has', () => {
  expect([
    places({ level: 'choice' }),
    places({ level: { type: 'choices' } }),
    places({ level: { type: 'text', options: ['A'] } }),
    places({ level: { type: 'choice', options: ['A'] } }),
  ]).toEqual([['fields.level'], ['fields.level'], ['fields.level.options'], []])
})

test('two options that would have one address are told at the second, each', () => {
  expect(places({ level: { type: 'choice', options: ['Easy', 'Hard', 'Easy', 'Hard'] } })).toEqual(['fields.level.options.2', 'fields.level.options.3'])
})

test('items are judged by what is declared, once that is right', () => {
  const fields = { room: 'text', starts: 'day' }
  expect(places(fields, [{ ...talk, room: 'Blue', starts: 'May' }])).toEqual(['items.0.starts'])
  expect(places({ ...fields, title: 'text' }, [{ ...talk, starts: 'May' }])).toEqual(['fields.title'])
  expect(declaredFieldFindings({ collections: { talks: [talk] } })).toEqual([])
})

test('what is said names the field, and the kind that it has', () => {
  const said = (fields: object) => declaredFieldFindings({ collections: { talks: { fields, items: [] } } }).map(({ message: { words } }) => words)
  expect(said({ level: 'choices' })).toEqual([{ name: 'level', type: 'choices' }])
  expect(said({ level: { type: 'day', options: ['A'] } })).toEqual([{ name: 'level', type: 'day' }])
  expect(said({ level: { type: 'choice', options: ['Easy!', 'easy'] } })).toEqual([{ option: 'easy', other: 'Easy!' }])
})
