import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { slotsIn } from '../lib/slotsIn'
import { mediaReference, UNSEEN } from '../../src/parts/mediaFile'
import { schema } from '../../src/blocks/prose/schema'
import { shapeOf } from '../lib/shapeOf'

const parts = [
  { title: 'Fees', text: 'None.' },
  { id: 'returns', title: 'Returns', text: 'Any day.' },
]

test('parts have headings below that of the section, numbered where that is wanted', () => {
  expect(drawn('prose', { eyebrow: 'The topic', title: 'The title', intro: 'The opening.', text: 'Words.', note: 'Since May', numbered: true, parts })).toMatchInlineSnapshot(`
    "<div class="beside prose" data-numbered="true">
      <div class="heading">
        <p class="eyebrow"> The topic
        <h2> The title
        <p class="intro"> The opening.
      <div class="running">
        <p class="note"> Since May
        <p> Words.
        <section class="part">
          <h3> Fees
            <span class="number"> 1.
          <p> None.
        <section class="part" id="returns">
          <h3> Returns
            <span class="number"> 2.
          <p> Any day."
  `)
  expect(drawn('prose', { parts })).toMatchInlineSnapshot(`
    "<div class="beside prose">
      <div class="running">
        <section class="part">
          <h2> Fees
          <p> None.
        <section class="part" id="returns">
          <h2> Returns
          <p> Any day."
  `)
})

test('contents lead to every part, in its order; for a single part there are none', () => {
  const html = drawn('prose', { title: 'Terms', contents: true, numbered: true, parts })
  const links = Array.from(html.matchAll(/<a href="#([^"]+)"> (.+)/g), ([, id, words]) => [id, words])
  expect(links.map(([, words]) => words)).toEqual(['Fees', 'Returns'])
  expect(Array.from(html.matchAll(/<section class="part" id="([^"]+)">/g), ([, id]) => id)).toEqual(links.map(([id]) => id))
  expect(links[1]?.[0]).toBe('returns')
  expect(html).toContain('<nav class="contents" aria-label="On this page">')
  expect(html.indexOf('<h2> Terms')).toBeGreaterThan(html.indexOf('<nav'))
  expect(html.match(/<h2> Terms/g)?.length).toBe(1)
  expect(drawn('prose', { contents: true, parts: parts.slice(0, 1) })).not.toContain('<nav')
})

test('what a part says in one sentence stands between its heading and its text', () => {
  const html = drawn('prose', { parts: [{ title: 'Fees', brief: 'There are *none*.', text: 'Whatever you take out, it costs nothing.' }] })
  expect(html).toContain('<h2> Fees\n      <p class="brief">')
  expect(html.indexOf('none')).toBeLessThan(html.indexOf('Whatever'))
  expect(drawn('prose', { parts })).not.toContain('brief')
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), text? richText (pictures=true), parts? list, numbered? boolean, contents? boolean, note? richText (inline=true)',
    'parts[]': 'id? id, title text (heading=inner), brief? richText (inline=true), text richText (pictures=true)',
  })
})

test('a picture in the text is as wide as a line of it, and beside a heading or a contents no wider than two thirds of the section', () => {
  const text = `![Rye](<${mediaReference('media/rye.jpg', { ...UNSEEN, width: 1600, height: 900, kind: 'photo' })}>)`
  const [alone, beside] = ['min(38rem, room) at 1.7778', '(min-width: 62em) min(38rem, (room - 1 * 2rem) * 0.66667), min(38rem, room) at 1.7778']
  const parts = [{ title: 'B', text }]
  expect([slotsIn('prose', { text, parts }), slotsIn('prose', { title: 'A', text }), slotsIn('prose', { parts: [...parts, ...parts], contents: true })]).toEqual([
    [alone, alone],
    [beside],
    [beside, beside],
  ])
})
