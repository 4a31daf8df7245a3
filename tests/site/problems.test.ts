import { expect, test } from 'vitest'
import { z } from 'zod'
import { fileWording } from '../../src/site/diagnostics/wording/file'
import { htmlWording } from '../../src/site/diagnostics/wording/html'
import { referenceWording } from '../../src/site/diagnostics/wording/references'
import { shapeWording } from '../../src/site/diagnostics/wording/shape'
import { pageWording } from '../../src/site/diagnostics/wording/pages'
import { siteWording } from '../../src/site/diagnostics/wording/site'
import { tokenWording } from '../../src/site/diagnostics/wording/tokens'
import { compileFile } from '../../src/site/compile'
import { fileWith, pageWith, problemsOf, shelf, siteWith, reported, toyBlocks, toyNotFound, toySettings } from '../lib/toy'

const reached = new Set<string>()

/** What is told of a file; its codes count as reached. */
function problemsIn(text: string): string {
  for (const { code } of problemsOf(text)) reached.add(code)
  return reported(text)
}

const note = (fields: object) => siteWith({ type: 'note', text: 'Hello', ...fields })

test('an empty file is told with the shape of a site', () => {
  expect(problemsIn('')).toMatchInlineSnapshot(`
    "PS102 pages.json:1:1 <>  
      The file is empty. A site starts with { "site": { … }, "pages": [ … ], "notFound": { … } }."
  `)
})

test('brackets without end are told at the first that is too deep', () => {
  expect(problemsIn('['.repeat(40))).toMatchInlineSnapshot(`
    "PS105 pages.json:1:33 <[>  
      Here brackets are nested more than 32 deep; no page needs that. Look for a "[" or "{" that was typed or pasted too often."
  `)
})

test('a missing comma is told behind the entry it belongs to', () => {
  expect(problemsIn(siteWith({ type: 'rule' }, { type: 'rule' }).replace('},', '}'))).toMatchInlineSnapshot(`
    "PS110 pages.json:9:9 <}>  page "/" › section 1 (rule) › type
      A comma is missing here. Put a comma between the two entries."
  `)
})

test('a merge conflict is named as what it is', () => {
  expect(problemsIn(siteWith({ type: 'rule' }).replace('"type"', '\n<<<<<<< HEAD\n"type"'))).toMatchInlineSnapshot(`
    "PS111 pages.json:9:1 <<<<<<<< HEAD>  
      Here a merge conflict was left in the file. Keep one of the two versions and delete the lines that start with <<<<<<<, ======= and >>>>>>>."
  `)
})

test('a curly quote in place of a straight one is marked', () => {
  expect(problemsIn(siteWith({ type: 'rule' }).replace('"rule"', '“rule”'))).toMatchInlineSnapshot(`
    "PS112 pages.json:8:19 <“>  page "/" › section 1 › type
      Here stands a curly quotation mark where JSON needs a straight one. Type " instead. Inside a text, curly quotes are fine."
  `)
})

test('a name that stands twice is told at the second', () => {
  expect(problemsIn(siteWith({ type: 'rule' }).replace('"type": "rule"', '"type": "rule",\n"type": "note"'))).toMatchInlineSnapshot(`
    "PS113 pages.json:9:1 <"type">  page "/" › section 1 (note) › type
      "type" stands twice in the same braces; the first is in line 8. Only one of them can count. Delete one of the two."
  `)
})

test('an invisible character is marked, and only it', () => {
  expect(problemsIn(note({ title: 'One \u0007 two' }))).toMatchInlineSnapshot(`
    "PS114 pages.json:10:25 <\\u0007>  page "/" › section 1 (note) › title
      This text contains an invisible character (U+0007) that no page can show. Delete it; often it came along when the text was pasted."
  `)
})

test('a character that turns letters round is marked, and only it', () => {
  expect(problemsIn(note({ title: 'One two' }).replace('One two', 'One \\u202e two'))).toMatchInlineSnapshot(`
    "PS115 pages.json:10:25 <\\u202e>  page "/" › section 1 (note) › title
      This text contains an invisible character (U+202E) that turns round what follows: visitors read something else than is written. Delete it; often it came along when the text was pasted."
  `)
})

test('half a character is an invisible one, too', () => {
  expect(problemsIn(note({ title: 'One \ud800 two' }))).toMatchInlineSnapshot(`
    "PS114 pages.json:10:25 <\\ud800>  page "/" › section 1 (note) › title
      This text contains an invisible character (U+D800) that no page can show. Delete it; often it came along when the text was pasted."
  `)
})

test('an unknown block is named together with the blocks that exist', () => {
  expect(problemsIn(siteWith({ type: 'noet', text: 'Hello' }))).toMatchInlineSnapshot(`
    "PS201 pages.json:8:19 <"noet">  page "/" › section 1 (noet) › type
      There is no block "noet". Did you mean "note"? The blocks are: note, rule, list."
  `)
})

