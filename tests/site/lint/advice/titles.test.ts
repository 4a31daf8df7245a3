import { describe, expect, test } from 'vitest'
import { home, innocent, navigation, second, shelfOf } from '../../../lib/innocent'
import { advised } from './advised'

const { adviceIn, expectReached } = advised()

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

test('all of it is reached', () => expectReached('titles'))
