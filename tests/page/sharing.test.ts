import { expect, test } from 'vitest'
import { type MediaFile, mediaReference, UNSEEN } from '../../src/parts/mediaFile'
import { sharedPicture } from '../../src/page/sharing'
import { toySettings } from '../lib/toy'
import { toyMedia } from '../lib/toyMedia'
import { siteOf } from '../lib/toySite'

const house = { src: 'media/house.jpg', alt: 'A house', focus: [20, 60] }
const hero = { type: 'hero', title: 'Toys' }

/** What is shown beside links to the first page of a site with these parts. */
function shared(parts: Record<string, unknown>, page: Record<string, unknown> = {}, path = '/') {
  const site = siteOf({ pages: [{ path: '/', title: 'Home', sections: [hero], ...page }], ...parts }, undefined, toyMedia)
  const found = site.pages.find((candidate) => candidate.path === path)
  return found && sharedPicture(found, site.settings)
}

test('a page shows its own picture, cut to what networks ask for around what stays in view', () => {
  expect(shared({}, { picture: house })).toEqual({ address: '/assets/media/house-eeeeeeeeeeee-1200x630-20-60.jpg', width: 1200, height: 630, alt: 'A house' })
})

test('without one it shows the first large picture on it, then that of the site, then none', () => {
  const people = { type: 'people', items: [{ name: 'Ana', title: 'Baker', picture: { src: 'media/small.jpg', alt: 'Ana' } }] }
  const feature = { type: 'feature', title: 'House', picture: { src: 'media/house.jpg', alt: 'The house' } }
  expect(shared({}, { sections: [hero, people, feature] })?.alt).toBe('The house')
  expect(shared({ site: { ...toySettings, picture: house } }, { sections: [hero, people] })?.alt).toBe('A house')
  expect(shared({}, { sections: [hero, people] })).toBeUndefined()
})

test('the page of an item shows the picture of the item', () => {
  const item = (slug: string, more: object) => ({ slug, title: slug, excerpt: 'a', ...more })
  const pages = [
    { path: '/', title: 'Home', sections: [hero, { type: 'articleList', collection: 'toys' }] },
    { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: [{ type: 'article', title: '{item.title}' }] },
  ]
  const parts = { pages, collections: { toys: [item('bear', { picture: house }), item('kite', {})] } }
  expect(shared(parts, {}, '/toys/bear')?.alt).toBe('A house')
  expect(shared(parts, {}, '/toys/kite')).toBeUndefined()
})

test('what is small is not made larger, a drawing is; one that says nothing is called like the site', () => {
  expect(shared({}, { picture: { src: 'media/small.jpg', alt: '', decorative: true } })).toMatchObject({ width: 300, height: 158, alt: 'Toys' })
  expect(shared({}, { picture: { src: 'media/light.png', alt: 'A wide one' } })).toMatchObject({ width: 228, height: 120 })
  expect(shared({}, { picture: { src: 'media/mark.svg', alt: 'The mark' } })?.address).toBe('/assets/media/mark-aaaaaaaaaaaa-1200x630-50-50.jpg')
})

test('a picture is large from 600 pixels on, and one that can be seen through is none to share', () => {
  const at = (width: number, kind: MediaFile['kind'] = 'photo') => ({ ...UNSEEN, hash: 'a'.repeat(12), width, height: 400, kind })
  const sections = (file: MediaFile) => [{ key: 'a', type: 'a', attributes: {}, source: [], props: { picture: { src: mediaReference('media/a.jpg', file), alt: 'A' } } }]
  const shows = (file: MediaFile) => sharedPicture({ sections: sections(file) }, siteOf({}).settings) !== undefined
  expect([shows(at(600)), shows(at(599)), shows(at(900, 'seeThrough'))]).toEqual([true, false, false])
})
