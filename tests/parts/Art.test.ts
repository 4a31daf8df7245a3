import { createElement } from 'react'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { art } from '../../src/parts/art'
import { Art } from '../../src/parts/Art'
import { markup } from '../lib/drawn'

const drawnArt = (name: Parameters<typeof Art>[0]['name']) => {
  const svg = JSDOM.fragment(markup(createElement(Art, { name }))).querySelector('svg.art[aria-hidden=true]')
  expect(svg?.getAttribute('viewBox')).toBe('0 0 600 600')
  return Array.from(svg?.children ?? [], (shape) => shape.outerHTML)
}
const angles = (shapes: readonly string[]) => shapes.map((shape) => Number(/rotate\(([-\d.]+) 300 300\)/.exec(shape)?.[1]))

test('the rosettes of a bank note are ellipses turned evenly about the centre', () => {
  const shapes = drawnArt('guilloche')
  expect(shapes.length).toBe(24 + 18 + 16)
  expect(shapes[1]).toBe('<ellipse cx="300" cy="300" rx="290" ry="214" transform="rotate(7.5 300 300)"></ellipse>')
  expect(angles(shapes.slice(24, 42))).toEqual(Array.from({ length: 18 }, (_, index) => index * 10))
  // Those that lie beside the centre go round it once.
  expect(shapes[42]).toContain('cx="362"')
  expect(angles(shapes.slice(42))).toEqual(Array.from({ length: 16 }, (_, index) => index * 22.5))
})

test('the rings of a hill grow outwards', () => {
  const shapes = drawnArt('contours')
  expect([shapes[0], shapes[12]]).toEqual([
    '<ellipse cx="268" cy="322" rx="34" ry="21" transform="rotate(-24 300 300)"></ellipse>',
    '<ellipse cx="304" cy="298" rx="274" ry="201" transform="rotate(4.799999999999997 300 300)"></ellipse>',
  ])
  expect(shapes.length).toBe(13)
})

test('columns stand on one line and rise to the right', () => {
  const shapes = drawnArt('columns')
  const heights = shapes.map((shape) => Number(/v-(\d+)h22v\1"/.exec(shape)?.[1]))
  expect(shapes.map((shape) => /d="M(\d+) 570v/.exec(shape)?.[1])).toEqual(Array.from({ length: 15 }, (_, index) => String(22 + index * 38)))
  expect([heights[0], heights[14]]).toEqual([70, 449])
  expect(Math.min(...heights)).toBe(70)
})

test('each drawing can be chosen by its name, and none', () => {
  expect((z.toJSONSchema(art) as { enum?: string[] }).enum ?? JSON.stringify(z.toJSONSchema(art))).toEqual(['guilloche', 'contours', 'columns', 'none'])
})