test('a section without a type is shown the types', () => {
  expect(problemsIn(siteWith({ label: 'x' }))).toMatchInlineSnapshot(`
    "PS202 pages.json:7:9 <{>  page "/" › section 1
      This entry has no "type", so it is not clear what it is. Add "type" with one of: note, rule, list."
  `)
})

test('a misspelled "type" is told at the misspelling', () => {
  expect(problemsIn(siteWith({ tpye: 'note', text: 'Hello' }))).toMatchInlineSnapshot(`
    "PS204 pages.json:8:11 <"tpye">  page "/" › section 1 › tpye
      There is no field "tpye" in an entry of "sections". Did you mean "type"?"
  `)
})

test('a missing field is told at the braces it belongs into, with its meaning', () => {
  expect(problemsIn(siteWith({ type: 'note' }))).toMatchInlineSnapshot(`
    "PS203 pages.json:7:9 <{>  page "/" › section 1 (note)
      "text" is missing in a note. Add "text": What the note says."
  `)
})

test('an unknown field comes with the one that was meant', () => {
  expect(problemsIn(note({ titel: 'x' }))).toMatchInlineSnapshot(`
    "PS204 pages.json:10:11 <"titel">  page "/" › section 1 (note) › titel
      There is no field "titel" in a note. Did you mean "title"?"
  `)
})

test('a misspelled required field is one problem', () => {
  expect(problemsIn(siteWith({ type: 'note', txet: 'x' }))).toMatchInlineSnapshot(`
    "PS204 pages.json:9:11 <"txet">  page "/" › section 1 (note) › txet
      There is no field "txet" in a note. Did you mean "text"?"
  `)
})

test('a misspelled field of an item is told, although items may have fields of their own', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'A.', venue: 'Here', autor: 'B' }] } })),
  ).toMatchInlineSnapshot(`
    "PS204 pages.json:95:9 <"autor">  collections › toys 1 (a) › autor
      There is no field "autor" in an entry of "toys". Did you mean "author"?"
  `)
})

test('a number where a text belongs is told in plain words', () => {
  expect(problemsIn(note({ title: 5 }))).toMatchInlineSnapshot(`
    "PS205 pages.json:10:20 <5>  page "/" › section 1 (note) › title
      Here a text in quotes is expected, but there is the number 5. Write a text in quotes."
  `)
})

test('a text where a number belongs, too', () => {
  expect(problemsIn(note({ count: '3' }))).toMatchInlineSnapshot(`
    "PS205 pages.json:10:20 <"3">  page "/" › section 1 (note) › count
      Here a number without quotes is expected, but there is the text "3". Write a number without quotes."
  `)
})

test('a number in quotes is told where only some numbers are possible', () => {
  expect(problemsIn(note({ columns: '3' }))).toMatchInlineSnapshot(`
    "PS205 pages.json:10:22 <"3">  page "/" › section 1 (note) › columns
      Here one of 2, 3, 4 is expected, but there is the text "3". Write one of 2, 3, 4."
  `)
})

test('a number inside a group of facts is told at the number', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, facts: { price: { low: 5 } } } }))).toMatchInlineSnapshot(`
    "PS205 pages.json:40:16 <5>  site › facts › price › low
      Here a text in quotes is expected, but there is the number 5. Write a text in quotes."
  `)
})

test('an unknown option comes with the options', () => {
  expect(problemsIn(note({ tone: 'waring' }))).toMatchInlineSnapshot(`
    "PS206 pages.json:10:19 <"waring">  page "/" › section 1 (note) › tone
      "waring" is not one of the options. Did you mean "warning"? The options are: plain, warning, success."
  `)
})

test('a value in the wrong form is told with its meaning', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, lang: 'English!' } }))).toMatchInlineSnapshot(`
    "PS207 pages.json:24:13 <"English!">  site › lang
      "English!" is not in the expected form. Language of the texts, for example "en-US"."
  `)
})

test('an address that is no address is told with an example', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, links: { shop: 'shop.example.com' } } }))).toMatchInlineSnapshot(`
    "PS207 pages.json:36:15 <"shop.example.com">  site › links › shop
      "shop.example.com" is not in the expected form. Write a full address that starts with "https://"."
  `)
})

test('too many entries are told with the limit', () => {
  expect(problemsIn(note({ links: Array(4).fill({ label: 'Home', href: '/' }) }))).toMatchInlineSnapshot(`
    "PS208 pages.json:10:20 <[>  page "/" › section 1 (note) › links
      This is more than fits here: at most 3 entries. Shorten it, or share it out over several sections or pages."
  `)
})

