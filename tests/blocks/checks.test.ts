import { beforeAll, describe, expect, test } from 'vitest'
import { loadBlocks, type Blocks } from '../../src/blocks/schemas'
import { compile } from '../../src/site/compile'
import { examplesOf } from '../../src/authoring/describe/examples'
import { fileWith, pageWith } from '../lib/toy'

let blocks: Blocks = {}
const reached = new Set<string>()

beforeAll(async () => {
  blocks = await loadBlocks()
})

/** What is told of a section that is an example of its block with some fields changed. */
function reported(type: string, change: object, parts: object = {}): string {
  const text = fileWith({ pages: [pageWith({ ...examplesOf(type).barest, ...change, type })], notFound: { title: 'Lost', sections: [{ type: 'hero', title: 'Lost' }] }, ...parts })
  const lines = text.split('\n')
  const { problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
  for (const { code } of problems) reached.add(code)
  return problems
    .map(({ code, line, column, length, where, message, hint }) => `${code} <${(lines[line - 1] ?? '').slice(column - 1, column - 1 + length)}>  ${where}\n  ${message} ${hint}`)
    .join('\n')
}

describe('what a block cannot show is told', () => {
  const columns = [{ label: 'Kite' }, { label: 'Price' }]
  const field = { kind: 'text', name: 'wish', label: 'Your wish' }
  const rules = (least: number, most: number) => ({ minLength: { value: least, message: 'More.' }, maxLength: { value: most, message: 'Less.' } })

  test('a row with more or fewer cells than columns', () => {
    expect(reported('table', { columns, rows: [['Dragon'], ['Box', '$20'], ['Delta', '$30', 'blue']] })).toMatchInlineSnapshot(`
      "PS411 <[>  page "/" › section 1 (table) › rows 1
        This row has 1 cell, but there are 2 columns. Add the missing cells; a dash can stand for none.
      PS411 <[>  page "/" › section 1 (table) › rows 3
        This row has 3 cells, but there are 2 columns. Delete "blue", or add a column."
    `)
    expect(reported('table', { columns, rows: [['Dragon', '$10']] })).toBe('')
  })

  test('two fields of a form with one name', () => {
    expect(reported('form', { fields: [field, { ...field, kind: 'phone' }] })).toMatchInlineSnapshot(`
      "PS412 <"wish">  page "/" › section 1 (form) › fields 2 › name
        There is already a field called "wish" in this form; only one of them would be read. Give one of them another name, such as "wish2"."
    `)
    expect(reported('form', { fields: [field, { ...field, name: 'wishes' }] })).toBe('')
  })

  test('lengths that no text can have', () => {
    expect(reported('form', { fields: [{ ...field, ...rules(20, 10) }] })).toMatchInlineSnapshot(`
      "PS413 <20>  page "/" › section 1 (form) › fields 1 › minLength › value
        At least 20 characters are asked for, but at most 10 can be written: nobody can fill this in. Make "minLength" smaller than "maxLength"."
    `)
    expect(reported('form', { fields: [{ ...field, ...rules(10, 10) }] })).toBe('')
  })

  test('a choice without options', () => {
    expect(reported('form', { fields: [{ ...field, kind: 'choice', placeholder: 'Choose', options: [] }] })).toContain('PS209')
  })

  test('values of a chart that do not match its labels, or are no shares', () => {
    const data = [
      { label: 'Kites', value: 3 },
      { label: 'Balls', value: -2 },
    ]
    const compare = [
      { series: 'Last year', values: [1] },
      { series: 'Before', values: [1, 2, 3] },
    ]
    expect(reported('chart', { data, compare })).toMatchInlineSnapshot(`
      "PS450 <[>  page "/" › section 1 (chart) › compare 1 › values
        This series has 1 value, but "data" has 2 labels. Add the missing values.
      PS450 <[>  page "/" › section 1 (chart) › compare 2 › values
        This series has 3 values, but "data" has 2 labels. Delete the values that are too many, or add entries to "data"."
    `)
    expect(reported('chart', { kind: 'shares', data, compare: [{ series: 'Last year', values: [1, 2] }] })).toMatchInlineSnapshot(`
      "PS452 <-2>  page "/" › section 1 (chart) › data 2 › value
        The share -2 is below zero; a part of a whole cannot be. Write zero or more, or draw bars.
      PS451 <[>  page "/" › section 1 (chart) › compare
        Shares are parts of one whole, so a chart of shares has one series. Delete "compare", or draw bars."
    `)
    expect(reported('chart', { kind: 'line', data, compare: [{ series: 'Last year', values: [-1, 0] }] })).toBe('')
  })

  test('a film that not everybody can follow, and what it has twice', () => {
    const words = (lang: string) => ({ src: `media/${lang}.vtt`, label: lang, lang })
    expect(reported('video', { silent: false, src: 'media/mill 1.mp4' })).toMatchInlineSnapshot(`
      "PS480 <"media/mill 1.mp4">  page "/" › section 1 (video) › src
        Who does not hear this film cannot know what is said in it. Add "captions". If nothing is said or heard in it that matters, write "silent": true."
    `)
    expect(reported('video', { captions: [words('en')], alternative: 'media/mill 2.MP4' })).toMatchInlineSnapshot(`
      "PS481 <true>  page "/" › section 1 (video) › silent
        This film is "silent" and has captions. Delete "silent", or the captions.
      PS482 <"media/mill 2.MP4">  page "/" › section 1 (video) › alternative
        "src" and "alternative" are both MP4: who cannot show the first cannot show the second. Name an MP4 and a WebM, or delete "alternative"."
    `)
    expect(reported('video', { silent: false, captions: [words('en'), words('pt'), words('en')], alternative: 'media/mill.webm' })).toMatchInlineSnapshot(`
      "PS483 <"en">  page "/" › section 1 (video) › captions 3 › lang
        There are captions in "en" already. Write the language of each, or delete one of the two."
    `)
    expect(reported('video', { silent: false, captions: [words('en'), words('pt')] })).toBe('')
  })

  test('an address of no film and no map', () => {
    expect(reported('embed', { href: 'https://maps.app.goo.gl/abc' })).toMatchInlineSnapshot(`
      "PS485 <"https://maps.app.goo.gl/abc">  page "/" › section 1 (embed) › href
        "https://maps.app.goo.gl/abc" is a short address that leads on to another one. Open it in a browser and copy the long address from there."
    `)
    expect(reported('embed', { href: 'https://video.example/1' })).toMatchInlineSnapshot(`
      "PS485 <"https://video.example/1">  page "/" › section 1 (embed) › href
        "https://video.example/1" is of "video.example", which cannot be shown here. Write the address of a film on YouTube or Vimeo, or of a place on OpenStreetMap or Google Maps."
    `)
    expect(reported('embed', { href: '{links.shop}' })).toContain('PS485')
  })

  test('entries that would not arrive, and secrets that everybody could read', () => {
    const delivered = (deliver: object, fields: object[] = [field]) =>
      reported('form', { deliver, fields })
        .split('\n')
        .filter((line) => line.startsWith('PS'))
        .map((line) => line.replace('  page "/" › section 1 (form) ›', ''))
    const formspree = { service: 'formspree', to: 'https://formspree.io/f/abcdwxyz' }
    const file = { kind: 'file', name: 'plan', label: 'Plan', invalid: 'No.' }
    const right: [object, object[]?][] = [
      [formspree],
      [{ service: 'netlify', honeypot: 'fax' }, [file]],
      [{ to: '/api/x', as: 'json', send: { access_key: 'x' } }],
      [{ service: 'web3forms', send: { access_key: 'x' } }],
      [{ to: 'https://forms.acme.dev/in', next: '/' }],
    ]
    expect(right.flatMap((all) => delivered(...all))).toEqual([])
    expect(reported('form', { deliver: { service: 'formspree', to: '/api/x' } })).toMatchInlineSnapshot(`
      "PS490 <"/api/x">  page "/" › section 1 (form) › deliver › to
        "/api/x" is no address of "formspree". Write it like "to": "https://formspree.io/f/abcdwxyz", as your account there shows it."
    `)
    expect(reported('form', { deliver: {} })).toMatchInlineSnapshot(`
      "PS490 <{>  page "/" › section 1 (form) › deliver
        It is not said where entries go. Write it like "to": "/api/contact", or name the "service"."
    `)
    expect([
      ...delivered({ service: 'netlify', to: 'https://acme.dev' }),
      ...delivered({ service: 'formspree' }),
      ...delivered({ to: 'https://formspree.io/f/abcdwxyz' }),
      ...delivered({ to: '{links.shop}' }),
      ...delivered({ service: 'web3forms' }),
      ...delivered({ service: 'cloudflare', as: 'json' }),
      ...delivered({ to: '/api/x', as: 'json' }, [file]),
      ...delivered({ ...formspree, next: '#top' }),
      ...delivered({ ...formspree, next: '/nowhere' }),
      ...delivered({ to: '/api/x', send: { wish: 'x', token: 'y' }, honeypot: 'wish' }),
      ...delivered({ ...formspree, send: { subject: 'x', _gotcha: 'y' }, honeypot: '_subject' }),
      ...delivered({ service: 'netlify', send: { 'bot-field': 'x' } }),
      ...delivered({ service: 'web3forms', send: { access_key: 'x' }, next: '/' }, [
        { kind: 'text', name: 'redirect', label: 'X' },
        { kind: 'text', name: 'botcheck', label: 'X' },
      ]),
      ...delivered({ to: '/api/x?api_key=1' }, [{ kind: 'hidden', name: 'secret', value: 'x' }]),
    ]).toMatchInlineSnapshot(`
      [
        "PS490 <"https://acme.dev"> deliver › to",
        "PS490 <{> deliver",
        "PS497 <"https://formspree.io/f/abcdwxyz"> deliver › to",
        "PS496 <{> deliver",
        "PS493 <"json"> deliver › as",
        "PS494 <"file"> fields 1 › kind",
        "PS303 <"#top"> deliver › next",
        "PS492 <"#top"> deliver › next",
        "PS302 <"/nowhere"> deliver › next",
        "PS495 <"x"> deliver › send › wish",
        "PS491 <"y"> deliver › send › token",
        "PS495 <"wish"> deliver › honeypot",
        "PS495 <"_subject"> deliver › honeypot",
        "PS495 <"x"> deliver › send › bot-field",
        "PS495 <"redirect"> fields 1 › name",
        "PS495 <"botcheck"> fields 2 › name",
        "PS491 <"x"> fields 1 › value",
        "PS491 <"/api/x?api_key=1"> deliver › to",
      ]
    `)
    expect(['http://acme.dev/in', 'mailto:us@acme.dev', '//acme.dev', 'https://a:b@acme.dev', '/in#a'].map((to) => delivered({ to })[0]?.slice(0, 5))).toEqual(
      Array(5).fill('PS207'),
    )
  })

  test('every sentence of blocks is reached', () => {
    const own = Object.entries(blocks)
      // Theirs stand in tests/blocks/itemChecks.test.ts.
      .flatMap(([type, block]) => (type === 'article' || type === 'articleList' ? [] : [block]))
      .flatMap(({ messages = [] }) => messages.filter(({ rule }) => !rule))
      .map(({ code }) => code)
    expect([...reached].filter((code) => own.includes(code)).sort()).toEqual(own.sort())
  })
})
