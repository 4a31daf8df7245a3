import { expect, test } from 'vitest'
import { loadBlocks } from '../../../../src/blocks/schemas'
import { fix } from '../../../../src/authoring/edit/fix'
import { problemsOf } from '../../../lib/followAdvice'

const blocks = await loadBlocks()
const site = (section: object) => JSON.stringify({ site: { name: 'Toys' }, pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Welcome' }, section] }] })
const hintsOn = (section: object) => problemsOf(site(section), blocks).map(({ code, hint }) => `${code} ${hint}`)
const mended = (section: object) => JSON.parse(new TextDecoder().decode(fix(new TextEncoder().encode(site(section)), blocks).bytes)).pages[0].sections[1]

test('a film of another site is told as that, once, whatever else its section lacks', () => {
  expect(hintsOn({ type: 'video', url: 'https://vimeo.com/123456789', autoplay: true })).toEqual([
    'PS340 Write { "type": "embed", "title": "…", "href": "https://vimeo.com/123456789" }.',
  ])
})

test('it is mended with all that the section says which can be said there, too', () => {
  const section = { type: 'video', id: 'story', title: 'Our story', src: 'youtu.be/dQw4w9WgXcQ', poster: { src: 'media/a.jpg', alt: 'A' }, ground: 'dark' }
  expect(mended(section)).toEqual({ type: 'embed', id: 'story', title: 'Our story', ground: 'dark', href: 'https://youtu.be/dQw4w9WgXcQ' })
})

test('a film by its id gets its address, and the id is no anchor', () => {
  expect(mended({ type: 'youtube', title: 'Our story', videoId: 'dQw4w9WgXcQ' })).toEqual({
    type: 'embed',
    title: 'Our story',
    href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  })
})

test('a film of the own is asked for what it lacks', () => {
  expect(hintsOn({ type: 'video', title: 'Our story', src: 'media/a.mp4' }).join()).toContain('Add "poster"')
})