test('too few entries are told with the limit', () => {
  expect(problemsIn(note({ links: [] }))).toMatchInlineSnapshot(`
    "PS209 pages.json:10:20 <[>  page "/" › section 1 (note) › links
      This is less than is needed here: at least 1 entry. Add what is missing, or remove the whole entry."
  `)
})

test('a text without visible characters counts as empty', () => {
  expect(problemsIn(note({ title: ' ' }))).toMatchInlineSnapshot(`
    "PS210 pages.json:10:20 <" ">  page "/" › section 1 (note) › title
      This text is empty: a visitor would see nothing. Write the text, or delete the field if it is optional."
  `)
})

test('a list instead of a site is told', () => {
  expect(problemsIn('[]')).toMatchInlineSnapshot(`
    "PS211 pages.json:1:1 <[>  
      The file holds a list instead of a site in braces. A site starts with { "site": { … }, "pages": [ … ], "notFound": { … } }."
  `)
})

test('an unknown token is marked inside its text, also behind an escape', () => {
  expect(problemsIn(note({ title: 'A "good" age: {facts.aeg}.' }))).toMatchInlineSnapshot(`
    "PS301 pages.json:10:37 <{facts.aeg}>  page "/" › section 1 (note) › title
      Nothing is called {facts.aeg}. Did you mean {facts.age}?"
  `)
})

test('a link to no page is marked inside its text', () => {
  expect(problemsIn(siteWith({ type: 'note', text: 'See [home](/hom) or [us](/).', body: '<p class="x"><a href="/">Home</a></p>' }))).toMatchInlineSnapshot(`
    "PS302 pages.json:9:31 </hom>  page "/" › section 1 (note) › text
      There is no page "/hom". The pages are: /."
  `)
})

test('the link of an HTML text is told as it is read, not as it is written', () => {
  expect(problemsIn(note({ body: '<a href="/fa&amp;q">x</a><a href="/fa&quot;q">x</a>' })).match(/no page "[^ ]*"/g)).toEqual(['no page "/fa&q"', 'no page "/fa"q"'])
})

test('what only looks like a link in a plain text is none', () => {
  expect(problemsIn(note({ title: '[Go](/nowhere) <a href="/nowhere">' }))).toBe('')
})

test('a link to no anchor comes with those of the page', () => {
  expect(problemsIn(siteWith({ type: 'rule', id: 'steps' }, { type: 'note', text: '[Go](#stpes)' }))).toMatchInlineSnapshot(`
    "PS303 pages.json:13:25 <#stpes>  page "/" › section 2 (note) › text
      On page "/" nothing has the id "stpes". Did you mean "steps"?"
  `)
})

test('a link with an unsafe scheme is refused', () => {
  expect(problemsIn(note({ links: [{ label: 'x', href: 'javascript:alert(1)' }] }))).toMatchInlineSnapshot(`
    "PS304 pages.json:13:23 <"javascript:alert(1)">  page "/" › section 1 (note) › links 1 › href
      "javascript:alert(1)" may not be used as an address: "javascript:" addresses are not allowed. Write a page ("/faq"), an anchor ("#steps"), a file ("media/price-list.pdf"), "https://…", "mailto:…" or "tel:…"."
  `)
})

test('an unknown icon comes with a near one', () => {
  expect(problemsIn(note({ icon: 'coinn' }))).toMatchInlineSnapshot(`
    "PS305 pages.json:10:19 <"coinn">  page "/" › section 1 (note) › icon
      There is no icon "coinn". Did you mean "coin"?"
  `)
})

test('an unknown shared section comes with those that exist', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ use: 'hours' })], shared: { houses: { type: 'rule' } } }))).toMatchInlineSnapshot(`
    "PS306 pages.json:8:18 <"hours">  page "/" › section 1 (hours) › use
      There is no shared section "hours". Did you mean "houses"?"
  `)
})

test('an unknown collection is one problem, and its items are none', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'list', collection: 'toy', pick: ['bear'] }), shelf().template], collections: shelf('bear').collections })),
  ).toMatchInlineSnapshot(`
    "PS307 pages.json:9:25 <"toy">  page "/" › section 1 (list) › collection
      There is no collection "toy". Did you mean "toys"?"
  `)
})

test('a page for each item of an unknown collection makes no dead links', () => {
  expect(
    problemsIn(
      fileWith({
        pages: [pageWith({ type: 'note', text: '[Bear](/toys/bear)' }, { type: 'list', collection: 'toys' }), { ...shelf().template, each: 'tosy' }],
        collections: shelf('bear').collections,
      }),
    ),
  ).toMatchInlineSnapshot(`
    "PS307 pages.json:19:15 <"tosy">  page "/toys/$slug" › each
      There is no collection "tosy". Did you mean "toys"?"
  `)
})

