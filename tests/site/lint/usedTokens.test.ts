import { expect, test } from 'vitest'
import { gatherTokens } from '../../../src/site/lint/usedTokens'

const tokensOf = (text: string) => gatherTokens()(text, undefined, [], {} as never)

test('the names of all tokens of a text are gathered, and nothing of one without any', () => {
  expect(tokensOf('{facts.one} {links.two}, and {facts.one}')).toEqual(['facts.one', 'links.two', 'facts.one'])
  expect(tokensOf('{none} { facts.one }')).toEqual([])
  expect(tokensOf('')).toEqual([])
})
