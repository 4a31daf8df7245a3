import { expect, test } from 'vitest'
import { changedPlace } from '../../../src/studio/server/changedPlace'

const site = (...titles: string[]) =>
  Buffer.from(JSON.stringify({ pages: [{ path: '/', sections: titles.map((title) => ({ type: 'note', title, text: `What ${title} says.` })) }] }))
const placeOf = (before: Buffer, after: Buffer) => changedPlace(before, after)?.join('/')

test('what is changed, added or moved is where it stands now', () => {
  expect(placeOf(site('One', 'Two'), Buffer.from(site('One', 'Two').toString().replace('What Two says.', 'Else.')))).toBe('pages/0/sections/1/text')
  expect(placeOf(site('One'), site('One', 'Two'))).toBe('pages/0/sections/1')
  expect(placeOf(site('One', 'Two', 'Three'), site('Two', 'Three', 'One'))).toBe('pages/0/sections/2')
})

test('in the place of what is gone stands what came behind it, or the last, or what it lay in', () => {
  expect(placeOf(site('One', 'Two', 'Three'), site('One', 'Three'))).toBe('pages/0/sections/1')
  expect(placeOf(site('One', 'Two'), site('One'))).toBe('pages/0/sections/0')
  expect(placeOf(site('One'), site())).toBe('pages/0/sections')
  expect(placeOf(Buffer.from('{"site":{"name":"A"}}'), Buffer.from('{"site":{}}'))).toBe('site')
})

test('nothing is said of what is the same, broken or very large', () => {
  expect(placeOf(site('One'), site('One'))).toBeUndefined()
  expect(placeOf(site('One'), Buffer.from('{'))).toBeUndefined()
  expect(placeOf(site('One'), site('x'.repeat(2 * 1024 * 1024)))).toBeUndefined()
})