test('an unknown item comes with the slug that was meant', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'list', collection: 'toys', pick: ['baer'] }), shelf().template], collections: shelf('bear').collections })),
  ).toMatchInlineSnapshot(`
    "PS308 pages.json:11:13 <"baer">  page "/" › section 1 (list) › pick 1
      No item of the collection has the slug "baer". Did you mean "bear"?"
  `)
})

test('a dead link in the body of an item is told at the item', () => {
  expect(
    problemsIn(
      fileWith({
        pages: [pageWith({ type: 'rule' }), { ...shelf().template, sections: [{ type: 'note', text: '{toy.title}', body: '{toy.content}' }] }],
        collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'A.', content: '<p><a href="/toys/b">B</a></p>' }] },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "PS302 pages.json:96:34 </toys/b>  collections › toys 1 (a) › content
      There is no page "/toys/b". Did you mean "/toys/a"?"
  `)
})

test('an unknown gradient comes with those of the theme', () => {
  expect(
    problemsIn(
      fileWith({
        pages: [pageWith({ type: 'note', text: 'Hello', gradient: 'dsuk' })],
        site: { ...toySettings, theme: { ...toySettings.theme, gradients: { dusk: ['#000000', '#111111'] } } },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "PS309 pages.json:10:23 <"dsuk">  page "/" › section 1 (note) › gradient
      site.theme.gradients has no "dsuk". Did you mean "dusk"?"
  `)
})

test('a font that is not installed comes with the command', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, theme: { ...toySettings.theme, fonts: { heading: 'Newsreader', text: 'No Such Sans' } } } }))).toMatchInlineSnapshot(`
    "PS310 pages.json:63:17 <"No Such Sans">  site › theme › fonts › text
      The font "No Such Sans" is not installed. A developer can add it with: npm install @fontsource-variable/no-such-sans. Or leave "fonts" out to use those of the device."
  `)
})

test('a list of items that have no pages is told', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'list', collection: 'toys' })], collections: shelf('bear').collections }))).toMatchInlineSnapshot(`
    "PS311 pages.json:9:25 <"toys">  page "/" › section 1 (list) › collection
      The items of "toys" have no pages to link to. Add a page with "each": "toys" and a path that ends in "/$slug"."
  `)
})

test('two pages with one path are told at the second', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), pageWith({ type: 'rule' })] }))).toMatchInlineSnapshot(`
    "PS401 pages.json:13:15 <"/">  page "/" › path
      There is already a page "/", in line 4. Give one of them another path, or delete it."
  `)
})

test('an item with the path of a page is told', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/toys/bear' }, shelf().template], collections: shelf('bear').collections })),
  ).toMatchInlineSnapshot(`
    "PS401 pages.json:100:17 <"bear">  collections › toys 1 (bear) › slug
      There is already a page "/toys/bear", in line 13. Give one of them another path, or delete it."
  `)
})

test('a path no page can have is told, and links to it are not', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'note', text: '[About](/about)' }), { ...pageWith({ type: 'rule' }), path: '/About' }] }))).toMatchInlineSnapshot(`
    "PS402 pages.json:14:15 <"/About">  page "/About" › path
      "/About" cannot be the address of a page: "About" has other characters than small letters, digits and hyphens. Write lower-case words and hyphens after a slash, for example "/about-us"."
  `)
})

test('an id that stands twice is told at the second', () => {
  expect(problemsIn(siteWith({ type: 'rule', id: 'top' }, { type: 'rule', id: 'top' }))).toMatchInlineSnapshot(`
    "PS403 pages.json:13:17 <"top">  page "/" › section 2 (rule) › id
      The id "top" stands twice on this page; a link could lead to either. Give one of them another id."
  `)
})

