import createPurify from 'dompurify'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hrefFault } from '../../src/parts/href'
import { Html } from '../../src/parts/Html'
import { RichText } from '../../src/parts/RichText'
import { anchorOf, isDroppedWhole, parseHtml, parseHtmlWithPlaces, sanitized, textOf, visitElements } from '../../src/parts/sanitize'
import { figure } from '../lib/figure'
import { payloads, pieces } from '../lib/payloads'
import { runs } from '../lib/runs'

const { window } = new JSDOM('')
const purify = createPurify(window)
/** What the engine adds itself to the author's elements. */
const OWN = { ADD_ATTR: ['target'] }

const fromHtml = (source: string) => renderToStaticMarkup(createElement(Html, null, source))
const fromMarkdown = (source: string) => renderToStaticMarkup(createElement(RichText, null, source))

/** HTML as a browser reads and writes it again, so that only what is different in meaning differs. */
function reread(html: string): string {
  const place = window.document.createElement('div')
  place.innerHTML = html
  return place.innerHTML
}

/** What DOMPurify still finds to take away, what becomes of the HTML when it is read twice, and addresses against the policy. */
function faults(html: string): string[] {
  const read = reread(html)
  const removed =
    purify.sanitize(html, OWN) === read
      ? []
      : purify.removed.map((item) => ('attribute' in item ? `attribute ${item.attribute?.name}=${item.attribute?.value}` : `element ${item.element?.nodeName}`))
  const twice = reread(read) === read ? [] : ['read twice, it is something else']
  const addresses = [...JSDOM.fragment(html).querySelectorAll('[href]')].flatMap((link) => hrefFault(link.getAttribute('href') ?? '') ?? [])
  return [...removed, ...twice, ...addresses]
}

/** Attacks cut into pieces, put together anew, and put into what an article may hold. */
const attack = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...pieces) },
      fc.constantFrom('<p>', '</p>', '<table><tr><td>', '<a href="', '">', '<ul><li>', '<th scope=col>', '<!--', '-->', ' id=', ' title="', '`', "'", '</', '\u0000', '\u2028'),
      fc.string({ maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''))

test('DOMPurify finds nothing to take away from an article, however it was attacked', { tags: ['random'] }, ({ task }) => {
  const found = payloads.flatMap((payload) => faults(fromHtml(payload)).map((fault) => `${payload}: ${fault}`))
  expect(found).toEqual([])
  const settings = runs(3000)
  fc.assert(
    fc.property(attack, (source) => faults(fromHtml(source)).length === 0),
    settings,
  )
  figure({ task }, 'B1', `sanitiser: ${payloads.length} attacks and ${settings.numRuns} made of their pieces, DOMPurify takes nothing more away (goal 0)`)
})

test('nor from text with Markdown', { tags: ['random'] }, () => {
  const found = payloads.flatMap((payload) => faults(fromMarkdown(payload)).map((fault) => `${payload}: ${fault}`))
  expect(found).toEqual([])
  fc.assert(
    fc.property(attack, (source) => faults(fromMarkdown(source)).length === 0),
    runs(1000),
  )
})

test.each(['https://example.com/a', 'http://example.com', 'mailto:a@example.com', 'tel:+13055550142', '/faq', '#steps', '/faq?a=1#b'])(
  'a link of an article to %s stays',
  (href) => {
    expect(
      JSDOM.fragment(fromHtml(`<a href="${href}">x</a>`))
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe(href)
  },
)

/** The elements of an article as they come to the page, in their order; tables are wrapped in one that can be scrolled. */
const elementsOf = (source: string) => [...JSDOM.fragment(fromHtml(source)).querySelectorAll(':not(div)')]

test.each(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'code', 'pre', 'a', 'blockquote', 'sup', 'sub', 'dl', 'dt', 'dd', 'figure', 'figcaption'])(
  'an article keeps its <%s>',
  (name) => {
    expect(elementsOf(`<${name}>word</${name}>`).map(({ localName, textContent }) => [localName, textContent])).toEqual([[name, 'word']])
  },
)

test('an article keeps its tables, rules and line breaks', () => {
  const source = '<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table><hr><br>'
  expect(elementsOf(source).map(({ localName }) => localName)).toEqual(['table', 'caption', 'thead', 'tr', 'th', 'tbody', 'tr', 'td', 'hr', 'br'])
})

test.each(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'form', 'textarea', 'select', 'title'])(
  '<%s> is dropped with all that is in it',
  (name) => {
    expect(fromHtml(`one<${name}>word</${name}>two`)).toBe('onetwo')
  },
)

test.each(['h1', 'h5', 'div', 'section', 'span', 'font', 'button', 'marquee', 'unknown'])('<%s> is dropped, and its words stay', (name) => {
  expect(fromHtml(`one <${name}>word</${name}> two`)).toBe('one word two')
})

test.each([
  ['<p id="fees" lang="es" dir="rtl">x</p>', { id: 'fees', lang: 'es', dir: 'rtl' }],
  ['<ol start="3"><li>x</li></ol>', { start: '3' }],
  ['<a href="/faq" title="Questions">x</a>', { href: '/faq', title: 'Questions' }],
])('of %s every attribute stays', (source, attributes) => {
  expect(Object.fromEntries([...(elementsOf(source)[0]?.attributes ?? [])].map(({ name, value }) => [name, value]))).toMatchObject(attributes)
})

