import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { GRADIENT_SHARES, TILE_TEXT } from '../../../src/parts/shades'
import { compileFile, compile } from '../../../src/site/compile'
import { figure } from '../../lib/figure'
import { rules } from '../../../src/site/lint/findRules'
import { home, innocent, lintBlocks, navigation, second, shelfOf, reportedOn } from '../../lib/innocent'
import { toySettings } from '../../lib/toy'

const reached = new Set<string>()

/** The advice on a file; its codes count as reached. */
function adviceIn(content: string): string {
  const { codes, words } = reportedOn(content)
  for (const code of codes) reached.add(code)
  return words
}

const cards = (...items: object[]) => ({ type: 'cards', title: 'Kinds of toys', items })
const plain = (fields: object) => ({ type: 'plain', ...fields })
const colors = (changes: object) => ({ theme: { colors: { ...toySettings.theme.colors, ...changes } } })

test('on a site without faults there is no advice', () => {
  expect(adviceIn(innocent())).toBe('')
})

describe('headings', () => {
  test('a page without a main heading is told', () => {
    expect(adviceIn(innocent({ first: { sections: [cards({ title: 'Bears' })] } }))).toMatchInlineSnapshot(`
      "PS502 main-heading 7:19 <[>  page "/" › sections
        The page "/" has no main heading, by which search engines and screen readers know what it is about. Let it start with a section that has one, such as a hero."
    `)
  })

  test('what running text does not show is told', () => {
    expect(adviceIn(innocent({ sections: [plain({ text: '# Fees' })] }))).toContain('PS449 markdown-removed')
  })

  test('a second main heading is told', () => {
    expect(adviceIn(innocent({ sections: [{ type: 'opening', title: 'And more' }] }))).toMatchInlineSnapshot(`
      "PS503 main-heading 14:20 <"And more">  page "/" › section 2 (opening) › title
        The page "/" already has the main heading "Toys made of wood". Keep one section with a main heading, and use another block here."
    `)
  })

  test('a skipped level is told where it stands, also in the body of an item', () => {
    expect(adviceIn(innocent({ sections: [plain({ body: '<p>First</p><h4>Deep</h4>' })] }))).toMatchInlineSnapshot(`
      "PS504 heading-order 14:32 <<h4>  page "/" › section 2 (plain) › body
        This is a heading of level 4, but the one before it is of level 1: who jumps from heading to heading misses a step. Give what lies between a heading, or make this one level 2."
    `)
    expect(adviceIn(innocent(shelfOf({ slug: 'bear', content: '<h2>One</h2><h4>Three</h4>' })))).toMatchInlineSnapshot(`
      "PS504 heading-order 100:33 <<h4>  collections › toys 1 (bear) › content
        This is a heading of level 4, but the one before it is of level 2: who jumps from heading to heading misses a step. Give what lies between a heading, or make this one level 3."
    `)
  })

  test('inner headings without a heading of the section take its level, and nested ones follow', () => {
    expect(
      adviceIn(
        innocent({
          sections: [
            { type: 'cards', items: [{ title: 'Bears', points: [{ title: 'Soft' }] }] },
            cards({ title: 'Tops', points: [{ title: 'Fast' }] }),
            plain({ body: '<h2>One</h2><h3>Two</h3><h2>Three</h2>' }),
          ],
        }),
      ),
    ).toBe('')
  })
})