test('the id given to a shared section is told where it is given', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule', id: 'top' }, { use: 'line', id: 'top' })], shared: { line: { type: 'rule' } } }))).toMatchInlineSnapshot(`
    "PS403 pages.json:13:17 <"top">  page "/" › section 2 (line) › id
      The id "top" stands twice on this page; a link could lead to either. Give one of them another id."
  `)
})

test('a slug that stands twice is told at the second', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: shelf('bear', 'bear').collections }))).toMatchInlineSnapshot(`
    "PS404 pages.json:96:17 <"bear">  collections › toys 2 (bear) › slug
      The slug "bear" stands twice; both would get the same address. Give one of them another slug."
  `)
})

test('a page for each item needs a place for the slug', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...shelf().template, path: '/toys' }], collections: shelf('bear').collections }))).toMatchInlineSnapshot(`
    "PS405 pages.json:13:15 <"/toys">  page "/toys" › path
      "/toys" is made for each item, but all would get the same address. Let the path end in "/$slug"."
  `)
})

test('a place for a slug needs a collection', () => {
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), path: '/toys/$slug' }] }))).toMatchInlineSnapshot(`
    "PS406 pages.json:4:15 <"/toys/$slug">  page "/toys/$slug" › path
      "/toys/$slug" has a "$slug", but the page does not say of what. Add "each" with the name of a collection, or write a fixed path."
  `)
})

test('a file that is not there is told', () => {
  const [problem] = compileFile('no/such/pages.json', toyBlocks).problems
  reached.add(String(problem?.code))
  expect([problem?.message, problem?.hint]).toMatchInlineSnapshot(`
    [
      "The file cannot be read: there is no such file.",
      "Check its name, or name another with --pages FILE.",
    ]
  `)
})

test('a file that is no UTF-8 is told at its first bad byte', () => {
  const bytes = new TextEncoder().encode(note({ title: 'Caf#' })).map((byte) => (byte === 35 ? 0xe9 : byte))
  const [problem] = problemsOf(bytes)
  reached.add(String(problem?.code))
  expect([problem?.line, problem?.column, problem?.message, problem?.hint]).toMatchInlineSnapshot(`
    [
      10,
      24,
      "The file is not UTF-8 text: byte 170 belongs to no character.",
      "Save it again with the encoding "UTF-8".",
    ]
  `)
})

test('a file that is too large is told with the limit', () => {
  const [problem] = problemsOf(new Uint8Array(64 * 1024 * 1024 + 1))
  reached.add(String(problem?.code))
  expect([problem?.line, problem?.column, problem?.message, problem?.hint]).toMatchInlineSnapshot(`
    [
      1,
      1,
      "The file has 64.0 MB; at most 64.0 MB can be read.",
      "Shorten it: long repeated texts belong into "shared", once.",
    ]
  `)
})

test('an override that the block does not have is told where it stands, with what was meant', () => {
  const shared = { talk: { type: 'note', text: 'Call us.', title: 'Talk to us' } }
  expect(problemsIn(fileWith({ shared, pages: [pageWith({ use: 'talk', with: { titel: 'Write to us' } })] }))).toMatchInlineSnapshot(`
    "PS204 pages.json:10:13 <"titel">  page "/" › section 1 (talk) › with › titel
      There is no field "titel" in "with" for a note. Did you mean "title"?"
  `)
})

test('an override that does not fit is told where it stands', () => {
  const shared = { talk: { type: 'note', text: 'Call us.' } }
  const overrides = [{ columns: 5 }, { icon: 'bel' }, { text: '{facts.agee}' }, { text: '[Go](/nowhere)' }, { type: 'rule' }, { gradient: 'dusk' }]
  expect(overrides.map((fields) => problemsIn(fileWith({ shared, pages: [pageWith({ use: 'talk', with: fields })] }))).join('\n')).toMatchInlineSnapshot(`
    "PS206 pages.json:10:24 <5>  page "/" › section 1 (talk) › with › columns
      "5" is not one of the options. The options are: 2, 3, 4.
    PS305 pages.json:10:21 <"bel">  page "/" › section 1 (talk) › with › icon
      There is no icon "bel". Did you mean "bell"?
    PS301 pages.json:10:22 <{facts.agee}>  page "/" › section 1 (talk) › with › text
      Nothing is called {facts.agee}. Did you mean {facts.age}?
    PS302 pages.json:10:27 </nowhere>  page "/" › section 1 (talk) › with › text
      There is no page "/nowhere". The pages are: /.
    PS204 pages.json:10:13 <"type">  page "/" › section 1 (talk) › with › type
      There is no field "type" in "with" for a note. The fields are: text, title, icon, tone, columns, count, gradient, links, body, ground, width, spacing.
    PS309 pages.json:10:25 <"dusk">  page "/" › section 1 (talk) › with › gradient
      site.theme.gradients has no "dusk". There are no gradients yet."
  `)
})

test('a day that does not exist is told', () => {
  expect(problemsIn(siteWith({ type: 'rule', from: '2026-02-30' }))).toMatchInlineSnapshot(`
    "PS207 pages.json:9:19 <"2026-02-30">  page "/" › section 1 (rule) › from
      "2026-02-30" is not in the expected form. Write a day such as "2026-12-24", or a moment such as "2026-12-24T09:00"."
  `)
})

test('a section that ends before it begins is told', () => {
  expect(problemsIn(siteWith({ type: 'rule', from: '2026-12-24', until: '2026-12-23' }))).toMatchInlineSnapshot(`
    "PS420 pages.json:10:20 <"2026-12-23">  page "/" › section 1 (rule) › until
      The section is shown from "2026-12-24" until "2026-12-23", which is never. Let "until" be later than "from", or hide the section with "hidden": true."
  `)
})

test('an unknown time zone comes with what was meant', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, timeZone: 'America/New_Yrok' } }))).toMatchInlineSnapshot(`
    "PS312 pages.json:76:17 <"America/New_Yrok">  site › timeZone
      There is no time zone "America/New_Yrok". Did you mean "America/New_York"?"
  `)
})

test('redirects are told that lead nowhere, in a circle, on to others, or away from a page', () => {
  const redirects = { '/a': '/b', '/b': '/a', '/old': '/older', '/older': '/', '/gone': '/nowhere', '/': '/shelf', '/self': '/self', '/bad path': '/', '/shelf': '/' }
  const pages = [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/shelf' }]
  expect(problemsIn(fileWith({ pages, site: { ...toySettings, redirects } }))).toMatchInlineSnapshot(`
    "PS422 pages.json:86:13 <"/b">  site › redirects › /a
      The redirect from "/a" leads back to where it came from. Let it lead to a page that exists.
    PS422 pages.json:87:13 <"/a">  site › redirects › /b
      The redirect from "/b" leads back to where it came from. Let it lead to a page that exists.
    PS423 pages.json:88:15 <"/older">  site › redirects › /old
      "/old" leads to "/older", which leads on again. Write "/" here, so that visitors get there in one step.
    PS302 pages.json:90:16 <"/nowhere">  site › redirects › /gone
      There is no page "/nowhere". The pages are: /, /shelf.
    PS402 pages.json:91:7 <"/">  site › redirects › /
      "/" cannot be the address of a page: it is the address of the home page. Write lower-case words and hyphens after a slash, for example "/about-us".
    PS422 pages.json:92:16 <"/self">  site › redirects › /self
      The redirect from "/self" leads back to where it came from. Let it lead to a page that exists.
    PS402 pages.json:93:7 <"/bad path">  site › redirects › /bad path
      "/bad path" cannot be the address of a page: "bad path" has other characters than small letters, digits and hyphens. Write lower-case words and hyphens after a slash, for example "/about-us".
    PS421 pages.json:94:7 <"/shelf">  site › redirects › /shelf
      "/shelf" leads elsewhere, but there is a page with that address. Delete the redirect, or the page."
  `)
})

test('a link to a page that has moved says where to', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'note', text: '[Old](/old)' })], site: { ...toySettings, redirects: { '/old': '/' } } }))).toMatchInlineSnapshot(`
    "PS302 pages.json:9:26 </old>  page "/" › section 1 (note) › text
      There is no page "/old". It has moved: write "/"."
  `)
})

test('a link to a hidden page says that it is hidden', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'note', text: '[Toys](/toys)' }), { ...pageWith({ type: 'rule' }), path: '/toys', hidden: true }] })),
  ).toMatchInlineSnapshot(`
    "PS313 pages.json:9:27 </toys>  page "/" › section 1 (note) › text
      The page "/toys" is hidden, so this link leads nowhere. Delete "hidden" there, or write "linksToIt": "drop" on that page: then links to it go along with it."
  `)
})

test('the address of the site is a host and nothing more', () => {
  for (const url of ['https://toys.example.com/', 'https://toys.example.com/shop', 'https://toys.example.com/?a'])
    expect(problemsIn(fileWith({ site: { ...toySettings, url } }))).toContain('PS415')
  expect(problemsIn(fileWith({ site: { ...toySettings, url: 'https://toys.example.com/' } }))).toMatchInlineSnapshot(`
    "PS415 pages.json:23:12 <"https://toys.example.com/">  site › url
      "https://toys.example.com/" cannot be the address of the site: it ends in a slash. Write "https://toys.example.com": addresses of pages are added to it."
  `)
})

test('words of the frame need the gaps of the English ones, and no others', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, words: { slideOf: 'Slide {n}', step: 'Step {number}', close: 'Close' } } }))).toMatchInlineSnapshot(`
    "PS416 pages.json:77:18 <"Slide {n}">  site › words › slideOf
      {count} is missing in these words, so a number would be left out. Write it where the number belongs, as in "{n} of {count}".
    PS416 pages.json:78:15 <"Step {number}">  site › words › step
      {n} is missing in these words, so a number would be left out. Write it where the number belongs, as in "Step {n}".
    PS417 pages.json:78:21 <{number}>  site › words › step
      Nothing fills {number} in these words: visitors would see it as it is written. Here one can use: {n}."
  `)
  expect(problemsIn(fileWith({ site: { ...toySettings, words: { slideOf: '{count}/{n}', step: '{n}.' } } }))).toBe('')
})

test('a collection that neither a page nor a list shows is told', () => {
  expect(problemsIn(fileWith({ collections: shelf('bear').collections }))).toMatchInlineSnapshot(`
    "PS418 pages.json:78:5 <"toys">  collections › toys
      The items of "toys" have no pages. Add a page with "each": "toys" and a path that ends in "/$slug", or delete the collection."
  `)
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...shelf().template, hidden: true }], collections: shelf('bear').collections }))).toBe('')
})

test('a change before the publication is told, on a page and in an item', () => {
  const dates = { published: '2025-06-01', modified: '2025-05-31' }
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), ...dates }] }))).toMatchInlineSnapshot(`
    "PS419 pages.json:12:19 <"2025-05-31">  page "/" › modified
      The last change (2025-05-31) lies before the day of publication (2025-06-01). Correct one of the two days."
  `)
  const { template } = shelf()
  expect(
    problemsIn(
      fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'A.', date: '2025-06-01', modified: '2025-05-31' }] } }),
    ),
  ).toContain('collections › toys 1 (a) › modified')
  expect(problemsIn(fileWith({ pages: [{ ...pageWith({ type: 'rule' }), ...dates, modified: '2025-06-01' }] }))).toBe('')
})

test('a colour that cannot be read is told with its worst ground', () => {
  const colors = { ...toySettings.theme.colors, muted: '#c0c0c0' }
  expect(problemsIn(fileWith({ site: { ...toySettings, theme: { colors } } }))).toMatchInlineSnapshot(`
    "PS424 pages.json:48:18 <"#c0c0c0">  site › theme › colors › muted
      "muted" (#c0c0c0) on "tint" (#f0f0f0) has a contrast of 1.5:1: text in it cannot be read. Make one of the two darker or lighter, so that the contrast is at least 4.5:1."
  `)
})

test('a transparent bar over a light first section is told', () => {
  const page = (ground?: string) => fileWith({ pages: [{ ...pageWith({ type: 'rule', ground }), overlay: true }] })
  expect(problemsIn(page('tinted'))).toMatchInlineSnapshot(`
    "PS425 pages.json:12:18 <true>  page "/" › overlay
      With "overlay" the bar writes in light letters over the first section, but its ground is tinted. Give the first section "ground": "dark", or delete "overlay"."
  `)
  expect(problemsIn(page())).toContain('its ground is light')
  expect(problemsIn(page('dark'))).toBe('')
})

test('a main heading inside HTML is told at its place', () => {
  expect(problemsIn(note({ body: '<p>"One"</p><h1>Two</h1>' }))).toMatchInlineSnapshot(`
    "PS443 pages.json:10:34 <<h1>  page "/" › section 1 (note) › body
      Here stands an <h1>, but the page already has its main heading: the title of the article. Write <h2> … </h2> instead."
  `)
  expect(problemsIn(note({ body: '<script>"<h1>"</script>&lt;h1&gt;<h2>Two</h2>' }))).toBe('')
})

test('HTML that is nested too deep is told where it becomes so', () => {
  expect(problemsIn(note({ body: `<p>${'<b>'.repeat(120)}x` }))).toMatchInlineSnapshot(`
    "PS444 pages.json:10:320 <<b>  page "/" › section 1 (note) › body
      Here elements are nested more than 100 deep; no text needs that. Look for an element that is opened again and again and never closed."
  `)
  // More than the parser can bear is told at the first as well.
  expect(problemsIn(note({ body: '<blockquote>'.repeat(16_000) }))).toContain('PS444 pages.json:10:1220 ')
  expect(problemsIn(note({ body: `${'<i>'.repeat(100)}x` }))).toBe('')
  expect(problemsIn(note({ body: `${'<i>'.repeat(101)}x` }))).toContain('PS444 pages.json:10:320 ')
  expect(problemsIn(note({ body: '<p>One<br>'.repeat(150) }))).toBe('')
})

test('a picture from another site is told at its place, however its address is written', () => {
  expect(problemsIn(note({ body: '<p>One</p><img src="https://spy.example.org/x.gif?id=1" alt="">' }))).toMatchInlineSnapshot(`
    "PS445 pages.json:10:30 <<img>  page "/" › section 1 (note) › body
      Here a picture of spy.example.org would be loaded, which tells that site who reads this page. Put the picture into the folder media/ and write its path from there, such as src="media/pen.png"."
  `)
  for (const src of ['//spy.example.org/x.gif', 'HTTP://spy.example.org/', String.raw`\\spy.example.org/x`])
    expect(problemsIn(note({ body: `<IMG alt=x src=${src}>` })), src).toContain('PS445')
  for (const body of ['<img src="media/a.png" alt="">', '<img alt="x">', '<img src="media/x.png" alt=""><a href="https://shop.example.org/" src="https://shop.example.org/">x</a>'])
    expect(problemsIn(note({ body })), body).toBe('')
  expect(problemsIn(note({ body: '<img alt="" src=" https://spy.example.org/x.gif">' }))).toContain('a picture of spy.example.org ')
})

test('HTML that leaves open what it opens is told where it becomes too much', () => {
  const body = Array.from({ length: 600 }, (_, index) => `<i id=${String(index).padStart(3, '0')}><p>`).join('')
  expect(problemsIn(note({ body }))).toMatchInlineSnapshot(`
    "PS446 pages.json:10:4128 <<i>  page "/" › section 1 (note) › body
      Here 316 elements are still open, and each would go on in every paragraph that follows. Close each where it should end, for example with </i>."
  `)
})

test('what stands beside "use", or uses another section beside a type, is told there', () => {
  const shared = { help: { type: 'note', text: 'Call us.' } }
  expect(problemsIn(fileWith({ shared, pages: [pageWith({ use: 'help', title: 'Help' }, { type: 'rule', use: 'help' })] }))).toMatchInlineSnapshot(`
    "PS212 pages.json:9:11 <"title">  page "/" › section 1 (help) › title
      "title" stands beside "use", where it changes nothing. Put it into "with": { "title": … }.
    PS213 pages.json:13:11 <"use">  page "/" › section 2 (rule) › use
      "use" belongs to a section that is used by its name, but this one has a "type" of its own. Delete one of the two: "type" with its fields, or "use"."
  `)
})

test('a link to a section that is left out is told as such', () => {
  expect(problemsIn(siteWith({ type: 'note', text: '[Offer](#offer)' }, { type: 'rule', id: 'offer', from: '2999-12-24' }))).toMatchInlineSnapshot(`
    "PS314 pages.json:9:28 <#offer>  page "/" › section 1 (note) › text
      The section with the id "offer" is shown from 2999-12-24 on only, so this link leads nowhere until then. Give what holds the link the same "from", or take it out."
  `)
})

test('an item cannot be held back by a field that other programs have, and tokens must come to an end', () => {
  const { template } = shelf()
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ slug: 'bear', title: 'The bear', excerpt: 'A toy.', draft: 'true' }] } })),
  ).toContain('PS218 ')
  const facts = (own: object) => fileWith({ site: { ...toySettings, facts: { ...toySettings.facts, ...own } } })
  expect(problemsIn(facts({ one: '{facts.two}', two: '{facts.one}' }))).toContain('PS320 ')
  expect(problemsIn(facts({ terms: 'x'.repeat(20_000), all: '{facts.terms}'.repeat(21) }))).toContain('PS321 ')
  expect(problemsIn(facts({ start: '{facts', note: '{facts.start}.age}' }))).toContain('PS322 ')
})

test('a rule that a block has of its own is told in its own words', () => {
  const shop = z.strictObject({ opens: z.number().max(12, 'No shop opens so late.') })
  const problems = problemsOf(siteWith({ type: 'shop', opens: 13 }, { type: 'rule' }), { ...toyBlocks, shop: { schema: shop } })
  for (const { code } of problems) reached.add(code)
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual(['PS219 No shop opens so late.'])
})

test('a block whose own program fails is told at its section', () => {
  const odd = {
    schema: z.strictObject({}),
    check: () => {
      throw new Error('boom')
    },
  }
  const problems = problemsOf(siteWith({ type: 'odd' }), { ...toyBlocks, odd })
  for (const { code } of problems) reached.add(code)
  expect(problems.map(({ code, where }) => `${code} ${where}`)).toEqual(['PS462 page "/" › section 1 (odd)'])
})

test('what a collection and its pages do not agree on is told where one of them stands', () => {
  const { collections, template } = shelf('bear')
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...template, path: '/$slug', missing: toyNotFound }], collections }))).toMatchInlineSnapshot(`
    "PS460 pages.json:22:18 <{>  page "/$slug" › missing
      Here "missing" and "notFound" would be shown at the same addresses: the pages of this collection lie in no folder. Delete "missing", or give the pages a folder, as in "/news/$slug"."
  `)
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { ...template, sections: [{ type: 'note', text: '{toy.readTime}' }] }], collections }))).toMatchInlineSnapshot(`
    "PS461 pages.json:91:7 <{>  collections › toys 1 (bear)
      This item has no "readTime", but its page "/toys/$slug" cannot be without it. Add "readTime" to the item, or take {toy.readTime} out of the page."
  `)
})

test('every mistake of the catalogue is reached, and no other', () => {
  const codes = Object.values({ ...fileWording, ...shapeWording, ...referenceWording, ...tokenWording, ...pageWording, ...siteWording, ...htmlWording }).map(({ code }) => code)
  expect([...reached].sort()).toEqual(codes.sort())
})
