import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { policy } from '../../src/blocks/embed/policy'
import { isPlayer } from '../../src/blocks/embed/player'
import { playerOf } from '../../src/blocks/embed/providers'
import { resolve } from '../../src/blocks/embed/resolve'
import { schema } from '../../src/blocks/embed/schema'
import { awake } from '../lib/awake'
import { drawn } from '../lib/drawn'
import { runs } from '../lib/runs'
import { shapeOf } from '../lib/shapeOf'

const FILM = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'
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
    runs(3000),
  )
  expect(shown).toBeGreaterThan(100)
})

test('the page may show a frame of this one provider', () => {
  expect(policy({ title: 'x', href: 'https://youtu.be/aqz-KE-bpKQ' })).toEqual({ 'frame-src': ['https://www.youtube-nocookie.com/embed/'] })
  expect(policy({ title: 'x', href: 'https://example.com' })).toEqual({})
})

test('a film of telephones stands upright, all else wide, unless its author says otherwise', () => {
  const shapeAt = (href: string, shape?: 'square') => resolve({ title: 'x', href, shape }).shape
  expect([shapeAt('https://www.youtube.com/shorts/aqz-KE-bpKQ'), shapeAt('https://youtu.be/aqz-KE-bpKQ'), shapeAt('https://osm.org/?mlat=1&mlon=2', 'square')]).toEqual([
    'tall',
    'wide',
    'square',
  ])
})

const props = (href: string) => resolve({ eyebrow: 'A visit', title: 'The mill', intro: 'Ana shows it.', href })

test('the card is a link, and a button in its place where scripts run; who shows it is named before', () => {
  expect(drawn('embed', props('https://youtu.be/aqz-KE-bpKQ'))).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> A visit
      <h2> The mill
      <p class="intro"> Ana shows it.
    <figure class="figure embed" data-shape="wide">
      <div class="stage" data-kind="film">
        <a class="link" aria-describedby="_toy-R_3_" href="https://youtu.be/aqz-KE-bpKQ" target="_blank" rel="noopener noreferrer">
          <span class="words"> Play
            <span class="sign" data-kind="film" aria-hidden="true">
            <span class="visually-hidden"> : The mill
          <span class="visually-hidden"> (opens in a new tab)
        <button type="button" class="button" aria-describedby="_toy-R_3_">
          <span class="words"> Play
            <span class="sign" data-kind="film" aria-hidden="true">
            <span class="visually-hidden"> : The mill
    <p class="note">
      <span id="_toy-R_3_"> Plays from youtube.com, which then learns your internet address and may set cookies.
      <a href="https://youtu.be/aqz-KE-bpKQ" target="_blank" rel="noopener noreferrer"> Open on youtube.com
        <span class="visually-hidden"> : The mill
        <span class="visually-hidden"> (opens in a new tab)"
  `)
  expect(drawn('embed', props('https://osm.org/?mlat=1&mlon=2'))).toMatch(
    /Show the map[\s\S]*The map comes from openstreetmap.org, which then learns your internet address and may set cookies.[\s\S]*Open on openstreetmap.org/,
  )
})

test('the words are those of the site', () => {
  const html = drawn('embed', props('https://vimeo.com/123456789'), {
    words: { play: 'Abspielen', playsFrom: 'Kommt von {host}.', openOn: 'Bei {host} öffnen', newTab: 'neuer Tab' },
  })
  for (const words of ['Abspielen', 'Kommt von vimeo.com.', 'Bei vimeo.com öffnen']) expect(html).toContain(words)
})

test('a click brings the frame, with no more rights than it needs, and the focus goes to it', async () => {
  const { island, document, window } = await awake(() => import('../../src/blocks/embed/Island'), props('https://youtu.be/aqz-KE-bpKQ'))
  expect(island.querySelector('iframe')).toBeNull()
  island.querySelector('button')?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
  await vi.waitFor(() => expect(island.querySelector('iframe')).not.toBeNull())
  const frame = island.querySelector('iframe')
  expect(Object.fromEntries(Array.from(frame?.attributes ?? [], ({ name, value }) => [name, value]))).toEqual({
    src: FILM,
    title: 'The mill',
    allow: 'autoplay; encrypted-media; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
    allowfullscreen: '',
  })
  expect(island.querySelectorAll('button')).toHaveLength(0)
  await vi.waitFor(() => expect(document.activeElement).toBe(frame))
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toMatchInlineSnapshot(`
    {
      "": "eyebrow? text, title text (heading=section), intro? text, href href (words=title), picture? object, shape? wide|classic|square|tall",
      "picture": "src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text",
    }
  `)
})
