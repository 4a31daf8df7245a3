import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Page } from '../../src/page/Page'
import type { PageData } from '../../src/page/PageData'
import { Region } from '../../src/page/Region'

test('a page is its bar, its sections in their order, and its foot; the first link leads to main', () => {
  const page: PageData = {
    header: { attributes: { 'data-overlay': '' }, html: '<b>bar</b>' },
    sections: [
      { key: 'a', attributes: { id: 'a', 'data-key': 'a' }, html: '<p>one</p>' },
      { key: 'b', attributes: { 'data-key': 'b' }, html: '<p>two</p>' },
    ],
    footer: { attributes: {}, html: '<i>foot</i>' },
  }
  expect(renderToStaticMarkup(createElement(Page, { page, skip: 'Skip' }))).toBe(
    '<a class="skip" href="#main">Skip</a><header data-overlay=""><b>bar</b></header><main id="main" tabindex="-1"><section id="a" data-key="a"><p>one</p></section><section data-key="b"><p>two</p></section></main><footer><i>foot</i></footer>',
  )
})

test('each part of a page is given what the browser knows of it', () => {
  const browser = { visit: () => {} } as never
  const part = { attributes: {}, html: '' }
  const { props } = Page({ page: { header: part, notice: part, sections: [{ key: 'a', ...part }], footer: part }, skip: 'Skip', browser }) as ReactElement<{ children: ReactNode }>
  const regionsIn = (node: ReactNode): unknown[] =>
    Children.toArray(node).flatMap((child) =>
      isValidElement<{ browser?: unknown; children?: ReactNode }>(child) ? [...(child.type === Region ? [child.props.browser] : []), ...regionsIn(child.props.children)] : [],
    )
  expect(regionsIn(props.children)).toEqual([browser, browser, browser, browser])
})
