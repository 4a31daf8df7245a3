import { JSDOM } from 'jsdom'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { viewOf } from '../../src/blocks/views'
import type { Frame } from '../../src/parts/frame'
import { inlineHtml } from '../../src/page/inlineHtml'
import { InlineContext } from '../../src/parts/Inline'
import { Provider } from '../../src/parts/Provider'
import { ENGLISH } from '../../src/site/schema/words/english'

/** What stands around every piece in these tests: English words, and one icon, a dot. */
export const toyFrame: Frame = { lang: 'en', words: ENGLISH, icons: { dot: [['circle', { cx: '12', cy: '12', r: '2' }]] } }

/** A block as it is drawn of these fields, one element in each line. */
export function drawn(type: string, fields: object, frame: Partial<Frame> = {}): string {
  return outline(htmlOf(type, fields, frame))
}

/** The same, as the HTML that it is. */
export function htmlOf(type: string, fields: object, frame: Partial<Frame> = {}): string {
  return markup(createElement(viewOf(type).Component, { ...fields }), frame)
}

/** The HTML of a piece of a page. */
export function markup(piece: ReactNode, frame: Partial<Frame> = {}): string {
  const own = { ...toyFrame, ...frame }
  return renderToStaticMarkup(createElement(Provider, { frame: own, children: createElement(InlineContext, { value: inlineHtml(own), children: piece }) }), {
    identifierPrefix: 'toy-',
  })
}

/** To make a window takes much longer than to read a page. */
const parser = new new JSDOM().window.DOMParser()

/** HTML with one element in each line, its words behind it; without what Mantine needs for itself. */
export function outline(html: string): string {
  const { body } = parser.parseFromString(html, 'text/html')
  return Array.from(body.children, (element) => lines(element, '')).join('\n')
}

/** An outline without what nobody reads: of a long path its beginning and its length. */
export const shortened = (text: string): string => text.replaceAll(/ d="([^"]{40,})"/g, (_, path: string) => ` d="${path.slice(0, 20)}… (${path.length})"`)

/** Mantine sets these inside of a button and around an input; they mean nothing to a reader. */
const WRAPPERS = '.mantine-Button-inner, .mantine-Button-label'

function lines(element: Element, indent: string): string {
  if (element.matches('style')) return ''
  for (const wrapper of element.querySelectorAll(WRAPPERS)) wrapper.replaceWith(...wrapper.childNodes)
  const words = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? (node.textContent ?? '').trim() : ''))
    .filter(Boolean)
    .join(' … ')
  const own = `${indent}<${[element.localName, ...attributes(element)].join(' ')}>${words && ` ${words}`}`
  return [own, ...Array.from(element.children, (child) => lines(child, `${indent}  `)).filter(Boolean)].join('\n')
}

function attributes(element: Element): string[] {
  return Array.from(element.attributes).flatMap(({ name, value }) => {
    if (name === 'style') return /--(?:mantine|button|input|checkbox)/.test(value) ? [] : [`style="${value}"`]
    if (name !== 'class') return [value === '' ? name : `${name}="${value}"`]
    // Of the classes of a stylesheet the name, without the sum of its file.
    const classes = value
      .split(' ')
      .filter((one) => !/^(?:m_|mantine-|__m__)/.test(one))
      .map((one) => one.replace(/^_(.+)_[0-9a-f]+$/, '$1'))
    return classes.length > 0 ? [`class="${classes.join(' ')}"`] : []
  })
}
