import { expect, test } from 'vitest'
import { z } from 'zod'
import { rule } from '../../../src/site/lint/publish/sample-text'
import type { Publishing } from '../../../src/site/lint/rule'
import { innocent, reportedOn } from '../../lib/innocent'

const real = {
  url: 'https://toys-from-maine.com',
  contact: { email: 'hello@toys-from-maine.com', phone: '(207) 555-1042', phoneLink: '+12075551042' },
}
const publishable = (words: string) => innocent({ site: real, sections: [{ type: 'plain', words }] })
const toldBefore = (content: string) => reportedOn(content, { publish: true })

test.each([
  ['[What we do]', true],
  ['Our services', false],
  ['See [1] and [more] of it', false],
  ['[1]', false],
])('before publishing "sample-text" tells %j: %s', (words, isSample) => {
  expect(toldBefore(publishable(words)).words.includes('PS557')).toBe(isSample)
})

test('in running text and HTML each line and element is looked at', () => {
  const told = toldBefore(
    innocent({ site: real, sections: [{ type: 'plain', words: 'Words.', text: 'Our own.\n\n- [What is part of it]', body: '<p>[How it came about]</p>' }] }),
  ).words
  expect(told.match(/PS557 \S+ <[^>]*>/g)).toEqual(['PS557 15:34 <[What is part of it]>', 'PS557 16:23 <[How it came about]>'])
  expect(toldBefore(innocent({ site: real, sections: [{ type: 'plain', words: 'Words.', text: '[a link](/)', body: '<p>See [this]</p>' }] })).words).toBe('')
})

test('a long text of nothing but spaces is looked through in its time', () => {
  const look = 'checkText' in rule ? rule.checkText({} as Publishing) : () => []
  for (const text of [' '.repeat(90_000), `<<>${' '.repeat(90_000)}[`, '[ab'.repeat(30_000)])
    for (const role of ['richText', 'html'] as const) expect(look(text, role, [], z.string())).toEqual([])
})
