import { expect, test } from 'vitest'
import { schema } from '../../src/blocks/logoWall/schema'
import { mediaReference, UNSEEN } from '../../src/parts/mediaFile'
import { drawn, htmlOf } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'

const file = (width: number, height: number, kind: 'vector' | 'seeThrough' | 'photo' = 'vector') => mediaReference('media/mill.svg', { ...UNSEEN, width, height, kind })

test('a logo is read out by its name, and leads where it is told to', () => {
  const items = [
    { name: 'Mill', src: file(100, 100) },
    { name: 'Oven', src: file(100, 100), href: 'https://oven.example' },
  ]
  const lines = drawn('logoWall', { title: 'Partners', items })
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/ style=.*? alt=/, ' alt=')
        .replace(/ src=.*/, ''),
    )
  expect(lines).toEqual(
    [
      '<div class="heading">',
      '<h2> Partners',
      '<ul class="wall" data-tone="original">',
      '<li>',
      '<span class="logo"',
      '<picture>',
      '<img alt="Mill"',
      '<li>',
      '<a href="https://oven.example" target="_blank" rel="noopener noreferrer">',
      '<span class="logo"',
      '<picture>',
      '<img alt="Oven"',
      '<span class="visually-hidden"> (opens in a new tab)',
    ].map((line) => (line === '<span class="logo"' ? expect.stringMatching(/^<span class="logo"/) : line)),
  )
})

test.each([
  [100, 100, 1],
  [400, 100, 2],
  [100, 400, 0.5],
  [9000, 100, 2.9],
])('a logo of %i × %i covers as much as a square one: it is %f times as wide, unless it is very long', (width, height, size) => {
  const html = htmlOf('logoWall', {
    items: [
      { name: 'Mill', src: file(width, height) },
      { name: 'Oven', src: file(1, 1) },
    ],
  })
  expect(/--size:([\d.]+)/.exec(html)?.[1]).toBe(String(size))
})

test('of pixels it is as sharp as it is wide', () => {
  const html = htmlOf('logoWall', {
    items: [
      { name: 'Mill', src: file(800, 200, 'seeThrough') },
      { name: 'Oven', src: file(1, 1) },
    ],
  })
  expect(html).toContain('sizes="(min-width: 40em) 9.2rem, 6.8rem"')
})

test('only what can be seen through is drawn in one colour', () => {
  const html = htmlOf('logoWall', { tone: 'plain', items: ['vector', 'seeThrough', 'photo'].map((kind) => ({ name: kind, src: file(100, 100, kind as 'photo') })) })
  expect(html.match(/data-opaque|alt="\w+"/g)).toEqual(['alt="vector"', 'alt="seeThrough"', 'data-opaque', 'alt="photo"'])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), items list ≥2 ≤40, tone? original|plain',
    'items[]': 'name text, src media, href? href (words=name)',
  })
})
