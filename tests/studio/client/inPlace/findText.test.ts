import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { findField, findText, shownBy } from '../../../../src/studio/client/inPlace/findText'
import type { TextLine } from '../../../../src/studio/types'

const line = (path: (string | number)[], written: string, role: TextLine['role'] = 'text', shown = written): TextLine => ({
  path,
  role,
  written,
  stretches: [{ start: 0, end: written.length, shown, links: [] }],
  tokens: [],
})
const page = (html: string) => new JSDOM(`<section>${html}</section>`).window.document
const found = (html: string, clicked: string, lines: TextLine[]) => {
  const document = page(html)
  const section = document.querySelector('section') ?? expect.unreachable()
  const element = document.querySelector(clicked) ?? expect.unreachable()
  return { text: findText(section, element, lines)?.line.path, field: findField(section, element, lines) }
}

test('the text is found that an element shows, or one around it', () => {
  const lines = [line(['title'], 'Hello'), line(['text'], 'Ask **us**', 'richText', 'Ask us')]
  expect(found('<h2><span>Hello</span></h2>', 'span', lines).text).toEqual(['title'])
  expect(found('<p>Ask\n <strong>us</strong></p>', 'strong', lines).text).toEqual(['text'])
  expect(found('<p>Elsewhere</p>', 'p', lines).text).toBeUndefined()
})

test('of texts that read the same, the one in the same place is meant; where that cannot be told, none', () => {
  const lines = [line(['items', 0, 'label'], 'More'), line(['items', 1, 'label'], 'More')]
  expect(found('<ul><li>More</li><li><a>More</a></li></ul>', 'a', lines).text).toEqual(['items', 1, 'label'])
  expect(found('<ul><li>More</li><li>More</li><li id="c">More</li></ul>', '#c', lines).text).toBeUndefined()
  expect(found('<ul><li id="a">More</li><li>More</li><li>More</li></ul>', '#a', lines).text).toBeUndefined()
})

test('a picture means its file, an icon the one beside its words, and all else the entry around it', () => {
  const entry = (index: number, title: string) => [
    line(['items', index, 'icon'], 'coin', 'icon'),
    line(['items', index, 'title'], title),
    line(['items', index, 'text'], `${title} text`),
  ]
  const lines = [...entry(0, 'One'), ...entry(1, 'Two'), line(['picture', 'src'], 'media/a.jpg', 'media'), line(['picture', 'alt'], 'A house')]
  const html = '<ul><li><svg id="a"></svg>One <p>One text</p></li><li><svg id="b"></svg>Two <p>Two text</p></li></ul><img alt="A house">'
  expect(found(html, '#b', lines).field).toEqual(['items', 1, 'icon'])
  expect(found(html, 'img', lines).field).toEqual(['picture', 'src'])
  expect(found('<div><svg></svg></div>', 'svg', lines).field).toEqual(['items', 0, 'icon'])
})

test('of several texts in one element the entry around them is meant, and of one its first text where nothing is beside it', () => {
  const deep = (index: number, name: string, written: string) => line(['pages', 0, 'sections', 2, 'items', index, name], written)
  const lines = [deep(0, 'title', 'One'), deep(0, 'text', 'First'), deep(1, 'title', 'Two')]
  const html = '<ul><li id="a"><i></i><b>One</b> <p>First</p></li><li id="b"><i></i><b>Two</b></li></ul>'
  expect([found(html, '#a i', lines).field, found(html, '#b i', lines).field, found(html, 'ul', lines).field]).toEqual([
    ['pages', 0, 'sections', 2, 'items', 0],
    ['pages', 0, 'sections', 2, 'items', 1, 'title'],
    ['pages', 0, 'sections', 2, 'items'],
  ])
})

test('the one element is known that shows one of some texts and nothing else', () => {
  const shown = (html: string, ...texts: string[]) => shownBy(page(html).querySelector('section') ?? expect.unreachable(), texts)?.id
  expect(shown('<p id="a"><b id="b">It\u2019s  here</b></p><p>More</p>', "It's here", 'Nowhere', '')).toBe('b')
  expect([shown('<p id="a">More</p><p id="b">More</p>', 'More'), shown('<p id="a">One</p><p id="b">Two</p>', 'One', 'Two'), shown('<p>x</p>', 'y')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(shown('<p id="a">One</p>', 'One', 'One ')).toBe('a')
})