describe('titles and descriptions', () => {
  test('a title that is short with the name of the site is told', () => {
    expect(adviceIn(innocent({ first: { title: 'Home' } }))).toMatchInlineSnapshot(`
      "PS505 title-length 5:16 <"Home">  page "/" › title
        With the name of the site, the title has 11 characters: "Home · Toys". Say more: 15 to 60 characters tell what the page is about."
    `)
  })

  test('a title that is long with the name of the site is told, once where the item is written', () => {
    expect(adviceIn(innocent(shelfOf({ slug: 'bear', title: 'The bear that sleeps on its side until somebody wakes it' })))).toMatchInlineSnapshot(`
      "PS505 title-length 97:18 <"The bear that sleeps on its side until somebody wakes it">  collections › toys 1 (bear) › title
        With the name of the site, the title has 63 characters: "The bear that sleeps on its side until somebody wakes it · Toys". Shorten it: search results show about 60."
    `)
  })

  test('titles of 15 and of 60 characters are none', () => {
    expect(adviceIn(innocent({ first: { title: 'Wood 123' } }))).not.toContain('PS505')
    expect(adviceIn(innocent({ first: { title: 'o'.repeat(53) } }))).toBe('')
    expect(adviceIn(innocent({ first: { title: 'o'.repeat(54) } }))).toContain('PS505')
  })

  test('a title that another page has is told at the second', () => {
    expect(adviceIn(innocent({ site: { navigation }, pages: [{ ...second, title: home.title }] }))).toMatchInlineSnapshot(`
      "PS506 title-unique 16:16 <"Wooden toys from Maine">  page "/kites" › title
        "/kites" and "/" have the same title "Wooden toys from Maine", so nobody can tell them apart in tabs and search results. Give one of them a title of its own."
    `)
  })

  test('a page without a description is told', () => {
    expect(adviceIn(innocent({ first: { description: undefined } }))).toMatchInlineSnapshot(`
      "PS507 description-missing 3:5 <{>  page "/"
        The page "/" has no description; search results show that of the whole site. Add "description" with one or two sentences on what a visitor finds here."
    `)
  })

  test('a short and a long description are told', () => {
    expect(adviceIn(innocent({ first: { description: 'Toys made of wood.' } }))).toMatchInlineSnapshot(`
      "PS508 description-length 6:22 <"Toys made of wood.">  page "/" › description
        The description has 18 characters. Say more: 70 to 160 characters are shown in search results."
    `)
    expect(adviceIn(innocent({ first: { description: 'Wood. '.repeat(30).trim() } }))).toMatchInlineSnapshot(`
      "PS508 description-length 6:22 <"Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood. Wood.">  page "/" › description
        The description has 179 characters. Shorten it: search results cut it off after about 160."
    `)
    expect(adviceIn(innocent({ first: { description: 'o'.repeat(70) } }))).toBe('')
    expect(adviceIn(innocent({ first: { description: 'o'.repeat(160) } }))).toBe('')
  })

  test('a description that another page has is told at the second', () => {
    expect(adviceIn(innocent({ site: { navigation }, pages: [{ ...second, description: home.description }] }))).toMatchInlineSnapshot(`
      "PS509 description-unique 17:22 <"Bears, kites and tops, made by hand of maple and ash in a small workshop at the sea.">  page "/kites" › description
        "/kites" and "/" have the same description. Say of each what only it has."
    `)
  })

  test('a description that repeats the title is told, whatever its marks', () => {
    expect(adviceIn(innocent({ first: { description: 'Wooden toys, from Maine!' }, site: { allow: { 'description-length': 'tested elsewhere' } } }))).toMatchInlineSnapshot(`
      "PS510 description-is-title 6:22 <"Wooden toys, from Maine!">  page "/" › description
        The description only repeats the title. Say in one or two sentences what a visitor finds here."
    `)
  })
})