test.each(['main', 'app', 'panel', 'list-1', 'constructor', 'body', 'attributes', 'links', 'onclick', 'Fees', '1a', '__proto__', 'a.b', 'aé', 'x'.repeat(65)])(
  'an id that is no anchor of a section is dropped: %s',
  (id) => {
    expect(elementsOf(`<p id="${id}">x</p>`)[0]?.hasAttribute('id')).toBe(false)
  },
)

test('a cell keeps the rows and columns it spans, and says which of them it heads', () => {
  const cells = elementsOf(
    '<table><tr><th colspan="2" rowspan="3" scope="col">a</th><th scope="row">b</th><th scope="evil">c</th><td colspan="4" rowspan="5" scope="row">d</td></tr></table>',
  ).filter(({ localName }) => /^t[hd]$/.test(localName))
  expect(cells.map((cell) => ['colspan', 'rowspan', 'scope'].map((name) => cell.getAttribute(name)))).toEqual([
    ['2', '3', 'col'],
    [null, null, 'row'],
    [null, null, 'row'],
    ['4', '5', null],
  ])
})

test.each(['class="x"', 'style="color: red"', 'onclick="x()"', 'name="x"', 'title="x"', 'target="_top"', 'srcdoc="x"', 'href="/faq"', 'start="2"', 'aria-label="x"', 'data-x="x"'])(
  'a paragraph loses its %s',
  (attribute) => {
    expect(fromHtml(`<p ${attribute}>x</p>`)).toBe('<p>x</p>')
  },
)

test('a cell is labelled with all words of its column, whatever they are set in', () => {
  const table = '<table><thead><tr><th>One <em>two</em><!-- not this --> <b><i>three</i></b></th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>'
  expect(JSDOM.fragment(fromHtml(table)).querySelector('td')?.getAttribute('data-label')).toBe('One two three')
})

test('the sanitiser refuses addresses of other schemes by itself, without the policy behind it', () => {
  const kept = (address: string) =>
    Object.keys(sanitized(parseHtml(`<a href="${address}">x</a>`)).children.flatMap((child) => (child.type === 'element' ? [child.properties] : []))[0] ?? {})
  for (const address of ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///x', 'ftp://x.example'])
    expect(kept(address), address).toEqual([])
  for (const address of ['https://x.example', 'http://x.example', 'mailto:a@x.example', 'tel:+1', '/faq', '#a']) expect(kept(address), address).toEqual(['href'])
})

test('a picture in Markdown is not fetched, and its words are not lost', () => {
  const drawn = fromMarkdown('![Our *shop*](https://evil.example/p.png) and ![the yard][yard]\n\n[yard]: https://evil.example/y.png')
  expect(drawn).toBe('<p>Our shop and the yard</p>')
})

/** The properties of the first element that is left of an author's HTML. */
const propertiesOf = (html: string) => sanitized(parseHtml(html)).children.flatMap((child) => (child.type === 'element' ? [child.properties] : []))[0]

test('a picture keeps its file and its words, and nothing else', () => {
  expect(propertiesOf('<img src="media/a.jpg" alt="A" onerror="x()" srcset="y" width="5" class="z">')).toEqual({ src: 'media/a.jpg', alt: 'A' })
})

test('code keeps the language that Markdown says, and no other class', () => {
  const classes = ['language-ts', 'language-C++', 'language-c#', 'language-objective-c', `language-${'x'.repeat(30)}`]
  expect(classes.map((name) => propertiesOf(`<code class="${name}">x</code>`))).toEqual(classes.map((name) => ({ className: [name] })))
  const others = ['other', 'xlanguage-ts', 'language-', 'language-a:b', `language-${'x'.repeat(31)}`]
  expect(others.map((name) => propertiesOf(`<code class="${name}">x</code>`))).toEqual(others.map(() => ({ className: [] })))
  expect(propertiesOf('<pre class="language-ts">x</pre>')).toEqual({})
})

test('it is known what takes its text with it', () => {
  expect(['script', 'title', 'embed', 'h1', 'p'].map(isDroppedWhole)).toEqual([true, true, true, false, false])
})

test('elements are visited in the order of the text, those inside of others behind them, each with its words and its anchor as it was written', () => {
  const seen: unknown[] = []
  visitElements(sanitized(parseHtml('<h2 id="fees">All <em id="own">our</em><!-- no --> fees</h2><p id="Fees">x</p><p>y</p>')), (element) =>
    seen.push([element.tagName, textOf(element), anchorOf(element)]),
  )
  expect(seen).toEqual([
    ['h2', 'All our fees', 'fees'],
    ['em', 'our', 'own'],
    ['p', 'x', undefined],
    ['p', 'y', undefined],
  ])
})

test('where attributes stand is known where that is asked for', () => {
  const html = '<p title="x" id="a">y</p>'
  const [plain, exact] = [parseHtml, parseHtmlWithPlaces].map((parse) => JSON.stringify(parse(html).children[0]))
  expect([plain?.includes('"properties":{"title":{'), exact?.includes('"properties":{"title":{')]).toEqual([false, true])
})
