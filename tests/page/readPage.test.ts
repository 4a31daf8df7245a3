import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { readPage } from '../../src/page/readPage'

const read = (html: string) => readPage(new JSDOM(html).window.document)

test('a page is read back as it was drawn, its own bar and foot and its own sections only', () => {
  expect(
    read(
      '<header>other</header><div id="app"><a href="#main">Skip</a><header data-overlay><b>bar</b></header><main><section id="a" data-key="a"><header>inner</header><section data-key="x">inner</section></section><section data-key="b">two</section><p>no section</p></main><footer data-x="1">foot</footer></div>',
    ),
  ).toEqual({
    header: { attributes: { 'data-overlay': '' }, html: '<b>bar</b>' },
    sections: [
      { key: 'a', attributes: { id: 'a', 'data-key': 'a' }, html: '<header>inner</header><section data-key="x">inner</section>' },
      { key: 'b', attributes: { 'data-key': 'b' }, html: 'two' },
    ],
    footer: { attributes: { 'data-x': '1' }, html: 'foot' },
  })
})

test('a notice between bar and sections is read back, too', () => {
  const page = read('<div id="app"><header></header><aside aria-label="Notice">Closed on Monday.</aside><main><section><aside>inner</aside></section></main></div>')
  expect(page.notice).toEqual({ attributes: { 'aria-label': 'Notice' }, html: 'Closed on Monday.' })
  expect(read('<div id="app"><main><section><aside>inner</aside></section></main></div>')).not.toHaveProperty('notice')
})

test('a bar or foot inside of a section is not that of the page, and what is no page is empty', () => {
  expect(read('<div id="app"><main><section><header>inner</header><footer>inner</footer></section></main></div>')).toMatchObject({
    header: { html: '' },
    sections: [{ key: '' }],
    footer: { html: '' },
  })
  expect(read('<p>Hello')).toEqual({ header: { attributes: {}, html: '' }, sections: [], footer: { attributes: {}, html: '' } })
})
