import { describe, expect, test } from 'vitest'
import { innocent, shelfOf } from '../../../lib/innocent'
import { advised, cards, plain } from './advised'

const { adviceIn, expectReached } = advised()

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

  test('what is nearly a link, bold or a list is told with what it should be, the first of each kind', () => {
    expect(adviceIn(innocent({ sections: [plain({ text: 'See [a] (/) and [b] (/).\n\n\u2022 one\n\u2022 two\n\n**three' })] }))).toMatchInlineSnapshot(`
      "PS545 near-markdown 14:24 <[a] (/)>  page "/" › section 2 (plain) › text
        "[a] (/)" is no link, because a space stands between its words and its address: visitors see its signs. Write [a](/).
      PS545 near-markdown 14:48 <• one\\n• two>  page "/" › section 2 (plain) › text
        "• one" is no list, because such a dot begins no entry: visitors see its signs. Write "- " in place of each dot, where the text may have a list; else write a sentence.
      PS545 near-markdown 14:64 <**three>  page "/" › section 2 (plain) › text
        "**three" is no bold text, because no ** ends it: visitors see its signs. Write ** behind the words, too, on both sides without a space. Where stars are meant as such, write \\\\*\\\\*."
    `)
  })

  test('words that only look like them are not', () => {
    for (const words of ['The text here is old.', 'What to do', 'Toyota doubles', 'Lore and ipsos', 'TBDs', 'xx', 'We sample texts', 'maxxxed'])
      expect(adviceIn(innocent({ sections: [plain({ words })] })), words).toBe('')
    expect(adviceIn(innocent({ site: { lang: 'pt' }, sections: [plain({ words: 'TODO O ANO' })] }))).toBe('')
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

  test('Markdown in a plain text, and a gap that nothing fills, are told', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'A **strong** kite' }), plain({ words: 'Dear {Name}' })] }))).toMatchInlineSnapshot(`
      "PS542 marks-in-text 14:23 <**strong**>  page "/" › section 2 (plain) › words
        **strong** stands in a plain text: visitors see its signs. Write the words alone: how a title looks is decided by the site. Where Markdown is read, as in the block "prose", it is shown as it is meant.
      PS543 marks-in-text 18:26 <{Name}>  page "/" › section 3 (plain) › words
        {Name} is filled by nothing: visitors see it as it is written. Write what is to stand there; all visitors read the same. If {site.name} is meant, write it so."
    `)
  })

  test('letters that were read in another encoding are told, and what they were', () => {
    expect(adviceIn(innocent({ sections: [plain({ words: 'Our cafÃ© is open', text: 'The cityâ€™s cafÃ©' })] }))).toMatchInlineSnapshot(`
      "PS546 misread-text 14:25 <cafÃ©>  page "/" › section 2 (plain) › words
        "cafÃ©" was "café" before a program read it in another encoding. Write "café".
      PS546 misread-text 15:24 <cityâ€™s>  page "/" › section 2 (plain) › text
        "cityâ€™s" was "city’s" before a program read it in another encoding. Write "city’s"."
    `)
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
    expect(adviceIn(innocent({ site, sections: [plain({ words: '{facts.age}; {{ x.y }}; {n}; a { b.c }', text: '{"facts":1} {facts.age}' })] }))).toBe('')
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

test('all of it is reached', () => expectReached('texts'))