describe('links', () => {
  test('a page that nothing leads to is told, a page or an item', () => {
    expect(adviceIn(innocent({ pages: [second] }))).toMatchInlineSnapshot(`
      "PS511 orphan-page 15:15 <"/kites">  page "/kites" › path
        No link leads to "/kites": visitors cannot find it. Link to it from another page, the navigation or the footer, or hide it with "hidden": true."
    `)
    expect(adviceIn(innocent({ ...shelfOf({ slug: 'bear' }), sections: [] }))).toMatchInlineSnapshot(`
      "PS511 orphan-page 94:17 <"bear">  collections › toys 1 (bear) › slug
        No link leads to "/toys/bear": visitors cannot find it. Link to it from another page, the navigation or the footer, or hide it with "hidden": true."
    `)
  })

  test('a link of the page itself does not count, one of the bar, a text, an article or a list does', () => {
    expect(adviceIn(innocent({ pages: [{ ...second, sections: [...second.sections, plain({ text: '[Up](/kites#main)' })] }] }))).toContain('PS511')
    expect(adviceIn(innocent({ pages: [second], site: { navigation } }))).toBe('')
    expect(adviceIn(innocent({ pages: [second], sections: [plain({ text: 'See [our kites](/kites#main).' })] }))).toBe('')
    expect(adviceIn(innocent({ pages: [second], sections: [plain({ body: '<a href=/kites>Our kites</a>' })] }))).toBe('')
    expect(adviceIn(innocent(shelfOf({ slug: 'bear' })))).toBe('')
  })

  test('words that say nothing are told in links, Markdown and HTML', () => {
    const links = [{ label: 'Click here', href: '/' }]
    expect(adviceIn(innocent({ sections: [plain({ links })] }))).toMatchInlineSnapshot(`
      "PS515 vague-link 16:24 <"Click here">  page "/" › section 2 (plain) › links 1 › label
        "Click here" does not say where the link leads; screen readers read out links without the text around them. Name what the visitor gets, for example "Read the guide to fees"."
    `)
    expect(adviceIn(innocent({ sections: [plain({ text: 'For kites [read more…](/).' })] }))).toMatchInlineSnapshot(`
      "PS515 vague-link 14:30 <[read more…](/)>  page "/" › section 2 (plain) › text
        "read more…" does not say where the link leads; screen readers read out links without the text around them. Name what the visitor gets, for example "Read the guide to fees"."
    `)
    expect(adviceIn(innocent({ sections: [plain({ body: '<p>For kites <a href="/">here</a>.</p>' })] }))).toMatchInlineSnapshot(`
      "PS515 vague-link 14:33 <<a href=\\"/\\">here</a>>  page "/" › section 2 (plain) › body
        "here" does not say where the link leads; screen readers read out links without the text around them. Name what the visitor gets, for example "Read the guide to fees"."
    `)
  })

  test('the same words are told in the language of the site, and are fine where more is read out after them', () => {
    expect(adviceIn(innocent({ site: { lang: 'pt-PT' }, sections: [plain({ text: '[Saiba mais](/)' })] }))).toContain('PS515')
    expect(adviceIn(innocent({ sections: [plain({ text: '[Saiba mais](/) and [read more about kites](/#main)' })] }))).toBe('')
    expect(
      adviceIn(innocent({ sections: [cards({ title: 'Kites', action: { label: 'Read more', href: '/' } }, { title: 'Tops', action: { label: 'Read more', href: '/#main' } })] })),
    ).toBe('')
  })

  test('one text for two links is told at the second, in one section only', () => {
    const [one, two] = [
      { label: 'Order a toy', href: '/' },
      { label: 'Order a toy', href: '/#main' },
    ]
    expect(adviceIn(innocent({ sections: [plain({ links: [one, two] })] }))).toMatchInlineSnapshot(`
      "PS516 same-link-text 20:24 <"Order a toy">  page "/" › section 2 (plain) › links 2 › label
        "Order a toy" leads to "/#main" here and to "/" before, in the same section. Say in each what is different."
    `)
    expect(adviceIn(innocent({ sections: [plain({ links: [one, one] }), plain({ links: [two] })] }))).toBe('')
    expect(adviceIn(innocent({ sections: [plain({ text: '[Write](mailto:a@b.org?subject=Kites) or [write](mailto:a@b.org?subject=Tops)' })] }))).toBe('')
    expect(adviceIn(innocent({ sections: [cards({ title: 'Bears', href: '/' }, { title: 'Bears', href: '/#main' })] }))).toContain('PS516')
  })

  test('a host in mixed alphabets is shown as what it is', () => {
    expect(adviceIn(innocent({ sections: [plain({ text: '[Our shop](https://t\u043eys.example.org/)' })] }))).toMatchInlineSnapshot(`
      "PS520 homograph-host 14:31 <https://tоys.example.org/>  page "/" › section 2 (plain) › text
        "tоys.example.org" mixes letters of several alphabets and really is "xn--tys-sed.example.org": it may pretend to be another site. Type the address anew; do not copy it."
    `)
    expect(adviceIn(innocent({ sections: [plain({ text: '[Our shop](https://xn--tys-7cd.example.org/)' })] }))).toContain('PS520')
    expect(adviceIn(innocent({ sections: [plain({ text: '[Our shop](https://\u0440\u0430\u0443\u0440\u0430.example.org/)' })] }))).toContain('PS520')
    expect(
      adviceIn(innocent({ sections: [plain({ text: '[One](https://игрушки.example.org/), [two](https://jouéts.example.org/), [three](https://おもちゃ.example.org/)' })] })),
    ).toBe('')
  })

  test('a link without encryption is told', () => {
    expect(adviceIn(innocent({ sections: [plain({ text: '[The museum](http://museum.example.org/) and [its shop](https://museum.example.org/)' })] }))).toMatchInlineSnapshot(`
      "PS521 insecure-link 14:33 <http://museum.example.org/>  page "/" › section 2 (plain) › text
        "http://museum.example.org/" is not encrypted: what it shows can be read and changed on the way. Write "https:" instead of "http:" if the other site can do that."
    `)
  })
})

