import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Html } from '../../src/parts/Html'
import { RichText } from '../../src/parts/RichText'

const fromMarkdown = (text: string) => renderToStaticMarkup(<RichText>{text}</RichText>)
const fromHtml = (html: string) => renderToStaticMarkup(<Html>{html}</Html>)

test('a list in Markdown whose points open with bold words and go on is one of terms; numbers and longer points stay as they are', () => {
  expect(fromMarkdown('- **Hall:** here\n- **Desk:** there\n- **Yard:** outside')).toMatch(/^<ul class="terms"><li><strong>Hall:<\/strong> here<\/li>/)
  expect(fromMarkdown('- **Hall:** here\n- **Desk:** there')).toMatch(/^<ul><li>/)
  expect(fromMarkdown('1. **Hall:** here\n2. **Desk:** there\n3. **Yard:** outside')).toMatch(/^<ol><li>/)
  expect(fromMarkdown('- **Hall:** here\n- **Desk:** there\n- **Yard:** outside\n\n  Or so.')).toMatch(/^<ul><li>/)
})

test('a list in HTML whose points open with bold words and go on is one of terms', () => {
  const listOf = (...points: string[]) => /<ul[^>]*>/.exec(fromHtml(`<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`))?.[0]
  const term = (words: string) => `<strong>${words}</strong> and more`
  expect(listOf(term('A'), term('B'), term('C'))).toBe('<ul class="terms">')
  expect(listOf(term('A'), term('B'))).toBe('<ul>')
  expect(listOf(term('A'), term('B'), '<strong>C</strong>')).toBe('<ul>')
  expect(listOf(term('A'), term('B'), `So ${term('C')}`)).toBe('<ul>')
  expect(listOf(term('A'), term('B'), term('x'.repeat(46)))).toBe('<ul>')
})
