import { describe, expect, test } from 'vitest'
import { fileWith, pageWith, problemsOf, shelf, siteWith, toyBlocks, toyNotFound, toySettings } from '../lib/toy'
import { compile } from '../../src/site/compile'

const plain = siteWith({ type: 'rule' })
const bytes = (text: string) => new TextEncoder().encode(text)
const note = (fields: object) => siteWith({ type: 'note', text: 'Hello', ...fields })
const utf16 = (text: string) => new Uint8Array([...text].flatMap((character) => [character.charCodeAt(0), 0]))
const site = (fields: object) => fileWith({ site: { ...toySettings, ...fields } })
const page = (fields: object) => fileWith({ pages: [{ ...pageWith({ type: 'rule' }), ...fields }] })
const shelfOf = (slug: string) => fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: shelf(slug).collections })
const secondPage = (path: string) => fileWith({ pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path }] })

/** Words of the libraries underneath, and of a program that lost its way. */
const FOREIGN = /invalid[_ ]|undefined|expected string|zod|NaN|\[object|unrecognized|Cannot read|is not a function|stack/i

type Case = [name: string, content: string | Uint8Array, place: string]

const unreadable: Case[] = [
  ['an empty file', '', 'PS102 1:1'],
  ['only white space', ' \n\t\n ', 'PS102 1:1'],
  ['only a byte-order mark', '\ufeff', 'PS102 1:1'],
  ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...utf16(plain)]), 'PS103 1:1'],
  ['UTF-16 without a mark', utf16(plain), 'PS103 1:1'],
  ['a byte of Latin-1', bytes(plain).map((byte, index) => (index === plain.indexOf('Home') ? 0xe9 : byte)), 'PS103 5:17'],
  ['a hundred thousand brackets', '['.repeat(100_000), 'PS105 1:33'],
  ['a hundred thousand braces', '{"a":'.repeat(100_000), 'PS105 1:161'],
  ['brackets that other brackets seem to close', '[},'.repeat(100_000), 'PS105 1:97'],
  ['brackets after many that close nothing', `${']'.repeat(100_000)}${'['.repeat(100_000)}`, 'PS105 1:100033'],
  ['a merge conflict', plain.replace('      "title"', '<<<<<<< HEAD\n      "title": "A",\n=======\n      "title": "B",\n>>>>>>> other\n      "title"'), 'PS111 5:1'],
  ['curly quotes around a text', plain.replace('"Home"', '“Home”'), 'PS112 5:16'],
  ['curly quotes around a name', plain.replace('"title"', '“title”'), 'PS112 5:7'],
  ['curly quotes everywhere', plain.replaceAll(/"([^"]*)"/g, '“$1”'), 'PS112 2:3'],
  ['single quotes', plain.replace('"Home"', "'Home'"), 'PS110 5:16'],
  ['a missing comma between fields', plain.replace('"Home",', '"Home"'), 'PS110 5:21'],
  ['a missing comma between pages', secondPage('/faq').replace('    },\n    {\n      "path": "/faq"', '    }\n    {\n      "path": "/faq"'), 'PS110 11:5'],
  ['a comma after the last entry of a list', plain.replace('        }\n      ]', '        },\n      ]'), 'PS110 9:10'],
  ['a comma after the last field', plain.replace('"rule"\n', '"rule",\n'), 'PS110 8:25'],
  ['a comment', plain.replace('"Home",', '"Home", // the first'), 'PS110 5:24'],
  ['a comment over lines', plain.replace('"Home",', '/* the\n first */ "Home",'), 'PS110 5:16'],
  ['a missing colon', plain.replace('"title": "Home"', '"title" "Home"'), 'PS110 5:15'],
  ['a missing closing quotation mark', plain.replace('"Home",', '"Home,'), 'PS110 5:16'],
  ['a name without quotes', plain.replace('"title":', 'title:'), 'PS110 5:7'],
  ['a value that is missing', plain.replace('"Home"', ''), 'PS110 5:16'],
  ['a word of another language', plain.replace('"Home"', 'None'), 'PS110 5:16'],
  ['a wrong escape', plain.replace('Home', 'Ho\\me'), 'PS110 5:19'],
  ['a tab inside a text', plain.replace('Home', 'Ho\tme'), 'PS110 5:19'],
  ['something after the end', `${plain}\n}`, `PS110 ${plain.split('\n').length + 1}:1`],
  ['a file cut inside a text', plain.slice(0, plain.indexOf('Home') + 2), 'PS110 5:16'],
  ['a file cut between two fields', plain.slice(0, plain.indexOf('"Home"') + 7), 'PS110 5:22'],
  ['a file cut inside a list', plain.slice(0, plain.indexOf('"rule"') + 6), 'PS110 8:24'],
  ['a file written over a longer one', `${plain}${plain.slice(-40)}`, `PS110 ${plain.split('\n').length + 1}:7`],
  ['a name that stands twice', plain.replace('"title": "Home"', '"title": "Home", "title": "Start"'), 'PS113 5:24'],
  ['the name __proto__ that stands twice', plain.replace('"title"', '"__proto__": 1, "__proto__": 2, "title"'), 'PS113 5:23'],
]