describe('texts', () => {
  test('texts left for later are told', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'Lorem ipsum dolor', text: 'Price: TBD', body: '<p>Insert text here</p>' })] }))).toMatchInlineSnapshot(`
      "PS512 placeholder-text 14:21 <Lorem ipsum>  page "/" › section 2 (plain) › words
        "Lorem ipsum" looks like a text left for later. Write what is meant to stand here.
      PS512 placeholder-text 15:27 <TBD>  page "/" › section 2 (plain) › text
        "TBD" looks like a text left for later. Write what is meant to stand here.
      PS512 placeholder-text 16:23 <Insert text here>  page "/" › section 2 (plain) › body
        "Insert text here" looks like a text left for later. Write what is meant to stand here."
    `)
    for (const words of ['TODO: a price', 'Call xxx', 'Your text here', 'Heading goes here.', 'Sample text', 'FIXME', 'asdf'])
      expect(adviceIn(innocent({ sections: [plain({ words })] })), words).toContain('PS512')
  })

  test('words that only look like them are not', () => {
    for (const words of ['The text here is old.', 'What to do', 'Toyota doubles', 'Lore and ipsos', 'TBDs', 'xx', 'We sample texts', 'maxxxed'])
      expect(adviceIn(innocent({ sections: [plain({ words })] })), words).toBe('')
    expect(adviceIn(innocent({ site: { lang: 'pt', allow: { 'frame-words': 'Tested elsewhere.' } }, sections: [plain({ words: 'TODO O ANO' })] }))).toBe('')
  })

  test('a value that has a token is told where it is written out', () => {
    const site = { facts: { price: '$50-$5,000', age: '12', wait: '24 hours' }, allow: { 'unused-fact': 'tested elsewhere' } }
    const words = 'It costs $50-$5,000. Write to hello@toys.example.com.'
    expect(adviceIn(innocent({ site, sections: [plain({ words })] }))).toMatchInlineSnapshot(`
      "PS514 literal-value 14:30 <$50-$5,000>  page "/" › section 2 (plain) › words
        "$50-$5,000" is also the value of {facts.price}; when that changes, this stays. Write {facts.price} here.
      PS514 literal-value 14:51 <hello@toys.example.com>  page "/" › section 2 (plain) › words
        "hello@toys.example.com" is also the value of {site.contact.email}; when that changes, this stays. Write {site.contact.email} here."
    `)
    expect(adviceIn(innocent({ site, sections: [plain({ words: 'It costs $50-$5,000,000, or {facts.price}; {site.contact.email} answers in 24 hours, for 12 years.' })] }))).toBe(
      '',
    )
  })

  test('a value that has several tokens is told with them', () => {
    const site = { facts: { kites: { wait: '24-48 hours' }, bears: { wait: '24-48 hours' } }, allow: { 'unused-fact': 'tested elsewhere' } }
    expect(adviceIn(innocent({ site, sections: [plain({ words: 'Sent in 24-48 hours' })] }))).toMatchInlineSnapshot(`
      "PS514 literal-value 14:29 <24-48 hours>  page "/" › section 2 (plain) › words
        "24-48 hours" is also the value of {facts.kites.wait}, {facts.bears.wait}; when that changes, this stays. Write the one that is meant here."
    `)
  })

  test('HTML in a plain text is told', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'A <b>strong</b> kite' })] }))).toMatchInlineSnapshot(`
      "PS527 tag-in-text 14:23 <<b>>  page "/" › section 2 (plain) › words
        <b> stands in a plain text: visitors see it as it is written. Delete it. Where Markdown is read, write **bold**, *italic* and [words](/address)."
    `)
    expect(adviceIn(innocent({ sections: [plain({ words: 'Kites&nbsp;and tops' })] }))).toContain('PS527')
    expect(adviceIn(innocent({ sections: [plain({ words: 'a < b and b > a; R&D; <kite>', text: 'Fish &amp; chips' })] }))).toBe('')
  })

  test('a token that is not filled in as it is written is told', () => {
    const site = { facts: { age: '12' } }
    expect(
      adviceIn(innocent({ site, sections: [plain({ words: 'Aged { facts.age } {facts.age}', text: 'Aged {{facts.age}}', body: '<p>Aged {facts.age. Ask us.</p>' })] })),
    ).toMatchInlineSnapshot(`
      "PS529 token-form 14:26 <{ facts.age }>  page "/" › section 2 (plain) › words
        { facts.age } is no token as it is written: visitors would see its braces. Write {facts.age}.
      PS529 token-form 15:25 <{{facts.age}}>  page "/" › section 2 (plain) › text
        {{facts.age}} is no token as it is written: visitors would see its braces. Write {facts.age}.
      PS529 token-form 16:28 <{facts.age>  page "/" › section 2 (plain) › body
        {facts.age is no token as it is written: visitors would see its braces. Write {facts.age}."
    `)
    expect(adviceIn(innocent({ site, sections: [plain({ words: '{facts.age}, {facts} and { site }; {{ x.y }}; {n}; a { b.c }', text: '{"facts":1} {facts.age}' })] }))).toBe('')
    expect(adviceIn(innocent(shelfOf({ slug: 'bear', more: 'Of { toy.title }' })))).toContain('PS529')
  })

  test('what is over is told', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'Winter', until: '2020-01-06' })] }))).toMatchInlineSnapshot(`
      "PS534 past-until 15:20 <"2020-01-06">  page "/" › section 2 (plain) › until
        This was shown until 2020-01-06 and does not come back by itself. Delete it, or give it other days."
    `)
  })

  test('a link to the own site by its whole address is told', () => {
    const links = [
      { label: 'Our kites', href: 'https://toys.example.com/kites?a#top' },
      { label: 'Start', href: 'http://localhost:4321/' },
    ]
    expect(adviceIn(innocent({ sections: [plain({ links, text: '[A test](http://127.0.0.1/x)' })], site: { allow: { 'insecure-link': 'A test.' } } }))).toMatchInlineSnapshot(`
      "PS530 own-address 17:23 <"https://toys.example.com/kites?a#top">  page "/" › section 2 (plain) › links 1 › href
        "https://toys.example.com/kites?a#top" is a page of this site; by its whole address it opens like another site, and nobody checks it. Write "/kites?a#top".
      PS530 own-address 21:23 <"http://localhost:4321/">  page "/" › section 2 (plain) › links 2 › href
        "http://localhost:4321/" is a page of this site; by its whole address it opens like another site, and nobody checks it. Write "/".
      PS530 own-address 24:29 <http://127.0.0.1/x>  page "/" › section 2 (plain) › text
        "http://127.0.0.1/x" is a page of this site; by its whole address it opens like another site, and nobody checks it. Write "/x"."
    `)
    expect(adviceIn(innocent({ sections: [plain({ links: [{ label: 'Our shop', href: 'https://shop.toys.example.com/kites' }] })] }))).toBe('')
  })

  test('an empty list is told, unless it can be left out', () => {
    expect(adviceIn(innocent({ sections: [cards()] }))).toMatchInlineSnapshot(`
      "PS526 empty-list 15:20 <[>  page "/" › section 2 (cards) › items
        "items" of a "cards" section is empty, so nothing is shown. Add an entry, or hide the section with "hidden": true until there is one."
    `)
    expect(adviceIn(innocent({ sections: [plain({ links: [] }), { ...cards(), hidden: true }] }))).toBe('')
  })

  test('a day that has not come is told', () => {
    expect(adviceIn(innocent({ first: { published: '2999-01-01' } }))).toMatchInlineSnapshot(`
      "PS524 future-date 13:20 <"2999-01-01">  page "/" › published
        2999-01-01 has not come yet. Correct it, or hold the entry back until then with "from": "2999-01-01"."
    `)
    expect(adviceIn(innocent(shelfOf({ slug: 'bear', date: '2020-01-01', modified: '2999-01-01' })))).toContain('PS524')
    expect(adviceIn(innocent({ first: { published: new Date().toISOString().slice(0, 10) } }))).toBe('')
  })
})

