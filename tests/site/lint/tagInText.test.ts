import { expect, test } from 'vitest'
import { markedBy } from '../../lib/lintRules'

const marked = (words: string, text = 'Words.') => markedBy('tag-in-text', { sections: [{ type: 'plain', words, text }] })

test('the first tag or entity of a text is told', () => {
  expect([marked('a <b>c</b>'), marked('a &amp; <b>'), marked('x<br/>y'), marked('</p>'), marked('<A href=x>'), marked('&#169; &nbsp;')]).toEqual([
    ['<b>'],
    ['&amp;'],
    ['<br/>'],
    ['</p>'],
    ['<A href=x>'],
    ['&#169;'],
  ])
  expect([marked('a < b > c'), marked('<you>'), marked('AT&T'), marked('&unknown;'), marked('a & b')]).toEqual([[], [], [], [], []])
})

test('in rich text an entity is read, and a tag is not', () => {
  expect([marked('x', 'a &amp; b'), marked('x', 'a <b>c</b>')]).toEqual([[], ['<b>']])
})