const misshapen: Case[] = [
  ['a list as root', '[]', 'PS211 1:1'],
  ['a text as root', '"site"', 'PS211 1:1'],
  ['null as root', 'null', 'PS211 1:1'],
  ['a number as root', '\n 12', 'PS211 2:2'],
  ['half a character', note({ title: 'a\ud800' }), 'PS114 10:22'],
  ['a null character', note({ title: 'a\u0000b' }), 'PS114 10:22'],
  ['an invisible character in a name', note({ 'tit\u0007le': 'a' }), 'PS114 10:11'],
  ['an invisible character in a link', note({ links: [{ label: 'x', href: 'java\u0001script:x' }] }), 'PS114 13:28'],
  ['a text of a million characters', note({ title: 'a'.repeat(1_000_000) }), 'PS208 10:20'],
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', ''].map((type): Case => [`the block ${JSON.stringify(type)}`, siteWith({ type }), 'PS201 8:19']),
  ['a type that is a number', siteWith({ type: 5 }), 'PS205 8:19'],
  ['a type that is null', siteWith({ type: null }), 'PS205 8:19'],
  ['an unknown block with fields of its own', siteWith({ type: 'heroo', picture: 'x', words: [1] }), 'PS201 8:19'],
  ['a section without type', siteWith({}), 'PS202 7:9'],
  ['a misspelled use', siteWith({ us: 'line' }), 'PS204 8:11'],
  ['a section that is null', siteWith(null), 'PS205 7:9'],
  ['a section that is a text', siteWith('rule'), 'PS205 7:9'],
  ['a section that is a list', siteWith([]), 'PS205 7:9'],
  ['a section inside a section', siteWith({ type: 'rule', sections: [{ type: 'rule' }] }), 'PS204 9:11'],
  ['an unknown field', siteWith({ type: 'rule', colour: 'red' }), 'PS204 9:11'],
  ['the field __proto__', plain.replace('"type": "rule"', '"type": "rule", "__proto__": {}'), 'PS204 8:27'],
  ['the field constructor', siteWith({ type: 'rule', constructor: 1 }), 'PS204 9:11'],
  ['an unknown field of the file', fileWith({ page: [] }), 'PS204 77:3'],
  ['an unknown field of a page', page({ layout: 'wide' }), 'PS204 11:7'],
  ['an object where a text belongs', note({ title: { dangerouslySetInnerHTML: 'x' } }), 'PS205 10:20'],
  ['a list where a text belongs', note({ title: ['x'] }), 'PS205 10:20'],
  ['null where a text belongs', note({ title: null }), 'PS205 10:20'],
  ['a number where a text belongs', note({ title: 5 }), 'PS205 10:20'],
  ['a number in quotes', note({ count: '3' }), 'PS205 10:20'],
  ['a broken number', note({ count: 2.5 }), 'PS205 10:20'],
  ['a number that is too great', note({ count: 13 }), 'PS208 10:20'],
  ['a number that is too small', note({ count: 0 }), 'PS209 10:20'],
  ['a yes in quotes', siteWith({ type: 'rule', hidden: 'true' }), 'PS205 9:21'],
  ['one of some numbers in quotes', note({ columns: '3' }), 'PS205 10:22'],
  ['another number than some', note({ columns: 7 }), 'PS206 10:22'],
  ['an option that is a list', note({ tone: ['plain'] }), 'PS205 10:19'],
  ['pages as an object', fileWith({ pages: {} }), 'PS205 2:12'],
  ['no page', fileWith({ pages: [] }), 'PS209 2:12'],
  ['no required field', siteWith({ type: 'note' }), 'PS203 7:9'],
  ['no settings', JSON.stringify({ pages: [pageWith()], notFound: toyNotFound }, null, 2), 'PS203 1:1'],
  ['an empty object', '{}', 'PS203 1:1 PS203 1:1 PS203 1:1'],
  ['no address of a link', note({ links: [{ label: 'x' }] }), 'PS203 11:13'],
  ['an empty text', note({ title: '' }), 'PS210 10:20'],
  ...['\u200b\u200b', '\u202e', '\u2066\u2069', '\u3164', '\u2800', '\ufe0f', '\u034f', '\u180e', '\u2062', '\u{e0041}'].map(
    (title): Case => [`a text without width, U+${title.codePointAt(0)?.toString(16)}`, note({ title }), 'PS210 10:20'],
  ),
  ['a rich text without width', note({ text: ' \u2067\u2069 ' }), 'PS210 9:19'],
  ['HTML of spaces', note({ body: ' \n ' }), 'PS210 10:19'],
  ['an address that is empty', note({ links: [{ label: 'x', href: '' }] }), 'PS210 13:23'],
  ['a text of 20,001 characters', note({ title: 'a'.repeat(20_001) }), 'PS208 10:20'],
  ['HTML of 200,001 characters', note({ body: 'a'.repeat(200_001) }), 'PS208 10:19'],
  ['an address of 2,001 characters', note({ links: [{ label: 'x', href: `/${'a'.repeat(2_000)}` }] }), 'PS304 13:23'],
  ['an icon of a million characters', note({ icon: 'a'.repeat(1_000_000) }), 'PS305 10:19'],
  ['201 sections', siteWith(...Array(201).fill({ type: 'rule' })), 'PS208 6:19'],
  ['an unknown rule that is allowed', siteWith({ type: 'rule', allow: { 'main-headng': 'x' } }), 'PS204 10:13'],
  ['a rule that is allowed without a reason', siteWith({ type: 'rule', allow: { 'main-heading': ' ' } }), 'PS210 10:29'],
  ['an empty rich text', siteWith({ type: 'note', text: '' }), 'PS210 9:19'],
  ['a day that does not exist', page({ published: '2026-02-30' }), 'PS207 11:20'],
  ['a language that is none', site({ lang: 'en-12' }), 'PS207 24:13'],
  ['an icon with capitals', note({ icon: 'Coin' }), 'PS207 10:19'],
  ['a colour by name', site({ theme: { colors: { ...toySettings.theme.colors, ink: 'black' } } }), 'PS207 47:16'],
  ['a name with a space', site({ facts: { 'my age': '5' } }), 'PS207 39:7'],
  ...Object.entries({ links: 36, facts: 39, redirects: 77 }).map(
    ([list, line]): Case => [`the name __proto__ in ${list}`, site({ [list]: {} }).replace(`"${list}": {}`, `"${list}": {\n"__proto__": { "": "" } }`), `PS207 ${line}:1`],
  ),
  ...['shared', 'collections'].map(
    (list): Case => [
      `the name __proto__ in ${list}, with escapes`,
      fileWith({ pages: [pageWith({ type: 'rule' })], [list]: {} }).replace(`"${list}": {}`, `"${list}": {\n"\\u005F_proto__": 5 }`),
      'PS207 78:1',
    ],
  ),
  ['the name __proto__ in an item', shelfOf('a').replace('"slug": "a"', '"slug": "a",\n"__proto__": 5'), 'PS207 92:1'],
  [
    'a link of the bar with a misspelled list',
    site({ navigation: { ...toySettings.navigation, links: [{ label: 'More', lniks: [{ label: 'Home', href: '/' }] }] } }),
    'PS204 67:11',
  ],
]