describe('HTML', () => {
  test('an element that is not shown is told at its place, once in a text', () => {
    expect(adviceIn(innocent({ sections: [plain({ body: '<p>A "kite"</p><iframe src="/x">x</iframe><iframe></iframe>' })] }))).toMatchInlineSnapshot(`
      "PS441 html-removed 14:37 <<iframe>  page "/" › section 2 (plain) › body
        Here <iframe> is removed, and 1 more of it in this text; what is in it is removed, too. Delete it, or write it with headings, paragraphs, lists, tables, quotes and links."
    `)
    expect(adviceIn(innocent(shelfOf({ slug: 'bear', content: '<p>A <font color="red">red</font> bear</p>' })))).toMatchInlineSnapshot(`
      "PS441 html-removed 100:26 <<font>  collections › toys 1 (bear) › content
        Here <font> is removed; its text stays. Delete it, or write it with headings, paragraphs, lists, tables, quotes and links."
    `)
  })

  test('an attribute that is not used is told at its place', () => {
    expect(adviceIn(innocent({ sections: [plain({ body: '<p class="big" onclick="x()">A kite</p>' })] }))).toMatchInlineSnapshot(`
      "PS442 html-removed 14:23 <class>  page "/" › section 2 (plain) › body
        Here class="…" of <p> is removed. Delete it; how an article looks is decided by the site.
      PS442 html-removed 14:37 <onclick>  page "/" › section 2 (plain) › body
        Here onclick="…" of <p> is removed. Delete it; how an article looks is decided by the site."
    `)
  })

  test('what is wrong in an element whose text stays is told, too', () => {
    expect(reportedOn(innocent({ sections: [plain({ body: '<div><p class="big">A <font>kite</font></p></div>' })] })).codes.toSorted()).toEqual(['PS441', 'PS441', 'PS442'])
  })

  test('what is inside a removed element is not told again, and what is shown is not told at all', () => {
    expect(reportedOn(innocent({ sections: [plain({ body: '<svg onload="x"><g class="a"></g></svg>' })] })).codes).toEqual(['PS441'])
    const body =
      '<!-- note --><h2 id="a">A</h2><table><tr><th scope="col" colspan=2>B</th></tr><tr><td>1<td>2</table><p lang="de">C<br>D <a href="tel:+13055550100" title="x">E</a><ol start="3"><li>F</ol>'
    expect(adviceIn(innocent({ sections: [plain({ body })], site: { allow: { 'literal-value': 'tested elsewhere' } } }))).toBe('')
  })
})

