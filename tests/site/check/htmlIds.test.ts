import { expect, test } from 'vitest'
import { idsInHtml } from '../../../src/site/check/htmlIds'

const found = (html: string) => idsInHtml(html).map(({ id, within }) => [id, within && html.substr(within.start, within.length), within?.start])

test('ids are found in their order, each at its value, however it is quoted', () => {
  expect(found(`<h2 id="a">A</h2><p class=x ID='b'>B</p><p id = c>C</p><p/id=d>`)).toEqual([
    ['a', 'a', 8],
    ['b', 'b', 32],
    ['c', 'c', 48],
    ['d', 'd', 61],
  ])
})

test('what stands in another attribute is no id, and an id with escapes is marked as it is written', () => {
  expect(found(`<p title="id=d"id="e">x</p><p data-id='x' lang=" id='y'" ="" id=f>x</p><p id="&#97;b" id="c">x</p>`)).toEqual([
    ['e', 'e', 19],
    ['f', 'f', 64],
    ['ab', '&#97;b', 78],
  ])
})

test('an id counts only where it is shown and links may lead to it', () => {
  expect(found('<script id="a"></script><div id="b"><p id="c">x</p></div><p id="Main">x</p><p id="main">y</p><p id="">z</p>')).toEqual([['c', 'c', 43]])
  expect(found('<p ID=a>x</p>')).toEqual([['a', 'a', 6]])
  expect([found('<p>the id</p>'), found('<p data-id="a">'), found('id="a"'), found('')]).toEqual([[], [], [], []])
})

test('HTML that cannot be parsed without harm has none', () => {
  expect(found(`${'<blockquote>'.repeat(200)}<p id="a">x</p>`)).toEqual([])
})

test('what has been found is not looked for again, up to a thousand texts', () => {
  const first = idsInHtml('<p id="first">')
  expect(idsInHtml('<p id="first">')).toBe(first)
  for (let index = 0; index < 1_000; index++) idsInHtml(`id=${index}`)
  expect(idsInHtml('<p id="first">')).not.toBe(first)
})
