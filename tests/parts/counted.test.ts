import { expect, test } from 'vitest'
import { a, blockNamed, counted } from '../../src/parts/counted'

test.each([
  [1, 'page', '1 page'],
  [0, 'page', '0 pages'],
  [2, 'entry', '2 entries'],
  [2, 'day', '2 days'],
  [2, 'box', '2 boxes'],
  [2, 'bus', '2 buses'],
  [2, 'match', '2 matches'],
  [2, 'wish', '2 wishes'],
  [2, 'quiz', '2 quizes'],
  [2, 'piece of advice', '2 pieces of advice'],
  [1, 'piece of advice', '1 piece of advice'],
])('%i %s is %s', (count, one, words) => expect(counted(count, one)).toBe(words))

test.each([
  'a hero',
  'an article',
  'an hour',
  'an honest word',
  'a use',
  'a unit',
  'an uncle',
  'a European flag',
  'a one-page site',
  'a union',
  'an icon',
  'an unimportant one',
  'an Image',
])('it is %s', (words) => expect(a(words.replace(/^an? /, ''))).toBe(words))

test.each([
  ['hero', 'a hero'],
  ['articleList', 'an articleList'],
  ['steps', 'a "steps" section'],
  ['people', 'a "people" section'],
  ['gps', 'a "gps" section'],
  ['canvass', 'a canvass'],
  ['status', 'a status'],
  ['basis', 'a basis'],
])('the block %s is called %s', (type, words) => expect(blockNamed(type)).toBe(words))
