import { describe, expect, test } from 'vitest'
import { innocent, navigation, second, shelfOf } from '../../../lib/innocent'
import { advised, cards, plain } from './advised'

const { adviceIn, expectReached } = advised()

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
    expect(adviceIn(innocent({ pages: [second], sections: [plain({ next: '/kites' })] }))).toBe('')
  })

  test('nothing has to lead to a page that asks not to be listed', () => {
    expect(adviceIn(innocent({ pages: [{ ...second, noindex: true }] }))).toBe('')
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

test('all of it is reached', () => expectReached('links'))
