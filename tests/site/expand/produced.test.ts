import { expect, test } from 'vitest'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { checkProduced, mayProduce, PAGE_MOST, producing, SITE_MOST, TEXT_MOST, tooLong } from '../../../src/site/expand/produced'

const token = (length: number, name = `facts.n${length}`) => ({ name, length })

test('a text, a page and a site may grow so far', () => {
  expect([TEXT_MOST, PAGE_MOST, SITE_MOST]).toEqual([400_000, 4_000_000, 128_000_000])
})

test('all is counted, up to the limit it may be made, and the longest token is kept, the first of equals', () => {
  const produced = producing(10)
  expect([mayProduce(produced, 6, token(2)), mayProduce(produced, 4, token(5)), mayProduce(produced, 1, token(5, 'facts.other')), mayProduce(produced, 0, token(3))]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(produced).toEqual({ size: 11, limit: 10, longest: token(5), around: undefined })
})

test('what is a part counts for the whole, too, and needs room in both', () => {
  const site = producing(10)
  const [one, other] = [producing(6, site), producing(6, site)]
  expect([mayProduce(one, 7, token(1)), mayProduce(other, 3, token(2)), mayProduce(other, 1, token(1))]).toEqual([false, true, false])
  expect([one.size, other.size, site]).toEqual([7, 4, { size: 11, limit: 10, longest: token(2), around: undefined }])
})

test('only what has gone beyond its limit is told', () => {
  const found: Finding[] = []
  const produced = producing(10)
  mayProduce(produced, 10, token(4))
  checkProduced(produced, 'page', ['pages', 0], (finding) => found.push(finding))
  expect(found).toEqual([])
  mayProduce(produced, 1, token(1))
  checkProduced(produced, 'page', ['pages', 0], (finding) => found.push(finding))
  expect(found).toEqual([tooLong(['pages', 0], 'page', { size: 11, limit: 10, longest: token(4) })])
  expect(found[0]).toEqual({
    location: { path: ['pages', 0], on: 'value', within: undefined },
    message: { name: 'tooLongFilled', words: { whole: 'page', size: 11, limit: 10, token: 'facts.n4', length: 4 } },
  })
})
