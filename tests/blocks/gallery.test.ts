import { expect, test } from 'vitest'
import { largeOf } from '../../src/blocks/gallery/large'
import { schema } from '../../src/blocks/gallery/schema'
import { htmlOf } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'

const file = (width: number, height: number, kind = 'photo') => ({ src: `wall 0123456789ab ${width} ${height} #aabbcc ${kind}`, alt: 'A wall' })

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)['']).toBe(
    'eyebrow? text, title? text (heading=section), intro? richText (inline=true), pictures list ≥1 ≤60, columns? 2|3|4, shape? landscape|square|natural',
  )
})

test('a picture that is shown alone is whole, for phones and large screens, and no larger than it is', () => {
  expect(largeOf(file(4000, 3000))).toEqual({
    href: '/assets/media/wall-0123456789ab-2132x1599.jpg',
    sources: '/assets/media/wall-0123456789ab-1091x818.avif 1091w, /assets/media/wall-0123456789ab-2132x1599.avif 2132w',
    width: 2132,
    height: 1599,
  })
  expect(largeOf(file(800, 400))).toMatchObject({ href: '/assets/media/wall-0123456789ab-800x400.jpg', sources: '/assets/media/wall-0123456789ab-800x400.avif 800w' })
  expect(largeOf(file(800, 400, 'seeThrough')).href).toBe('/assets/media/wall-0123456789ab-800x400.png')
  expect(largeOf(file(80, 40, 'vector'))).toEqual({ href: '/assets/media/wall-0123456789ab.svg', width: 80, height: 40 })
})

test('what opens a picture says what it shows, or else which one it is, by link and by button', () => {
  const html = htmlOf('gallery', { pictures: [{ ...file(800, 400), alt: '' }, file(800, 400), { ...file(800, 400), alt: '' }] })
  expect(Array.from(html.matchAll(/<span class="visually-hidden">([^<]*)/g), ([, words]) => words)).toEqual(
    ['1', 'A wall', '3'].flatMap((words) => [`Enlarge: ${words}`, `Enlarge: ${words}`]),
  )
})
