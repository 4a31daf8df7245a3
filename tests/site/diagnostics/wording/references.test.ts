import { expect, test } from 'vitest'
import { referenceWording } from '../../../../src/site/diagnostics/wording/references'
import { fileWith, pageWith, shelf, siteWith, toySettings } from '../../../lib/toy'
import { note, recorded } from './recorded'

const { problemsIn, expectReached } = recorded()

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
      The font "No Such Sans" is not installed. The installed fonts are: Archivo, Bricolage Grotesque, Fraunces, Instrument Sans, Inter, Lora, Newsreader, Nunito, Outfit, Playfair Display, Source Sans 3, Source Serif 4, Space Grotesk, Work Sans. A developer can add it with: npm install @fontsource-variable/no-such-sans. Or leave "fonts" out."
  `)
})

test('a list of items that have no pages is told', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'list', collection: 'toys' })], collections: shelf('bear').collections }))).toMatchInlineSnapshot(`
    "PS311 pages.json:9:25 <"toys">  page "/" › section 1 (list) › collection
      The items of "toys" have no pages to link to. Add a page with "each": "toys" and a path that ends in "/$slug"."
  `)
})

test('an unknown time zone comes with what was meant', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, timeZone: 'America/New_Yrok' } }))).toMatchInlineSnapshot(`
    "PS312 pages.json:76:17 <"America/New_Yrok">  site › timeZone
      There is no time zone "America/New_Yrok". Did you mean "America/New_York"?"
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

test('a link to a section that is left out is told as such', () => {
  expect(problemsIn(siteWith({ type: 'note', text: '[Offer](#offer)' }, { type: 'rule', id: 'offer', from: '2999-12-24' }))).toMatchInlineSnapshot(`
    "PS314 pages.json:9:28 <#offer>  page "/" › section 1 (note) › text
      The section with the id "offer" is shown from 2999-12-24 on only, so this link leads nowhere until then. Give what holds the link the same "from", or take it out."
  `)
})

test('every mistake of references is reached, and none that is in no catalogue', () => {
  expectReached(referenceWording)
})
