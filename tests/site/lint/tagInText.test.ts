import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { fix } from '../../../src/authoring/edit/fix'
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

test('what a program puts around words is taken off by --fix', async () => {
  const section = { type: 'hero', title: 'A <b>strong</b> kite', text: '<p class="MsoNormal">One <strong>two</strong>.</p>' }
  const file = JSON.stringify({ site: { name: 'Toys' }, pages: [{ path: '/', title: 'Home', sections: [section] }] })
  const { bytes } = fix(new TextEncoder().encode(file), await loadBlocks())
  expect(JSON.parse(new TextDecoder().decode(bytes)).pages[0].sections[0]).toEqual({ type: 'hero', title: 'A strong kite', text: 'One **two**.' })
})

const PLAIN =
  'a b i u p br hr em strong span div font small sup sub ul ol li h1 h2 h3 h4 h5 h6 img table tr td th blockquote center iframe embed object script form input textarea button video audio style'
const RICH =
  'a abbr article aside audio b big blockquote body br button caption center cite code dd del details div dl dt em embed figure figcaption font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd li link main mark meta nav object ol p picture pre q s script section select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr u ul video'

test('each of these tags is told, and each of these entities', () => {
  const told = (tags: string, marks: (written: string) => string[]) => tags.split(' ').filter((name) => marks(`<${name}>`).join() !== `<${name}>`)
  expect([told(PLAIN, (written) => marked(`x ${written}`)), told(RICH, (written) => marked('x', `x ${written} y`))]).toEqual([[], []])
  for (const entity of ['&nbsp;', '&amp;', '&lt;', '&gt;', '&quot;', '&apos;', '&mdash;', '&ndash;', '&hellip;', '&copy;', '&#38;', '&#x1f;'])
    expect(marked(`a ${entity}`)).toEqual([entity])
})
