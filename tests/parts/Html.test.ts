import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Html } from '../../src/parts/Html'
import { TEXT_SLOTS } from '../../src/parts/slot'
import { markup, outline } from '../lib/drawn'

const drawn = (html: string) => outline(markup(createElement(Html, null, html)))

test('a table says its rows and columns, and can be read on narrow screens', () => {
  expect(
    drawn('<table><thead><tr><th>Year</th><th scope="row">Price</th></tr></thead><tbody><tr><th>2024</th><td>$5</td></tr><tr><td>2025</td><td>$6</td></tr></tbody></table>'),
  ).toMatchInlineSnapshot(`
    "<div class="scroll-x sheets few">
      <table>
        <thead>
          <tr>
            <th scope="col"> Year
            <th scope="row" data-align="end"> Price
        <tbody>
          <tr>
            <th scope="row"> 2024
            <td data-label="Price" data-align="end"> $5
          <tr>
            <td data-label="Year"> 2025
            <td data-label="Price" data-align="end"> $6"
  `)
})

test('a table is called by its caption and the headings of its columns', () => {
  const nameOf = (html: string) => /aria-label="([^"]*)"/.exec(drawn(html))?.[1]
  const wide = 'x'.repeat(60)
  expect(nameOf(`<table><caption>Prices</caption><thead><tr><th>Year</th></tr></thead><tbody><tr><td>${wide}</td></tr></tbody></table>`)).toBe('Prices, Year')
  expect(nameOf('<table><tr><th scope="col">Year</th><th>2024</th></tr></table>')).toBe('Year')
})

test.each([
  ['a cell over two columns', '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">x</td></tr></tbody></table>'],
  ['a heading over two rows', '<table><thead><tr><th rowspan="2">A</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>'],
  ['no head', '<table><tbody><tr><td>x</td></tr></tbody></table>'],
])('a table with %s is only scrolled', (_name, html) => {
  expect(drawn(html)).toContain('<div class="scroll-x" tabindex="0" role="region"')
  expect(drawn(html)).not.toContain('data-label')
})

test('a link is drawn like any other; one that the policy refuses, and what closes something, loses it', () => {
  expect(drawn('<p><a href="https://shop.example" title="More">a</a><a href="/.//evil.example">b</a><a href="/faq" title="--&gt;">c</a></p>')).toMatchInlineSnapshot(`
    "<p>
      <a title="More" href="https://shop.example" target="_blank" rel="noopener noreferrer"> a
        <span class="visually-hidden"> (opens in a new tab)
      <a> b
      <a href="/faq"> c"
  `)
})

test('an id is the anchor that its author gave it, or none: no link could lead to another one, and two could be the same', () => {
  expect(drawn('<h2 id="fees">a</h2><h2 id="Fees">b</h2><h2 id="Fees">c</h2><p id="main">d</p><p id="a b">e</p><p id="">f</p>')).toMatchInlineSnapshot(`
    "<h2 id="fees"> a
    <h2> b
    <h2> c
    <p> d
    <p> e
    <p> f"
  `)
})

test('a heading without words is none, and what leads to it still arrives', () => {
  expect(drawn('<h2 id="fees"></h2><h3>&nbsp;<b> </b></h3><h2>Fees</h2>')).toMatchInlineSnapshot(`
    "<p id="fees">
    <p>
      <b>
    <h2> Fees"
  `)
})

test('a picture of media/ is drawn where it is said how wide it stands, and nowhere else', () => {
  const html = '<p>a<img src="mill 0123456789ab 1600 1200 #aabbcc photo" alt="The mill"></p>'
  expect(drawn(html)).toBe('<p> a')
  const shown = outline(markup(createElement(Html, { slots: TEXT_SLOTS, children: html })))
  expect(shown).toContain('alt="The mill"')
  expect(shown).toContain('sizes="min(38rem')
})

test('a table of one row below its headings is a few figures; one of more rows, or without headings, is none', () => {
  const head = '<thead><tr><th>Price</th><th>Term</th></tr></thead>'
  const row = '<tr><td>$5</td><td>2 years</td></tr>'
  const classOf = (html: string) => /<div class="([^"]*)"/.exec(drawn(html))?.[1]
  expect(classOf(`<table>${head}<tbody>${row}</tbody></table>`)).toBe('scroll-x sheets figures')
  expect(classOf(`<table>${head}<tbody>${row}${row}</tbody></table>`)).toBe('scroll-x sheets few')
  expect(classOf(`<table><tbody>${row}${row}</tbody></table>`)).toBe('scroll-x')
})
