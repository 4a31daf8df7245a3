import { expect, test } from 'vitest'
import { htmlWording } from '../../../../src/site/diagnostics/wording/html'
import { note, recorded } from './recorded'

const { problemsIn, expectReached } = recorded()

test('a main heading inside HTML is told at its place', () => {
  expect(problemsIn(note({ body: '<p>"One"</p><h1>Two</h1>' }))).toMatchInlineSnapshot(`
    "PS443 pages.json:10:34 <<h1>  page "/" › section 1 (note) › body
      Here stands an <h1>, but the page already has its main heading: the title of the article. Write <h2> … </h2> instead."
  `)
  expect(problemsIn(note({ body: '<script>"<h1>"</script>&lt;h1&gt;<h2>Two</h2>' }))).toBe('')
})

test('HTML that is nested too deep is told where it becomes so', { tags: ['large'] }, () => {
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

test('every mistake of HTML is reached, and none that is in no catalogue', () => {
  expectReached(htmlWording)
})