const lost: Case[] = [
  ['a link to no page', note({ links: [{ label: 'x', href: '/faq' }] }), 'PS302 13:23'],
  ['a link in other case', fileWith({ pages: [pageWith({ type: 'note', text: '[x](/FAQ)' }), { ...pageWith(), path: '/faq' }] }), 'PS302 9:24'],
  ['a link to a hidden page', fileWith({ pages: [pageWith({ type: 'note', text: '[x](/faq)' }), { ...pageWith(), path: '/faq', hidden: true }] }), 'PS313 9:24'],
  ['a link of the footer to no page', site({ footer: { ...toySettings.footer, links: [{ label: 'x', href: '/terms' }] } }), 'PS302 78:19'],
  ['a link of the footer to no anchor of a page', site({ footer: { ...toySettings.footer, links: [{ label: 'x', href: '/#terms' }] } }), 'PS303 78:19'],
  ['a link to no anchor', note({ text: '[x](#steps)' }), 'PS303 9:24'],
  ['a link in HTML without quotes', note({ body: '<a href=/faq>x</a>' }), 'PS302 10:28'],
  ['a link in HTML, behind escapes', note({ body: '<p class="a">"</p><a href="/faq">x</a>' }), 'PS302 10:51'],
  ...[
    '//evil.example',
    '/\\evil.example',
    'https:/evil',
    'https://u:p@evil.example',
    'javascript:x',
    'faq',
    ' /',
    'https:///evil.example',
    'https://pay\u200bpal.example',
    'https://toys\u00ad.example',
    'https://toys.example/\u202egpj.exe',
    '/\u2066',
    'mailto:',
    'tel:',
  ].map((href): Case => [`the address ${JSON.stringify(href)}`, note({ links: [{ label: 'x', href }] }), 'PS304 13:23']),
  ...['https:/evil.example', 'https://u:p@evil.example', 'https:\\\\evil.example', ' https://evil.example', 'https://e\u200bvil.example'].map(
    (shop): Case => [
      `the address ${JSON.stringify(shop)} by name, told once`,
      fileWith({ site: { ...toySettings, links: { shop } }, pages: [pageWith({ type: 'note', text: '[x]({links.shop}) and [y]({links.shop})' })] }),
      'PS304 37:15',
    ],
  ),
  ...['javascript:x', 'data:text/html,x', 'https://u:p@evil.example', 'mailto:hello@toys.example.com'].map(
    (profile): Case => [`the profile ${profile}`, site({ profiles: [profile] }), 'PS304 77:7'],
  ),
  ...[
    'https://u:p@toys.example.com',
    'https:/toys.example.com',
    'https:\\\\toys.example.com',
    ' https://toys.example.com',
    'https://toys.example.com\n',
    'https://toys\u200b.example.com',
    'https://toys.example.com?x',
    'https://toys.example.com/x',
  ].map((url): Case => [`a site at ${JSON.stringify(url)}`, site({ url }), 'PS415 23:12']),
  ...['mailto:hello@toys.example.com', 'tel:+13055550100'].map((to): Case => [`a redirect to ${to}`, site({ redirects: { '/old': to } }), 'PS304 77:15']),
  ['a redirect that leads back by the full address of the site', site({ redirects: { '/old': 'https://toys.example.com/old?x' } }), 'PS422 77:15'],
  ['an unknown token', note({ title: 'Age {facts.aeg}' }), 'PS301 10:25'],
  ['a token with two dots', note({ title: 'Age {facts..age}' }), 'PS301 10:25'],
  ['a token with a capital', note({ title: 'Age {Facts.age}' }), 'PS301 10:25'],
  ['an unknown token behind a line break', note({ text: 'One\n\n{facts.aeg}' }), 'PS301 9:27'],
  ['a token of Object.prototype', note({ title: '{facts.constructor}' }), 'PS301 10:21'],
  ['an unknown token as address', note({ links: [{ label: 'x', href: '{links.shp}' }] }), 'PS301 13:24'],
  ['a shared section called like a method', siteWith({ use: 'toString' }), 'PS306 8:18'],
  ['a collection called like a method', page({ path: '/$slug', each: 'constructor' }), 'PS307 11:15'],
  ['an id that the frame has', siteWith({ type: 'rule', id: 'frame' }), 'PS403 9:17'],
  ["a font whose name would end the stylesheet's text", site({ theme: { ...toySettings.theme, fonts: { heading: "Instrument'Sans", text: 'Instrument Sans' } } }), 'PS310 62:20'],
  ['two pages with one path', secondPage('/'), 'PS401 13:15'],
  ...[
    'faq',
    '/faq/',
    '/faq?a',
    '/faq#a',
    '/a b',
    '/a/../b',
    '/a\\b',
    '/%2e%2e',
    '/FAQ',
    '//faq',
    '/nul',
    '/con',
    '/faq.',
    '/assets/x',
    '/404',
    '/sitemap.xml',
    '/__blocks',
    '/_blocks',
    '',
    '/é',
  ].map((path): Case => [`the path ${JSON.stringify(path)}`, secondPage(path), 'PS402 13:15']),
  ...['/index', '/shop/index', '/com1', '/lpt9', '/aux', '/prn', '/shop/nul'].map((path): Case => [`the path ${JSON.stringify(path)}`, secondPage(path), 'PS402 13:15']),
  ['an item with the address of the page that says that nothing is there', shelfOf('404'), 'PS402 91:17'],
  ['an item that would be written over the page of a folder', shelfOf('index'), 'PS402 91:17'],
  ['a path of 201 characters', secondPage(`/${'a'.repeat(200)}`), 'PS208 13:15'],
]