describe('colours', () => {
  test('colours that are hard to tell apart are told', () => {
    expect(adviceIn(innocent({ site: colors({ muted: '#7a7a7a' }) }))).toMatchInlineSnapshot(`
      "PS513 contrast 43:18 <"#7a7a7a">  site › theme › colors › muted
        "muted" (#7a7a7a) on "tint" (#f0f0f0) has a contrast of 3.7:1; text needs 4.5:1. Make one of the two darker or lighter."
    `)
    expect(adviceIn(innocent({ site: colors({ accent: '#999999' }) }))).toMatchInlineSnapshot(`
      "PS513 contrast 51:19 <"#999999">  site › theme › colors › accent
        "accent" (#999999) on "tint" (#f0f0f0) has a contrast of 2.5:1; a bar or line needs 3:1. Make one of the two darker or lighter."
    `)
  })

  test('the colour of errors is judged on dark grounds as it is drawn there', () => {
    expect(adviceIn(innocent({ site: colors({ error: '#000090', onDark: '#b0b0b0', dark: '#000000', mutedOnDark: '#c0c0c0' }) }))).toMatchInlineSnapshot(`
      "PS513 contrast 54:18 <"#000090">  site › theme › colors › error
        "error" (#000090), made lighter, on a box on "dark" has a contrast of 3.8:1; text needs 4.5:1. Make one of the two darker or lighter."
    `)
    expect(readFileSync('src/page/base.css', 'utf8')).toMatch(/\[data-surface='dark'\] \{[^}]*--error: var\(--error-on-dark\)/)
  })

  test('the formula is that of WCAG: #767676 on white is enough, #777777 is not', () => {
    expect(adviceIn(innocent({ site: colors({ muted: '#767676', tint: '#ffffff' }) }))).toBe('')
    expect(adviceIn(innocent({ site: colors({ muted: '#777777', tint: '#ffffff' }) }))).toContain('has a contrast of 4.4:1')
  })

  test('white text is judged on a gradient as it is drawn', () => {
    const theme = { ...colors({}).theme, gradients: { dusk: ['#c0c000', '#101010'] } }
    expect(adviceIn(innocent({ site: { theme }, sections: [plain({ gradient: 'dusk' })] }))).toMatchInlineSnapshot(`
      "PS513 contrast 62:11 <"#c0c000">  site › theme › gradients › dusk 1
        white text on the gradient "dusk" has a contrast of 4.1:1; text needs 4.5:1. Make one of the two darker or lighter."
    `)
  })
})

