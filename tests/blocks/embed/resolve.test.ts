import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policy } from '../../../src/blocks/embed/policy'
import { isPlayer } from '../../../src/blocks/embed/player'
import { playerOf } from '../../../src/blocks/embed/providers'
import { runs } from '../../lib/runs'
import { FILM } from './film'

const srcOf = (href: string) => {
  const found = playerOf(href)
  return isPlayer(found) ? found.src : found.fault
}

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', FILM],
  ['https://www.youtube.com/watch?feature=shared&v=aqz-KE-bpKQ&list=PL1234567890', FILM],
  ['https://youtube.com/watch/?v=aqz-KE-bpKQ', FILM],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=90', `${FILM}&start=90`],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', FILM],
  ['http://youtu.be/aqz-KE-bpKQ?si=abc&t=1m30s', `${FILM}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h2m3s', `${FILM}&start=3723`],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', FILM],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', FILM],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5', `${FILM}&start=5`],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', FILM],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', FILM],
  ['https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F3NxI', 'https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&rel=0&list=PL590L5WQmH8fJ54F3NxI'],
  ['https://www.youtube.com/embed/videoseries?list=PL590L5WQmH8fJ54F3NxI', 'https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&rel=0&list=PL590L5WQmH8fJ54F3NxI'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
  ['https://vimeo.com/123456789/abcdef1234#t=30s', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=abcdef1234#t=30s'],
  ['https://player.vimeo.com/video/123456789?h=abcdef1234', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=abcdef1234'],
  ['https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
  ['https://vimeo.com/groups/bakers/videos/123456789/', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
  ['https://www.openstreetmap.org/#map=15/38.7114/-9.1375', 'https://www.openstreetmap.org/export/embed.html?bbox=-9.15947%2C38.70068%2C-9.11553%2C38.72212&layer=mapnik'],
  [
    'https://www.openstreetmap.org/?mlat=38.7114&mlon=-9.1375#map=15/38.71/-9.13',
    'https://www.openstreetmap.org/export/embed.html?bbox=-9.15197%2C38.69928%2C-9.10803%2C38.72072&layer=mapnik&marker=38.7114%2C-9.1375',
  ],
  [
    'https://osm.org/?mlat=38.7114&mlon=-9.1375',
    'https://www.openstreetmap.org/export/embed.html?bbox=-9.15947%2C38.70068%2C-9.11553%2C38.72212&layer=mapnik&marker=38.7114%2C-9.1375',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=-9.2%2C38.6%2C-9.1%2C38.8&layer=mapnik&marker=38.7%2C-9.15',
    'https://www.openstreetmap.org/export/embed.html?bbox=-9.2%2C38.6%2C-9.1%2C38.8&layer=mapnik&marker=38.7%2C-9.15',
  ],
  ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3112.9', 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3112.9'],
  [
    'https://www.google.com/maps/place/Torre+de+Bel%C3%A9m/@38.6916,-9.216,17z/data=!3m1',
    'https://www.google.com/maps?q=Torre+de+Bel%C3%A9m&ll=38.6916%2C-9.216&z=17&output=embed',
  ],
  ['https://www.google.de/maps/@52.52,13.405,12z', 'https://www.google.com/maps?q=52.52%2C13.405&z=12&output=embed'],
  ['https://maps.google.com/?q=Torre+de+Belém', 'https://www.google.com/maps?q=Torre+de+Bel%C3%A9m&z=15&output=embed'],
  ['https://www.google.co.uk/maps/search/?api=1&query=Big%20Ben', 'https://www.google.com/maps?q=Big+Ben&z=15&output=embed'],
  ['https://www.google.com/maps/search/bakery/', 'https://www.google.com/maps?q=bakery&z=15&output=embed'],
])('%s is shown', (href, src) => {
  expect(srcOf(href)).toBe(src)
})

test.each<[string, RegExp]>([
  ['https://www.youtube.com/@bakery', /^is of YouTube, but of no film/],
  ['https://www.youtube.com/watch?v=short', /^is of YouTube, but of no film/],
  ['https://youtu.be/aqz-KE-bpKQ"onload', /^is of YouTube, but of no film/],
  ['https://vimeo.com/bakery', /^is of Vimeo, but of no film/],
  ['https://www.openstreetmap.org/export/embed.html?bbox=99999999999999999999999,1,1,1', /^is of OpenStreetMap, but of no place/],
  ['https://www.openstreetmap.org/export/embed.html?bbox=-9.1,38.8,-9.2,38.6', /^is of OpenStreetMap, but of no place/],
  ['https://www.openstreetmap.org/export/embed.html?bbox=-9.2,38.6,-9.1,98.8', /^is of OpenStreetMap, but of no place/],
  ['https://www.openstreetmap.org/node/123', /^is of OpenStreetMap, but of no place/],
  ['https://www.openstreetmap.org/#map=15/138.7/-9.1', /^is of OpenStreetMap, but of no place/],
  ['https://www.google.com/search?q=bakery', /^is of Google, but of no map/],
  ['https://www.google.com/maps/dir/Lisboa/Porto/', /^is of Google Maps, but of no place/],
  ['https://maps.app.goo.gl/abc', /^is a short address/],
  ['https://osm.org/go/abc', /^is a short address/],
  ['https://google.evil.example/maps?q=x', /^is of "google.evil.example", which cannot be shown here/],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', /cannot be shown here/],
  ['https://dailymotion.com/video/x', /cannot be shown here/],
  ['/faq', /^is no address of another site/],
  ['media/film.mp4', /^is no address of another site/],
])('%s is told', (href, expected) => {
  expect(srcOf(href)).toMatch(expected)
})

test('whatever is written, a frame is of one of five addresses, and the policy of the page names no other', { tags: ['random'] }, () => {
  const ends = fc.array(
    fc.constantFrom(
      '/',
      'watch',
      '?v=',
      'aqz-KE-bpKQ',
      '&',
      '#',
      't=1',
      'maps',
      '@1,2',
      "'",
      '"',
      ';',
      ' ',
      '%0a',
      '\n',
      '*',
      '//',
      'embed',
      '?pb=',
      '!1m18!1m2',
      '?q=',
      'x',
      '<',
      '..',
    ),
    { maxLength: 9 },
  )
  const hosts = fc.constantFrom(
    'https://www.youtube.com/',
    'https://youtu.be/',
    'https://vimeo.com/123456789',
    'https://www.google.com/maps',
    'https://maps.google.de/',
    'https://osm.org/?mlat=1&mlon=2',
  )
  const known = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/|www\.openstreetmap\.org\/export\/embed\.html|www\.google\.com\/maps(?:\/embed)?\?)/
  const { times: _, ...settings } = runs(3000)
  let shown = 0
  fc.assert(
    fc.property(hosts, ends, (host, parts) => {
      const href = host + parts.join('')
      const found = playerOf(href)
      if (!isPlayer(found)) return
      shown++
      expect(found.src).toMatch(known)
      expect(found.src).not.toMatch(/[\s"'<>;]/)
      for (const source of policy({ title: 'x', href })['frame-src'] ?? []) expect(source).toMatch(/^https:\/\/[a-z.-]+\/[a-z/.]+$/)
    }),
    settings,
  )
  expect(shown).toBeGreaterThan(settings.numRuns / 30)
})

test('the page may show a frame of this one provider', () => {
  expect(policy({ title: 'x', href: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual({ 'frame-src': ['https://www.youtube-nocookie.com/embed/'] })
  expect(policy({ title: 'x', href: 'https://example.com' })).toEqual({})
})