const all = [...unreadable, ...misshapen, ...lost]

describe.each(Object.entries({ unreadable, misshapen, lost }))('%s files', (_class, cases) => {
  test.each(cases)('%s', (_name, content, place) => {
    const problems = problemsOf(content)
    expect(problems.map(({ code, line, column }) => `${code} ${line}:${column}`).join(' ')).toBe(place)
  })
})

test('no problem speaks of the libraries underneath', () => {
  const sentences = all.flatMap(([, content]) => problemsOf(content).flatMap(({ message, hint, where }) => [message, hint, where]))
  expect(sentences.filter((sentence) => FOREIGN.test(sentence))).toEqual([])
})

test('no problem repeats a text without end', () => {
  expect(Math.max(...all.flatMap(([, content]) => problemsOf(content).flatMap(({ message, hint }) => [message.length, hint.length])))).toBeLessThan(1_500)
})

test('a mark lies within its line', () => {
  for (const [name, content] of all.filter(([, content]) => typeof content === 'string')) {
    const lines = String(content)
      .replace(/^\ufeff/, '')
      .split('\n')
    for (const { line, column, length, frame } of problemsOf(content)) {
      expect(column - 1 + length, name).toBeLessThanOrEqual((lines[line - 1] ?? '').length)
      expect(frame, name).toContain(`> ${line} |`)
    }
  }
})

test('brackets without end are refused at once', () => {
  const start = performance.now()
  problemsOf('['.repeat(1_000_000))
  expect(performance.now() - start).toBeLessThan(1000)
})

test('a byte-order mark, Windows line ends and the character for bad bytes are no mistakes', () => {
  for (const content of [`\ufeff${plain}`, plain.replaceAll('\n', '\r\n'), note({ title: 'A \ufffd B' })])
    expect(compile(bytes(content), 'pages.json', toyBlocks).problems).toEqual([])
})

test('with a byte-order mark a problem has the same place', () => {
  const [problem] = problemsOf(`\ufeff${siteWith({ type: 'noet' })}`)
  expect([problem?.line, problem?.column]).toEqual([8, 19])
})
