import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useFrame, useWord } from '../../src/parts/frame'
import { markup } from '../lib/drawn'

function Words() {
  const word = useWord()
  return [word('slideOf', { n: 2, count: 6 }), word('slideOf', { n: 0 }), word('close'), word('unknown')].join(' | ')
}
const Language = () => `${useFrame().lang} ${useFrame().dir}`

test('a word of the frame has every gap filled that is known; one that is not there is its name', () => {
  expect(markup(createElement(Words), { words: { slideOf: '{n} of {count}, {n}', close: 'Shut' } })).toBe('2 of 6, 2 | 0 of {count}, 0 | Shut | unknown')
})

test('language and direction are those of the site, and English where there is none', () => {
  expect(markup(createElement(Language), { lang: 'ar', dir: 'rtl' })).toBe('ar rtl')
  expect(renderToStaticMarkup(createElement(Language))).toBe('en undefined')
})
