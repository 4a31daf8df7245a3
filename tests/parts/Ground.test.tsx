import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { Ground, GroundNote } from '../../src/parts/Ground'
import { mediaReference, UNSEEN } from '../../src/parts/mediaFile'
import { compile } from '../../src/site/compile'
import { drawn } from '../lib/drawn'
import { fileWith } from '../lib/toy'

const picture = { src: 'media/night.jpg', alt: 'Lamps', focus: [70, 40] }
const actions = [{ label: 'Go', href: '/' }]

test('a ground is as wide as the window, higher than wide on a phone, and keeps in view what it is told to', () => {
  const html = renderToStaticMarkup(<Ground picture={{ ...picture, src: mediaReference('media/night.jpg', { ...UNSEEN, width: 4000, height: 3000 }) }} />)
  const sources = Array.from(html.matchAll(/<source([^>]*)>/g), ([, attributes = '']) => attributes)
  expect(sources.map((source) => /media="([^"]*)"/.exec(source)?.[1])).toEqual(['(max-width: 39.99em)', '(max-width: 39.99em)', undefined, undefined])
  for (const source of sources) expect(source).toContain('sizes="100vw"')
  expect(sources[0]).toMatch(/-358x477-70-40\.avif 358w.*-1364x1819-70-40\.avif 1364w/)
  expect(sources[2]).toMatch(/-358x179-70-40\.avif 358w.*-2132x1066-70-40\.avif 2132w/)
  expect(html).toContain('object-position:70% 40%')
})

test('its caption stands below the words, where it has one', () => {
  const note = (more: object) => renderToStaticMarkup(<GroundNote picture={{ ...picture, ...more }} />)
  expect([note({}), note({ credit: 'Ida' }), note({ caption: 'Stairs' })]).toEqual(['', '<p class="note"> <small>Ida</small></p>', '<p class="note">Stairs </p>'])
})

test('the section of such a block is drawn on a picture, whatever ground is set, and the bar may lie over it', async () => {
  const blocks = await loadBlocks()
  const surfacesOf = (...sections: object[]) => {
    const text = fileWith({ pages: [{ path: '/', title: 'Home', overlay: true, sections }], notFound: { title: 'x', sections: [{ type: 'hero', title: 'x' }] } })
    const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', blocks)
    return problems.map(({ code }) => code).concat(site?.pages[0]?.sections.map(({ attributes }) => attributes['data-surface'] ?? '') ?? [])
  }
  const hero = { type: 'hero', title: 'Night', picture, place: 'behind' }
  const cta = { type: 'cta', title: 'Now?', actions }
  expect(surfacesOf(hero, { ...cta, picture, ground: 'tinted' }, cta)).toEqual(['picture', 'picture', 'light'])
  expect(surfacesOf({ ...hero, place: 'beside' })).toEqual(['PS425'])
  expect(surfacesOf({ ...hero, picture: undefined })).toEqual(['PS425'])
})

test('behind the words of a hero it stands before them and not beside them, without a drawing', () => {
  const lines = (place: string) => drawn('hero', { title: 'Night', picture, place, art: 'guilloche' }).split('\n')
  expect(lines('behind').slice(0, 2)).toEqual(['<div class="hero" data-size="compact" data-art="none" data-behind="true">', '  <div class="ground">'])
  expect(lines('behind').join()).not.toContain('<svg')
  expect(lines('beside')[0]).toBe('<div class="hero" data-size="compact" data-art="picture">')
  expect(drawn('cta', { title: 'Now?', actions, picture }).split('\n')[1]).toBe('  <div class="ground">')
})