describe('sizes', () => {
  test('more than sixty sections are told', () => {
    expect(adviceIn(innocent({ sections: Array(60).fill(plain({ words: 'A kite' })) }))).toMatchInlineSnapshot(`
      "PS522 many-sections 7:19 <[>  page "/" › sections
        This page has 61 sections; more than 60 are hardly ever read. Share them out over several pages."
    `)
    expect(adviceIn(innocent({ sections: Array(59).fill(plain({ words: 'A kite' })) }))).toBe('')
  })

  test('more than two megabytes are told', () => {
    const sections = Array(50).fill(plain({ words: 'o'.repeat(20_000) }))
    const page = { ...second, sections: [...second.sections, ...sections, ...Array(5).fill(plain({ words: 'o'.repeat(20_000) }))] }
    expect(adviceIn(innocent({ sections, pages: [page], site: { navigation } }))).toMatchInlineSnapshot(`
      "PS523 large-file 1:1 <{>  
        The file has 2.01 MB; beyond 2.00 MB editing and checking become slow. Put what repeats into "shared" and "facts", and take out what is hidden for good."
    `)
    expect(adviceIn(innocent({ sections }))).toBe('')
  })
})

describe('what nothing uses', () => {
  test('a shared section', () => {
    const shared = { used: plain({ words: 'A kite' }), spare: plain({ words: 'A top' }) }
    expect(adviceIn(innocent({ shared, sections: [{ use: 'used' }] }))).toMatchInlineSnapshot(`
      "PS501 unused-shared 80:5 <"spare">  shared › spare
        No page uses the shared section "spare". Use it with { "use": "spare" }, or delete it."
    `)
  })

  test('an address, a fact, a gradient', () => {
    const site = {
      links: { shop: 'https://shop.example.org/', map: 'https://map.example.org/' },
      facts: { age: '12', price: { low: '$5', high: '$50' } },
      theme: { ...toySettings.theme, gradients: { dusk: ['#101010', '#202020'], dawn: ['#101010', '#303030'] } },
    }
    expect(adviceIn(innocent({ site, sections: [plain({ text: '[The map]({links.map}), {facts.price.low}', gradient: 'dawn' })] }))).toMatchInlineSnapshot(`
      "PS517 unused-link 44:7 <"shop">  site › links › shop
        Nothing uses {links.shop}. Use it, or delete it.
      PS518 unused-fact 48:7 <"age">  site › facts › age
        Nothing uses {facts.age}. Use it, or delete it.
      PS518 unused-fact 51:9 <"high">  site › facts › price › high
        Nothing uses {facts.price.high}. Use it, or delete it.
      PS519 unused-gradient 71:9 <"dusk">  site › theme › gradients › dusk
        Nothing uses the gradient "dusk". Use it, or delete it."
    `)
  })
})

test('the line by which editors help is told where it is missing or leads elsewhere, and can be mended', () => {
  const advice = (parts: object) => {
    const { codes, words } = reportedOn(innocent({ ...parts }), { advice: true, schemaRef: './schema/pages.schema.json' })
    for (const code of codes) reached.add(code)
    return words
  }
  expect(advice({})).toMatchInlineSnapshot(`
    "PS528 editor-help 1:1 <{>  
      The first line of the file is missing, by which editors know what may stand where. Let it be written for you."
  `)
  expect(advice({ $schema: './pages.json' })).toMatchInlineSnapshot(`
    "PS528 editor-help 72:14 <"./pages.json">  $schema
      "./pages.json" is not where editors find what may stand where. Let it be written for you."
  `)
  for (const right of ['./schema/pages.schema.json', 'schema/pages.schema.json', 'https://schemas.example.com/pages.json']) expect(advice({ $schema: right })).toBe('')
  expect(advice({ site: { allow: { 'editor-help': 'We use another editor.' } } })).toBe('')
  const bytes = new TextEncoder().encode(innocent())
  expect(compile(bytes, 'pages.json', lintBlocks, { advice: true, schemaRef: './schema/pages.schema.json' }).advice.map(({ fixable }) => fixable)).toEqual([true])
})

