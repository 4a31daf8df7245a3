import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { Figure } from '../../src/parts/Figure'
import { markup } from '../lib/drawn'

const picture = { src: '/a.jpg', alt: 'A door', width: 10, height: 10 }
const draw = (piece: React.ReactNode) => new JSDOM(markup(piece)).window.document.body

test('a picture has a caption where it has words for one', () => {
  const figure = (more: object) => draw(<Figure picture={{ ...picture, ...more } as never} slots={[{ rem: 6 }]} />).querySelector('figure')
  expect([figure({}), figure({ caption: 'The door' })?.textContent?.trim(), figure({ credit: 'Ana' })?.textContent?.includes('Ana')]).toEqual([null, 'The door', true])
})

test('with words it is a figure of its own class', () => {
  expect(draw(<Figure picture={{ ...picture, caption: 'The door' } as never} slots={[{ rem: 6 }]} />).firstElementChild?.outerHTML).toMatch(/^<figure class="figure"><picture>/)
})
