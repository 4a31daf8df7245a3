import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Inline } from '../../src/parts/Inline'
import { htmlOf, markup } from '../lib/drawn'

const inline = (text: string) => markup(createElement(Inline, { children: text })).replace(/^<span>([\s\S]*)<\/span>$/, '$1')

test('words can be bold, emphasized, code or a link', () => {
  expect(inline('From **two** to *ten* `days`, [as asked](/faq).')).toBe('From <strong>two</strong> to <em>ten</em> <code>days</code>, <a href="/faq">as asked</a>.')
})

test('words alone are drawn as they are, with nothing around them', () => {
  expect(markup(createElement(Inline, { children: 'Two & ten, "quoted" – 3 > 2' }))).toBe('Two &amp; ten, &quot;quoted&quot; – 3 &gt; 2')
})

test.each([
  ['- one\n- two', '- one\n- two'],
  ['> said', '&gt; said'],
  ['# Title', '# Title'],
  ['First.\n\nSecond **one**.', 'First. Second <strong>one</strong>.'],
  ['```\ncode\n```', '```\ncode\n```'],
  ['[a]: /faq', ''],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
])('%j, which is no line of words, is shown as it is written', (text, html) => {
  expect(inline(text)).toBe(html)
})

test('nothing in it is read as HTML', () => {
  expect(inline('<b onclick="x()">**Sale**</b>')).toBe('&lt;b onclick=&quot;x()&quot;&gt;<strong>Sale</strong>&lt;/b&gt;')
  expect(inline('[x](javascript:alert(1))')).not.toContain('href="javascript')
})

test('in the browser, where nobody reads the marks, text is never read as HTML either', () => {
  expect(renderToStaticMarkup(createElement(Inline, { children: '<img src=x onerror=x()> & **b**' }))).toBe('<span>&lt;img src=x onerror=x()> &amp; **b**</span>')
})

test.each([
  ['table', { caption: 'Prices', columns: [{ label: 'What' }, { label: 'Price' }], rows: [['**Rye**', '[4 euros](/prices)']], note: 'As of *May*.' }],
  ['cardGrid', { items: [{ title: 'Rye', text: '**Rye** [bread](/prices)', list: ['*May*'] }] }],
  ['checklist', { lists: [{ items: ['**Rye**', '[bread](/prices), *May*'] }] }],
  ['steps', { intro: 'In *May*', items: [{ title: 'Knead', text: '**Well**, see [this](/prices)' }] }],
  ['people', { items: [{ name: 'Ada', title: 'Baker', description: '**Best** of *all*, [ask](/prices)' }] }],
  [
    'tabs',
    {
      label: 'Breads',
      panels: [{ id: 'rye', label: 'Rye', paragraphs: ['**Dark** and *good*'], items: [{ title: 'Whole', text: '[Order](/prices)' }] }],
    },
  ],
])('a %s shows its running texts with their marks', (type, fields) => {
  const html = htmlOf(type, fields)
  expect(html).toMatch(/<strong>\w+<\/strong>/)
  expect(html).toMatch(/<em>\w+<\/em>/)
  expect(html).toMatch(/<a href="\/prices">/)
  expect(html).not.toMatch(/\*\*|\]\(/)
})