describe('allow', () => {
  const vague = { links: [{ label: 'Click here', href: '/' }] }
  const allow = { 'vague-link': 'The button is famous.' }

  test('switches a rule off for a section, a use of a shared one, a page, a template, and the site', () => {
    expect(adviceIn(innocent({ sections: [plain({ ...vague, allow })] }))).toBe('')
    expect(adviceIn(innocent({ sections: [{ use: 'click', allow }], shared: { click: plain(vague) } }))).toBe('')
    expect(adviceIn(innocent({ sections: [{ use: 'click' }], shared: { click: plain({ ...vague, allow }) } }))).toBe('')
    expect(adviceIn(innocent({ sections: [plain(vague)], first: { allow } }))).toBe('')
    expect(adviceIn(innocent({ sections: [plain(vague)], site: { allow } }))).toBe('')
    const shelf = shelfOf({ slug: 'bear', title: 'The bear that sleeps on its side until somebody wakes it' })
    expect(adviceIn(innocent({ ...shelf, pages: shelf.pages.map((page) => Object.assign({}, page, { allow: { 'title-length': 'Names are long.' } })) }))).toBe('')
  })

  test('holds only where it stands', () => {
    expect(adviceIn(innocent({ sections: [plain({ ...vague, allow }), plain(vague)] }))).toContain('PS515')
    expect(adviceIn(innocent({ sections: [{ use: 'click', allow }, { use: 'click' }], shared: { click: plain(vague) } }))).toContain('PS515')
  })

  test('is told where it hides nothing, unless what it stands on is hidden', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'A kite', allow })] }))).toMatchInlineSnapshot(`
      "PS525 unused-allow 16:13 <"vague-link">  page "/" › section 2 (plain) › allow › vague-link
        "vague-link" is allowed here, but nothing here goes against it. Delete the line, so that it hides nothing later."
    `)
    expect(adviceIn(innocent({ sections: [plain({ ...vague, allow, hidden: true }), plain({ ...vague, allow, from: '2999-01-01' })] }))).toBe('')
  })
})

test('what one page says differently of a shared section is told there', () => {
  const shared = { note: plain({ words: 'A kite', links: [{ label: 'Our kites', href: '/' }] }) }
  expect(
    adviceIn(innocent({ shared, sections: [{ use: 'note' }, { use: 'note', with: { words: 'Lorem ipsum', links: [{ label: 'Here', href: '/' }] } }] })),
  ).toMatchInlineSnapshot(`
    "PS512 placeholder-text 18:23 <Lorem ipsum>  page "/" › section 3 (note) › with › words
      "Lorem ipsum" looks like a text left for later. Write what is meant to stand here.
    PS515 vague-link 21:26 <"Here">  page "/" › section 3 (note) › with › links 1 › label
      "Here" does not say where the link leads; screen readers read out links without the text around them. Name what the visitor gets, for example "Read the guide to fees"."
  `)
})

test.each(['pages.json', 'tests/sites/bakery.json'])('there is no advice on %s', async (file) => {
  const { problems, advice } = compileFile(file, await loadBlocks(), { advice: true })
  expect([...problems, ...advice].map(({ line, message }) => `${line}: ${message}`)).toEqual([])
})

test('colours are judged by the shares that the stylesheets mix them with', () => {
  const [from, to] = GRADIENT_SHARES
  expect(readFileSync('src/page/base.css', 'utf8')).toContain(`color-mix(in oklab, var(--from) ${from}%, var(--dark)), color-mix(in oklab, var(--to) ${to}%, var(--dark))`)
  expect(readFileSync('src/blocks/productGrid/View.module.css', 'utf8')).toContain(`color: rgb(255 255 255 / ${TILE_TEXT}%)`)
})

/** What is told of files in media/; the tests of their name reach it. */
const OF_FOLDER = ['PS532', 'PS533']

test('every piece of advice is reached', ({ task }) => {
  const known = [...rules.values()].flatMap(({ messages }) => messages).map(({ code }) => code)
  expect([...reached, ...OF_FOLDER].sort()).toEqual(known.sort())
  figure({ task }, 'A4', `${rules.size} rules give ${known.length} pieces of advice, each found and each with a neighbour that is fine`)
})
