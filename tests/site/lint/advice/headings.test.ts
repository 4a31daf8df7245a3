import { describe, expect, test } from 'vitest'
import { innocent, shelfOf } from '../../../lib/innocent'
import { advised, cards, plain } from './advised'

const { adviceIn, expectReached } = advised()

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

test('all of it is reached', () => expectReached('headings'))
