import { expect, test } from 'vitest'
import { hrefsIn } from '../../../src/site/check/hrefs'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, problemsOf, shelf, siteWith, reported, toyBlocks, toySettings } from '../../lib/toy'
import { leastSeconds } from '../../lib/seconds'

/** What is told without what to do: the place, what is marked there, and what is wrong. */
const marked = (text: string) =>
  reported(text)
    .split('\n')
    .flatMap((line) => (line.startsWith('PS') ? [line.replace(/ {2}.*/, '')] : [line.trim()]))
const withNote = (text: string, settings: object = {}) =>
  fileWith({ pages: [pageWith({ type: 'note', text, id: 'steps' }), { ...pageWith({ type: 'rule', id: 'fees' }), path: '/faq' }], site: { ...toySettings, ...settings } })
const withToy = (content: string) => {
  const { template } = shelf()
  const toys = [
    { slug: 'a', title: 'A', excerpt: 'x', content },
    { slug: 'b', title: 'B', excerpt: 'x', content: '<p>x</p>' },
  ]
  return fileWith({
    pages: [pageWith({ type: 'rule' }), { ...template, sections: [{ type: 'note', text: '{toy.title}', body: '{toy.content}', id: 'top' }] }],
    collections: { toys },
  })
}
const withMenu = (href: string, settings: object = {}) =>
  fileWith({ site: { ...toySettings, ...settings, navigation: { ...toySettings.navigation, links: [{ label: 'x', href }] } } })

test.each([
  ['richText', '[a](/faq) and [b](https://shop.example/x?y=1#z)', ['/faq', 'https://shop.example/x?y=1#z']],
  ['richText', '[a](/faq "A title") [b]( /prices )', ['/faq', '/prices']],
  ['richText', '[a](</faq>) [b](https://shop.example/kite_(toy)) [c](/a(b)c)', ['/faq', 'https://shop.example/kite_(toy)', '/a(b)c']],
  ['richText', '(/faq) [a] (/faq) <a href="/faq">', []],
  ['html', '<a href="/faq">a</a><a title=x href = \'/prices?a=1&amp;b=2\'>b</a><A HREF=/about>c</A>', ['/faq', '/prices?a=1&amp;b=2', '/about']],
  ['html', '<a data-href-x="/faq" hreflang="/faq">a</a> [a](/faq)', []],
  ['href', '/faq "x"', ['/faq "x"']],
  ['text', '[a](/faq) <a href="/faq">', []],
  [undefined, '/faq', []],
] as const)('the addresses of a value with the role %s are found: %s', (role, value, written) => {
  expect(hrefsIn(value, role).map(({ within }) => (within ? value.slice(within.start, within.start + within.length) : value))).toEqual(written)
})

test('links to pages and anchors may carry a query, an empty anchor, or that of the main part', () => {
  expect(reported(withNote('[a](/faq?a=b) [b](/faq?x=1#fees) [c](/faq#) [d](#steps) [e](/faq#main) [f](#main) [g](/)'))).toBe('')
})

test('a dead link is named by its page, without its query and anchor', () => {
  expect(marked(withNote('[x](/nowhere?x=1#y)'))).toEqual(['PS302 pages.json:9:24 </nowhere?x=1#y>', 'There is no page "/nowhere". The pages are: /, /faq.'])
})

test('a dead anchor is told with the anchors of its page', () => {
  expect(marked(withNote('[x](/faq#zzz) [y](#zzz)'))).toEqual([
    'PS303 pages.json:9:24 </faq#zzz>',
    'On page "/faq" nothing has the id "zzz". The ids there are: main, fees. Or write "/faq", for the page alone.',
    'PS303 pages.json:9:38 <#zzz>',
    'On page "/" nothing has the id "zzz". The ids there are: main, steps. Or write "/", for the page alone.',
  ])
})

test('in a text that tokens have changed no part is marked, but the whole', () => {
  expect(marked(withNote('{facts.age} [Go](/nowhere)'))[0]).toBe('PS302 pages.json:9:19 <"{facts.age} [Go](/nowhere)">')
  expect(marked(withNote('[Go](/{facts.age})'))).toEqual(['PS302 pages.json:9:19 <"[Go](/{facts.age})">', 'There is no page "/12". The pages are: /, /faq.'])
})

test('an unsafe address inside a text is marked', () => {
  expect(marked(withNote('[x](javascript:alert)'))[0]).toBe('PS304 pages.json:9:24 <javascript:alert>')
  expect(marked(siteWith({ type: 'note', text: 'x', body: '<p><a href="//evil.example/">x</a></p>' }))[0]).toBe('PS304 pages.json:10:33 <//evil.example/>')
})

