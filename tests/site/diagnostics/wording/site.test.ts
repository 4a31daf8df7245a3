import { expect, test } from 'vitest'
import { siteWording } from '../../../../src/site/diagnostics/wording/site'
import { fileWith, pageWith, siteWith, toySettings } from '../../../lib/toy'
import { recorded } from './recorded'

const { problemsIn, expectReached } = recorded()

test('a section that ends before it begins is told', () => {
  expect(problemsIn(siteWith({ type: 'rule', from: '2026-12-24', until: '2026-12-23' }))).toMatchInlineSnapshot(`
    "PS420 pages.json:10:20 <"2026-12-23">  page "/" › section 1 (rule) › until
      The section is shown from "2026-12-24" until "2026-12-23", which is never. If the two have changed places, write "from": "2026-12-23", "until": "2026-12-24"; else let "until" be later, or hide the section with "hidden": true."
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
    PS426 pages.json:91:7 <"/">  site › redirects › /
      "/" cannot be an address that has moved: it is the address of the home page. Write it as it stood behind the host, from its first slash to before "?" or "#", for example "/About_us.html" or "/Équipe"; a space is %20.
    PS422 pages.json:92:16 <"/self">  site › redirects › /self
      The redirect from "/self" leads back to where it came from. Let it lead to a page that exists.
    PS426 pages.json:93:7 <"/bad path">  site › redirects › /bad path
      "/bad path" cannot be an address that has moved: it contains a space. Write it as it stood behind the host, from its first slash to before "?" or "#", for example "/About_us.html" or "/Équipe"; a space is %20.
    PS421 pages.json:94:7 <"/shelf">  site › redirects › /shelf
      "/shelf" leads elsewhere, but there is a page with that address. Delete the redirect, or the page."
  `)
})

test('the address of the site is a host, or a path on it, and nothing more', () => {
  for (const url of ['https://toys.example.com/', 'https://toys.example.com/shop/', 'https://toys.example.com/?a'])
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

test('what stands where another program answers, or could not, is told', () => {
  const about = { ...pageWith({ type: 'rule' }), path: '/shop/about' }
  expect(problemsIn(fileWith({ site: { ...toySettings, programs: ['/shop', 'admin'] }, pages: [pageWith({ type: 'rule' }), about] }))).toMatchInlineSnapshot(`
    "PS475 pages.json:13:15 <"/shop/about">  page "/shop/about" › path
      "programs" says that another program answers at "/shop", so nobody would ever see the page "/shop/about". Give the page another address, or take "/shop" out of "programs".
    PS474 pages.json:87:7 <"admin">  site › programs 2
      "admin" is no address of another program on the same host. Write a slash and the name of its folder, without one at the end: "/admin"."
  `)
})

test('every mistake of the site is reached, and none that is in no catalogue', () => {
  expectReached(siteWording)
})
