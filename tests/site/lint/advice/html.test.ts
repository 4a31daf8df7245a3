import { describe, expect, test } from 'vitest'
import { innocent, shelfOf, reportedOn } from '../../../lib/innocent'
import { advised, plain } from './advised'

const { adviceIn, expectReached } = advised()

describe('HTML', () => {
  test('an element that is not shown is told at its place, once in a text', () => {
    expect(adviceIn(innocent({ sections: [plain({ body: '<p>A "kite"</p><iframe src="/x">x</iframe><iframe></iframe>' })] }))).toMatchInlineSnapshot(`
      "PS441 html-removed 14:37 <<iframe>  page "/" › section 2 (plain) › body
        Here <iframe> is removed, and 1 more of it in this text; what is in it is removed, too. Delete it. A film or a map is a section of its own, of type "embed", with its address as "href"."
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

test('all of it is reached', () => expectReached('html'))