test('the links of an item are judged on its own page', () => {
  expect(reported(withToy('<a href="#top">x</a> <a href="#main">y</a> <a href="/toys/b?x=1#top">z</a>'))).toBe('')
  expect(marked(withToy('<a href="#nope">x</a>'))).toEqual([
    'PS303 pages.json:97:31 <#nope>',
    'On page "/toys/a" nothing has the id "nope". The ids there are: main, top. Or write "/toys/a", for the page alone.',
  ])
  expect(marked(withToy('<a href="/toys/b#nope">x</a>'))).toEqual([
    'PS303 pages.json:97:31 </toys/b#nope>',
    'On page "/toys/b" nothing has the id "nope". The ids there are: main, top. Or write "/toys/b", for the page alone.',
  ])
})

test('a link inside the body of an item must lead somewhere on each of its pages that are shown', () => {
  const { template } = shelf()
  const shows = (path: string, id: string, more = {}) => ({ ...template, path, sections: [{ type: 'note', text: 'x', body: '{toy.content}', id }], ...more })
  const told = (...templates: object[]) =>
    problemsOf(
      fileWith({ pages: [pageWith({ type: 'rule' }), ...templates], collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'x', content: '<a href="#top">x</a>' }] } }),
    ).map(({ message }) => message)
  const FAULT = ['On page "/first/a" nothing has the id "top".']
  expect(told(shows('/first/$slug', 'top'), shows('/second/$slug', 'top'))).toEqual([])
  expect(told(shows('/first/$slug', 'else'), shows('/second/$slug', 'top'))).toEqual(FAULT)
  expect(told(shows('/first/$slug', 'top'), shows('/second/$slug', 'else'))).toEqual(['On page "/second/a" nothing has the id "top".'])
  expect(told(shows('/first/$slug', 'else'), shows('/second/$slug', 'top', { hidden: true }))).toEqual(FAULT)
})

test('what is shown for a missing item links to anchors of its own', () => {
  const missing = { title: 'M', sections: [{ type: 'note', id: 'here', text: '[x](#here) [y](#there)' }] }
  expect(marked(fileWith({ pages: [pageWith({ type: 'rule' }), { ...shelf().template, missing }], collections: shelf('bear').collections }))).toEqual([
    'PS303 pages.json:28:37 <#there>',
    'On page "/toys" nothing has the id "there". Did you mean "here"?',
  ])
})

test('a link of the frame needs a page that is there, and one that has not moved', () => {
  expect(marked(withMenu('/dead'))[1]).toBe('There is no page "/dead". The pages are: /.')
  expect(marked(withMenu('/old', { redirects: { '/old': '/' } }))[1]).toBe('There is no page "/old". It has moved: write "/".')
  expect(marked(withMenu('#nope'))[0]).toBe('PS303 pages.json:67:19 <"#nope">')
  expect(reported(withMenu('/?a=1#main'))).toBe('')
  expect(reported(withMenu('#main'))).toBe('')
})

test('a hidden page that has moved is told as moved', () => {
  const withHidden = (settings: object) =>
    fileWith({ pages: [pageWith({ type: 'note', text: '[x](/b)' }), { ...pageWith({ type: 'rule' }), path: '/b', hidden: true }], site: { ...toySettings, ...settings } })
  expect(marked(withHidden({}))[1]).toMatch(/^The page "\/b" is hidden/)
  expect(marked(withHidden({ redirects: { '/b': '/' } }))[1]).toBe('There is no page "/b". It has moved: write "/".')
})

test('redirects are told where they lead nowhere, round in a circle, or on and on', () => {
  const redirects = (given: object) =>
    marked(withNote('x', { redirects: given }))
      .filter((_, index) => index % 2 === 1)
      .map((line) => line.replace(/\. .*/, '.'))
  expect(redirects({ '/a': '/faq?x=1#fees', '/b': 'https://shop.example.com/', '/c': '/#steps' })).toEqual([])
  expect(redirects({ '/a': '/dead' })).toEqual(['There is no page "/dead".'])
  expect(redirects({ '/a': '/b?x#y', '/b': '/faq' })).toEqual(['"/a" leads to "/b?x#y", which leads on again.'])
  expect(redirects({ '/a': '/b#x', '/b': '/c?y', '/c': '/a' })).toEqual(['/a', '/b', '/c'].map((path) => `The redirect from "${path}" leads back to where it came from.`))
  expect(redirects({ '/d': '/d' })).toEqual(['The redirect from "/d" leads back to where it came from.'])
  expect(redirects({ '/faq': '/' })).toEqual(['"/faq" leads elsewhere, but there is a page with that address.'])
  expect(redirects({ '/': '/faq' })).toEqual(['"/" cannot be an address that has moved: it is the address of the home page.'])
})

test('no section may have an id of the frame, and any that only resembles one', () => {
  const ids = ['app', 'announcer', 'frame', 'panel', 'panel-title', 'list-1', 'list-12', 'main', 'apple', 'my-app', 'frames', 'list-x', 'list-1x', 'panel-titles']
  expect(reported(siteWith(...ids.map((id) => ({ type: 'rule', id })))).match(/The id "[^"]*"/g)).toEqual(ids.slice(0, 8).map((id) => `The id "${id}"`))
})

test('the next change is the first to come, and what has just begun is there', () => {
  const rule = (from: string, until?: string) => ({ type: 'rule', from, until })
  const at = (moment: string, ...sections: object[]) => {
    const { site } = compile(new TextEncoder().encode(siteWith(...sections)), 'pages.json', toyBlocks, { at: moment })
    return [site?.pages[0]?.sections.length, site?.nextChange && new Date(site.nextChange.moment).toISOString().slice(0, 16), site?.nextChange?.source.at(-1)]
  }
  const [late, early] = [rule('2026-12-24'), rule('2026-12-01', '2026-12-05T12:00')]
  expect(at('2026-11-01', late, early)).toEqual([0, '2026-12-01T00:00', 1])
  expect(at('2026-11-01', early, late)).toEqual([0, '2026-12-01T00:00', 0])
  expect(at('2026-11-01', early, { ...early })).toEqual([0, '2026-12-01T00:00', 0])
  expect(at('2026-12-01', early)).toEqual([1, '2026-12-05T12:00', 0])
  expect(at('2026-12-05T12:00', early)).toEqual([0, undefined, undefined])
})

/** Names that are wrong in 20,000 places, on a site that has thousands with which each could be compared; and the code that they are told with. */
const MANY = 20_000
const many = (make: (index: number) => string) => Array.from({ length: MANY }, (_, index) => make(index)).join('')
const inNotes = (body: string) => {
  const size = Math.ceil(body.length / 4)
  return [0, 1, 2, 3].map((part) => ({ type: 'note', text: 'x', body: body.slice(part * size, (part + 1) * size) }))
}
const pages = Array.from({ length: 3_000 }, (_, index) => ({ ...pageWith({ type: 'rule', id: `an-anchor-${index}` }), path: `/a-page-${index}` }))
const facts = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`fact${index}`, 'x']))
test.each([
  ['links to pages', 'PS302', fileWith({ pages: [pageWith(...inNotes(many((index) => `<a href="/b-side-${String(index).padStart(5, '0')}">x</a>`))), ...pages] })],
  ['addresses', 'PS304', fileWith({ pages: [pageWith(...inNotes(many((index) => `<a href="b-side-${String(index).padStart(5, '0')}">x</a>`))), ...pages] })],
  ['tokens', 'PS301', fileWith({ pages: [pageWith(...inNotes(many((index) => `{facts.fcat${String(index).padStart(5, '0')}} `)))], site: { ...toySettings, facts } })],
  [
    'tokens in another form',
    'PS301',
    fileWith({ pages: [pageWith(...inNotes(many((index) => `{Facts.fcat${String(index).padStart(5, '0')}} `)))], site: { ...toySettings, facts } }),
  ],
  [
    'shared sections',
    'PS306',
    fileWith({
      pages: [pageWith(), ...pages.map((page, index) => ({ ...page, sections: [0, 1, 2, 3, 4, 5].map((turn) => ({ use: `shraed${index}x${turn}` })) }))],
      shared: Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`shared${index}`, { type: 'rule' }])),
    }),
  ],
  [
    'icons',
    'PS305',
    fileWith({
      pages: [pageWith(), ...pages.map((page, index) => ({ ...page, sections: [0, 1, 2, 3, 4, 5].map((turn) => ({ type: 'note', text: 'x', icon: `kites-${index}-${turn}` })) }))],
    }),
  ],
])('what may be meant by 20,000 wrong %s is not looked for among thousands of names each time', (_, code, text) => {
  let codes: string[] = []
  const seconds = leastSeconds(5, () => {
    codes = [...new Set(problemsOf(text).map((problem) => problem.code))]
  })
  expect(codes).toEqual([code])
  expect(seconds).toBeLessThan(5)
})
